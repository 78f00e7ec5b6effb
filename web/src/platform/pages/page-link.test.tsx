import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, test } from 'vitest';
import { PageLink, findClickedPage } from './page-link.tsx';

const origin = 'https://portal.example';
const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
const anchor = { origin, pathname: '/cn/BTCInfo/Section', search: '?page=2', hash: '#x', target: '' };

it('is a plain anchor, so that it works before and without any script', () => {
  const html = renderToStaticMarkup(
    <PageLink to="/cn/BTCInfo?a=1&b=2" className="c">
      x
    </PageLink>,
  );
  expect(html).toBe('<a class="c" href="/cn/BTCInfo?a=1&amp;b=2" data-page="">x</a>');
});

it('leads on within the tab on a plain click', () => {
  expect(findClickedPage(plain, anchor, origin)).toBe('/cn/BTCInfo/Section?page=2#x');
});

test.each([
  ['a new tab', { ...plain, ctrlKey: true }, anchor],
  ['a new window', { ...plain, shiftKey: true }, anchor],
  ['the middle button', { ...plain, button: 1 }, anchor],
  ['a click that something else has taken', { ...plain, defaultPrevented: true }, anchor],
  ['another host', plain, { ...anchor, origin: 'https://other.example' }],
  ['a named window', plain, { ...anchor, target: '_blank' }],
])('leaves %s to the browser', (_, click, link) => {
  expect(findClickedPage(click, link, origin)).toBeNull();
});
