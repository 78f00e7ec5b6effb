// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { SearchCard, SearchHit } from '@btc/contract/search/search.ts';
import { act, createEvent, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EditionProvider } from '#i18n/edition.ts';
import { PageLink, usePageLinks } from '#platform/pages/page-link.tsx';
import type { Answers } from '#platform/testing/fake-api.ts';
import { fakePortal } from '#platform/testing/fake-portal.ts';
import { PageChange } from '#shell/page-change.tsx';
import { mainId } from '#shell/skip-link.tsx';
import { findField } from '#ui/testing/live-page.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { showRoutes } from '#ui/testing/show-page.tsx';
import { messages as boxMessages } from './box-messages.ts';
import { messages } from './messages.ts';
import { SearchBox } from './search-box.tsx';

const hit = (Name: string, Path: string): SearchHit => ({
  Name,
  Path,
  Note: null,
  Date: null,
  Locked: false,
  Demo: false,
});

const card: SearchCard = {
  Kind: 'plant',
  Name: 'Aurora',
  Note: 'SIF 9014 · Brazil',
  Path: '/BTCEst/Plant/24',
  Demo: true,
  PlantNo: '9014',
  State: 'active',
  Meats: ['beef'],
  Date: '2026-11-26',
};

const found: Answers = {
  SearchPortal: {
    Card: card,
    Groups: [
      { Kind: 'plant', Rows: [hit('Aurora', '/BTCEst/Plant/24')], Total: 1, TotalIsCapped: false },
      { Kind: 'page', Rows: [hit('Beef plants', '/BTCEst')], Total: 1, TotalIsCapped: false },
    ],
  },
};

async function show(edition: 'cn' | 'en' = 'en', answers: Answers = found, at?: string) {
  const page = await showPart(edition, <SearchBox />, {
    answers,
    at: at ?? (edition === 'cn' ? '/cn/BTCInfo' : '/BTCInfo'),
  });
  const box = () => page.getByRole('combobox', { name: boxMessages[edition].label });
  const type = async (text: string) => {
    await page.user.hover(box());
    await page.settled();
    await page.user.click(box());
    await page.user.keyboard(text);
    await waitFor(() => expect(page.sent('SearchPortal')).not.toEqual([]), { timeout: 5_000 });
    await page.settled();
  };
  return Object.assign(page, { box, type });
}

describe.each(['cn', 'en'] as const)('in %s', (edition) => {
  const t = messages[edition];

  test('what is typed is answered in groups, the answer itself first, and a row that is chosen is opened', async () => {
    const page = await show(edition);
    await page.type('9014');
    const options = page.getAllByRole('option');
    expect(options[0]?.textContent).toContain('SIF 9014');
    expect(options[0]?.textContent).toMatch(/2026/);
    expect(page.getAllByRole('group').map((group) => group.textContent)).toEqual([
      expect.stringContaining(t.answer),
      expect.stringContaining(t.groups.plant),
      expect.stringContaining(t.groups.page),
    ]);
    expect(options.at(-1)?.textContent).toContain(t.all('9014'));
    await page.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(page.address()).toBe('/BTCEst/Plant/24'));
    expect(page.box()).toHaveProperty('value', '');
    expect(page.queryByRole('listbox')).toBeNull();
  });

  test('Enter on no row goes to the page of results', async () => {
    const page = await show(edition);
    await page.type('板腱');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(page.address()).toBe(`${edition === 'cn' ? '/cn' : ''}/Search?q=%E6%9D%BF%E8%85%B1`));
    expect(page.box()).toHaveProperty('value', '板腱');
    expect(page.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).not.toBe(page.box());
  });

  test('where nothing fits, that is said with what can be searched', async () => {
    const page = await show(edition, { SearchPortal: { Card: null, Groups: [] } });
    await page.type('zzzz');
    expect(page.getByText(t.nothing)).not.toBeNull();
  });
});

test('without a script the form leads to the page of results', async () => {
  await show('cn');
  const form = document.querySelector('form');
  expect([form?.getAttribute('action'), form?.method, findField('q').getAttribute('maxlength')]).toEqual([
    '/cn/Search',
    'get',
    '60',
  ]);
});

test('nothing is asked before anything is typed, also where the page was asked for something', async () => {
  const page = await show('en', found, '/Search?q=9014');
  expect(page.box()).toHaveProperty('value', '9014');
  await page.user.click(page.box());
  await page.settled();
  expect(page.sent('SearchPortal')).toEqual([]);
});

