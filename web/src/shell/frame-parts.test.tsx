// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settingsExample } from '#platform/testing/site-settings.fixture.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { Footer } from './footer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { messages } from './messages.ts';
import { isPlaceKnown, notePlace, restorePlace } from './page-position.ts';
import { CodePair } from './plain/code-pair.tsx';
import { messages as plainMessages } from './plain/plain-messages.ts';
import { PlainFailure } from './plain/plain-failure.tsx';
import { PlainFrame } from './plain/plain-frame.tsx';
import { QrPanel } from './qr/qr-panel.tsx';
import { TopButton } from './top-button.tsx';

test('what is not set up outside has no column', async () => {
  const page = await showPart('en', <Footer settings={settingsExample} />);
  for (const name of [messages.en.follow, messages.en.mailboxes])
    expect(page.queryByRole('heading', { name })).toBeNull();
  expect(page.queryByText(messages.en.demo)).toBeNull();
});

test('mailboxes and apps stand in their order, the ICP number leads to its register', async () => {
  const settings = {
    ...settingsExample,
    demo: true,
    icpNumber: '沪ICP备1号',
    appStoreUrl: 'https://apps.example/1',
    mailboxes: { service: 's@portal.example', sales: null, news: 'n@portal.example' },
  };
  const page = await showPart('cn', <Footer settings={settings} />);
  const links = readLinks(document.body);
  expect(Object.values(links).filter((to) => to.startsWith('mailto:'))).toEqual([
    'mailto:s@portal.example',
    'mailto:n@portal.example',
  ]);
  // An address breaks behind its sign, not within a word.
  expect(document.querySelector('a[href^=mailto] wbr')?.previousSibling?.textContent).toBe('s@');
  expect(links[messages.cn.appStore]).toBe('https://apps.example/1');
  expect(links[messages.cn.social]).toBeUndefined();
  expect(links['沪ICP备1号']).toMatch(/beian\.miit\.gov\.cn/);
  page.getByText(messages.cn.demo);
});

test.each([
  ['en', '/cn/BTCInfo', 'zh-CN'],
  ['cn', '/BTCInfo', 'en'],
] as const)('from %s the other language is at %s', async (edition, to, lang) => {
  const page = await showPart(edition, <LanguageSwitch />);
  const link = page.getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('lang')]).toEqual([to, lang]);
});

test('the way to the top is offered a screen down, and takes the keyboard along', async () => {
  const page = await showPart(
    'en',
    <>
      <main id="main" tabIndex={-1} />
      <TopButton />
    </>,
  );
  expect(page.queryByRole('button')).toBeNull();
  Object.defineProperty(window, 'scrollY', { value: window.innerHeight + 1, configurable: true });
  onTestFinished(() => {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
  const scroll = vi.fn<(to: ScrollToOptions) => void>();
  vi.stubGlobal('scrollTo', scroll);
  await page.press(messages.en.toTop);
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.activeElement?.id).toBe('main');
});

test('a place that was noted is gone back to until the reader moves on', () => {
  const scroll = vi.fn<(left: number, top: number) => void>();
  const disconnect = vi.fn<() => void>();
  class Observer {
    observe = () => undefined;
    disconnect = disconnect;
  }
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('ResizeObserver', Observer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });
  expect(restorePlace('never seen')).toBeNull();
  Object.defineProperty(window, 'scrollY', { value: 640.4, configurable: true });
  notePlace('step');
  expect([isPlaceKnown('step'), isPlaceKnown('never seen')]).toEqual([true, false]);
  restorePlace('step');
  expect(scroll).toHaveBeenCalledWith(0, 640);
  expect(disconnect).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('wheel'));
  expect(disconnect).toHaveBeenCalledOnce();
});

const panel = { Shown: true, Caption: 'Scan', Target: 'https://t.example' };

test.each([
  [panel, '/qr.svg?edition=en', 'Scan'],
  [{ ...panel, Caption: null, Target: null }, '/qr.svg', messages.en.qrSite],
  [null, '/qr.svg', messages.en.qrSite],
])('the panel %j shows the code %s', async (said, source, caption) => {
  const page = await showPart('en', <QrPanel settings={settingsExample} panel={said} />);
  expect(page.getByRole('img').getAttribute('src')).toBe(source);
  page.getByText(caption);
});

test('a panel that is put away, by its editors or its reader, is not there', async () => {
  const hidden = await showPart('en', <QrPanel settings={settingsExample} panel={{ ...panel, Shown: false }} />);
  expect(hidden.queryByRole('complementary')).toBeNull();
  const page = await showPart('en', <QrPanel settings={settingsExample} panel={panel} />);
  const opener = page.getByRole('button', { name: messages.en.qrOpen });
  await page.user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await page.press(messages.en.qrDismiss);
  expect(page.queryByRole('complementary')).toBeNull();
});

test.each([
  [null, plainMessages.en.siteCode],
  ['https://social.example', plainMessages.en.accountCode],
])('where the account is %s the first code says %s, the second leads to the app', async (socialUrl, text) => {
  const page = await showPart(
    'en',
    <CodePair settings={{ ...settingsExample, socialUrl }} downloadPath="/Download?id=1" />,
  );
  page.getByText(text);
  expect(page.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    '/qr.svg',
    '/qr.svg?path=%2FDownload%3Fid%3D1',
  ]);
});

test('a public page has its mark, no menus, and a bar only where there is an app', async () => {
  const page = await showPart('cn', <PlainFrame settings={settingsExample}>Text</PlainFrame>);
  expect(page.queryByRole('navigation')).toBeNull();
  expect(Object.values(readLinks(document.body))).toEqual(['/cn/Homepage', '/cn/BTCInfo']);
  expect(document.querySelector('[data-bar]')).toBeNull();
});

test('a public page that is missing leads on; one that failed says so', async () => {
  const missing = await showPart('en', <PlainFailure settings={settingsExample} isMissing />);
  expect(missing.queryByRole('alert')).toBeNull();
  const failed = await showPart('en', <PlainFailure settings={settingsExample} isMissing={false} />);
  expect(failed.getByRole('alert').querySelector('a')?.getAttribute('href')).toBe('/BTCInfo');
});