test('one question follows a pause in the typing', async () => {
  const page = await show();
  await page.user.hover(page.box());
  await page.settled();
  await page.user.click(page.box());
  // At once: a slow machine types with pauses of its own.
  for (const value of ['9', '90', '901', '9014']) fireEvent.change(page.box(), { target: { value } });
  await waitFor(() => expect(page.sent('SearchPortal')).toEqual([{ Keyword: '9014', isEn: true }]));
});

test('Chinese that is being written is neither asked for nor sent', async () => {
  const page = await show('cn');
  await page.user.hover(page.box());
  await page.settled();
  await page.user.click(page.box());
  const field = page.box();
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'ban jian' } });
  const enter = createEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent(field, enter);
  await page.settled();
  expect(page.sent('SearchPortal')).toEqual([]);
  expect(page.address()).toBe('/cn/BTCInfo');
  fireEvent.change(field, { target: { value: '板腱' } });
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(page.sent('SearchPortal')).toEqual([{ Keyword: '板腱', isEn: false }]));
  // One browser ends the writing first, and only then tells of the key.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  await page.settled();
  expect(page.address()).toBe('/cn/BTCInfo');
});

test('the stroke and Ctrl K lead to the box, the stroke not while one writes elsewhere', async () => {
  const page = await showPart(
    'en',
    <>
      <input aria-label="Elsewhere" />
      <SearchBox />
    </>,
    { answers: found, at: '/BTCInfo' },
  );
  const box = () => page.getByRole('combobox', { name: boxMessages.en.label });
  await page.user.keyboard('/');
  expect(document.activeElement).toBe(box());
  const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' });
  await page.user.click(elsewhere);
  await page.user.keyboard('a/b');
  expect(document.activeElement).toBe(elsewhere);
  expect(elsewhere).toHaveProperty('value', 'a/b');
  await page.user.keyboard('{Control>}k{/Control}');
  expect(document.activeElement).toBe(box());
  expect(box()).toHaveProperty('value', '');
});

test('a refusal is said in its own words', async () => {
  const page = await show('en', { SearchPortal: new ApiError(1004) });
  await page.type('beef');
  expect(page.getByText('Too many attempts. Please wait a little and try again.')).not.toBeNull();
});

test('a list stays where the scroll that brought the box into view is told late, and goes when the page is scrolled', async () => {
  const { box, type, queryByRole, getByRole } = await show();
  await type('9014');
  fireEvent.scroll(document);
  await waitFor(() => expect(getByRole('listbox')).not.toBeNull());
  expect(box().getAttribute('aria-expanded')).toBe('true');
  box().getBoundingClientRect = () => new DOMRect(0, -300, 100, 30);
  fireEvent.scroll(document);
  await waitFor(() => expect(queryByRole('listbox')).toBeNull());
  // Nothing opens it again.
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryByRole('listbox')).toBeNull();
});

function showHeader() {
  const portal = fakePortal(found);
  const loaded = Promise.withResolvers<null>();
  const Frame = () => {
    usePageLinks();
    return (
      <EditionProvider edition="en">
        <SearchBox />
        <PageLink to="/BTCPrice">Prices</PageLink>
        <main id={mainId} tabIndex={-1} />
        <PageChange />
      </EditionProvider>
    );
  };
  const children = [
    { path: '/Search', element: null },
    { path: '/BTCPrice', element: null, loader: () => loaded.promise },
  ];
  const page = showRoutes([{ element: <Frame />, children }], '/Search?q=beef');
  const box = () => page.getByRole('combobox', { name: boxMessages.en.label });
  const arrive = async () => {
    await act(async () => loaded.resolve(null));
    await portal.settled();
    expect(page.address()).toBe('/BTCPrice');
  };
  return { ...page, ...portal, box, arrive };
}

test('who types while another page is on its way goes on typing when it comes', async () => {
  const { user, box, getByRole, arrive, settled } = showHeader();
  await user.hover(box());
  await settled();
  await user.click(getByRole('link', { name: 'Prices' }));
  await user.clear(box());
  await user.type(box(), 'omasum');
  await arrive();
  expect(box()).toHaveProperty('value', 'omasum');
  expect(document.activeElement).toBe(box());
});

test('who only followed the link is led to its content, and the box is empty', async () => {
  const { user, box, getByRole, arrive } = showHeader();
  await user.click(box());
  await user.click(getByRole('link', { name: 'Prices' }));
  await arrive();
  expect(box()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(getByRole('main'));
});
