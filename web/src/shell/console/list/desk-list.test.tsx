// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { waitFor } from '@testing-library/react';
import { rules } from 'form-rules:GetDeskMerchants';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { readColumn, readTable } from '#ui/testing/read-table.ts';
import { messages } from '../messages.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { useCall } from '../use-call.ts';
import { DeskList } from './desk-list.tsx';
import { DeskTable } from './desk-table.tsx';
import { useDeskList } from './use-desk-list.ts';

const states = [
  { value: 'draft', label: 'Drafts' },
  { value: 'published', label: 'Published' },
] as const;

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const list = useDeskList<'GetDeskMerchants'>(rules, {
    filters: [
      { field: 'State', label: 'State', options: states, isTabs: true },
      { field: 'Keyword', label: 'Words' },
    ],
  });
  const answer = useCall('GetDeskMerchants', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={{ draft: 3 }}
      title="Firms"
      empty="No firms yet."
      columns={[
        {
          key: 'name',
          head: 'Name',
          text: ({ Name }) => Name,
          to: ({ MerchantID }) => `/console/en/firm/${MerchantID}`,
        },
        {
          key: 'actions',
          actions: ({ Name }) => [{ name: 'Open', about: Name, letter: 'o', onPress: () => setOpen(true) }],
        },
      ]}
      rowKey={({ MerchantID }) => MerchantID}
      bulk={[
        {
          key: 'publish',
          name: 'Publish',
          what: 'They go on the site.',
          isFor: ({ State }) => State === 'draft',
          work: (api, { MerchantID, Revision }) =>
            api('SetMerchantState', { MerchantID, Revision, State: 'published' }),
        },
      ]}
    >
      {isOpen && (
        <Dialog isOpen title="One" onClose={() => setOpen(false)}>
          <button type="button">Inside</button>
        </Dialog>
      )}
    </DeskList>
  );
}

const Rows = [
  { MerchantID: 1, Revision: 1, Name: 'Beta', State: 'draft' },
  { MerchantID: 2, Revision: 4, Name: 'Alpha', State: 'draft' },
  { MerchantID: 3, Revision: 1, Name: 'Gamma', State: 'published' },
] as const;

const show = (query = '', answers: Answers = {}) =>
  showScreen('en', <Screen />, {
    at: `/console/en/firms${query}`,
    answers: { GetDeskMerchants: { Rows, Total: 3 }, ...answers },
  });

const names = (page: Awaited<ReturnType<typeof show>>) =>
  page.getAllByRole('link', { name: /^(Alpha|Beta|Gamma)$/ }).map(({ textContent }) => textContent);

test('tabs are links with how many there are, and keep the other filters', async () => {
  const page = await show('?q=meat&page=2');
  const tab = page.getByRole('link', { name: /^Drafts/ });
  expect(tab.textContent).toContain('3');
  expect(tab.getAttribute('href')).toBe('/console/en/firms?q=meat&state=draft');
});

test('the address is the call; what the call would refuse is not asked', async () => {
  const page = await show('?state=draft&q=meat&page=2');
  expect(page.sent('GetDeskMerchants')).toMatchObject([{ State: 'draft', Keyword: 'meat', Page: 2 }]);
  const odd = await show('?state=strange&page=0');
  expect(odd.sent('GetDeskMerchants')[0]).not.toHaveProperty('State');
  expect(odd.sent('GetDeskMerchants')[0]).toMatchObject({ Page: 1 });
});

test('what is typed filters when the typing pauses, from the first page', async () => {
  const page = await show('?page=2');
  await page.user.type(page.getByRole('searchbox'), 'cold');
  await waitFor(() => {
    expect(page.address()).toBe('/console/en/firms?q=cold');
  });
  await page.settled();
  expect(page.sent('GetDeskMerchants').at(-1)).toMatchObject({ Keyword: 'cold', Page: 1 });
});

test('nothing is said in the list’s words, a failure with another try', async () => {
  const empty = await show('', { GetDeskMerchants: { Rows: [], Total: 0 } });
  empty.getByText('No firms yet.');
  const failed = await show('', { GetDeskMerchants: new ApiError(1000) });
  failed.getByText(messages.en.failedTitle);
  expect(failed.queryByText('No firms yet.')).toBeNull();
  await failed.press(/again|Retry/i);
  expect(failed.sent('GetDeskMerchants')).toHaveLength(2);
});

test('more than a page has pages, with the filters in their addresses', async () => {
  const page = await show('?q=meat', { GetDeskMerchants: { Rows, Total: 45 } });
  const second = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(second).toContain('?q=meat&page=2');
});

test('many are done one after the other, those that can be', async () => {
  const page = await show();
  await page.press(messages.en.tickAll);
  await page.press('Publish (2)');
  expect(page.changes()).toEqual([]);
  await page.press('Publish');
  expect(page.sent('SetMerchantState')).toEqual([
    { MerchantID: 1, Revision: 1, State: 'published' },
    { MerchantID: 2, Revision: 4, State: 'published' },
  ]);
});

test('where one of many fails, those before it are done and no longer ticked', async () => {
  const page = await show('', {
    SetMerchantState: ({ MerchantID }) => (MerchantID === 2 ? new ApiError(1000) : {}),
  });
  await page.press(messages.en.tickAll);
  await page.press('Publish (2)');
  await page.press('Publish');
  expect(page.dialog().getByRole('alert').textContent).not.toBe('');
  await page.press(messages.en.cancel);
  expect(page.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});

test('J and K go from row to row, a letter presses the button of the row', async () => {
  const page = await show();
  await page.user.keyboard('j');
  expect(document.activeElement?.closest('tr')?.textContent).toContain(names(page)[0]);
  await page.user.keyboard('jj');
  expect(document.activeElement?.closest('tr')?.textContent).toContain(names(page)[2]);
  await page.user.keyboard('k');
  expect(document.activeElement?.closest('tr')?.textContent).toContain(names(page)[1]);
});

test('whoever has ticked a row goes on from there', async () => {
  const page = await show();
  await page.user.click(page.getAllByRole('checkbox')[0] ?? document.body);
  await page.user.keyboard('j');
  expect(document.activeElement?.textContent).toBe(names(page)[1]);
});

test('what is typed into a field is no key of the list', async () => {
  const page = await show();
  const field = page.getByRole('searchbox');
  await page.user.type(field, 'jk');
  expect(document.activeElement).toBe(field);
  await waitFor(() => {
    expect(page.address()).toBe('/console/en/firms?q=jk');
  });
  await page.settled();
});

test('keys are not for the list behind a dialog', async () => {
  const page = await show();
  await page.user.click(page.getAllByRole('button', { name: /^Open/ })[0] ?? document.body);
  await page.settled();
  const inside = page.getByRole('button', { name: 'Inside' });
  inside.focus();
  await page.user.keyboard('j');
  expect(document.activeElement).toBe(inside);
});

const saved = { ListFilterID: 7, Name: 'Waiting', Query: 'q=meat&state=draft' };
const showSaved = (query: string, answers: Answers = {}) =>
  show(query, { GetListFilters: { Rows: [saved] }, ...answers });

test('filters that have a name are a link away, and the one that is set says so, in whatever order they stand', async () => {
  const page = await showSaved('?state=draft&q=meat');
  const link = page.getByRole('link', { name: 'Waiting' });
  expect(link.getAttribute('href')).toMatch(/\?q=meat&state=draft$/);
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(page.queryByRole('button', { name: messages.en.keepFilters })).toBeNull();
  expect(page.sent('GetListFilters')).toEqual([{ Screen: 'firms' }]);
  const other = await showSaved('?state=published');
  expect(other.getByRole('link', { name: 'Waiting' }).getAttribute('aria-current')).toBeNull();
});

test('filters as they stand are saved under a name, without the page one is on', async () => {
  const page = await showSaved('?q=meat&page=2');
  await page.press(messages.en.keepFilters);
  await page.press(messages.en.keep);
  expect(page.sent('SaveListFilter')).toEqual([]);
  await page.user.type(page.dialog().getByRole('textbox'), 'Meat');
  await page.press(messages.en.keep);
  expect(page.sent('SaveListFilter')).toEqual([{ Screen: 'firms', Query: 'q=meat', Name: 'Meat' }]);
  page.getByText(messages.en.filtersKept);
  expect(page.sent('GetListFilters')).toHaveLength(2);
});

test('a list keeps so many names and no more, and says so', async () => {
  const page = await showSaved('?q=meat', {
    SaveListFilter: new ApiError(1001, { List: [{ Field: 'Name', Rule: 'too_many' }] }),
  });
  await page.press(messages.en.keepFilters);
  await page.user.type(page.dialog().getByRole('textbox'), 'Meat');
  await page.press(messages.en.keep);
  page.dialog().getByText(messages.en.tooManyFilters);
});

test('a name is forgotten, and its filters stay set', async () => {
  const page = await showSaved('?q=meat&state=draft');
  await page.press(messages.en.forgetFilters('Waiting'));
  expect(page.sent('DeleteListFilter')).toEqual([{ ListFilterID: 7 }]);
  expect(page.address()).toBe('/console/en/firms?q=meat&state=draft');
});

test('without filters and without names nothing of them is shown', async () => {
  const page = await show('', { GetListFilters: { Rows: [] } });
  expect(page.queryByRole('navigation', { name: messages.en.savedFilters })).toBeNull();
});

test('all filters are cleared at once', async () => {
  const page = await show('?q=meat&state=draft');
  await page.press(messages.en.clear);
  expect(page.address()).toBe('/console/en/firms');
  expect(page.getByRole('searchbox')).toHaveProperty('value', '');
});

test('one row is ticked by itself; a second press on the bar unticks all', async () => {
  const page = await show();
  const [, second = document.body] = page.getAllByRole('checkbox');
  await page.user.click(second);
  page.getByRole('button', { name: 'Publish (1)' });
  await page.press(messages.en.untick('1'));
  expect(page.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(page.queryByRole('button', { name: /^Publish \(/ })).toBeNull();
});

test('a row for which nothing can be done has no box', async () => {
  const page = await show();
  expect(page.getAllByRole('checkbox')).toHaveLength(2);
  const none = await show('', { GetDeskMerchants: { Rows: [Rows[2]], Total: 1 } });
  expect(none.queryByRole('group', { name: messages.en.bulkTools })).toBeNull();
});

interface SortedRow {
  readonly name: string;
  readonly tonnes: number | null;
  readonly day: string | null;
}
const unsorted: readonly SortedRow[] = [
  { name: 'Beta', tonnes: 1200, day: '2026-11-18' },
  { name: 'Gamma', tonnes: null, day: null },
  { name: 'Alpha', tonnes: 30, day: '2026-11-20' },
];

function Sorted({ rows }: { readonly rows: readonly SortedRow[] }) {
  const [search] = useSearchParams();
  return (
    <DeskTable
      caption="Firms"
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', head: 'Name', text: ({ name }) => name, order: ({ name }) => name },
        { key: 'tonnes', head: 'Tonnes', number: ({ tonnes }) => tonnes },
        { key: 'day', head: 'Day', day: ({ day }) => day, beneath: ({ tonnes }) => [tonnes === null && 'new', 'seen'] },
        { key: 'note', head: 'Note', text: () => 'x' },
      ]}
      sorting={{ sort: search.get('sort') ?? '', hrefFor: (sort) => `?sort=${sort}`, byCall: null }}
    />
  );
}

test.each([
  ['', ['Beta', 'Gamma', 'Alpha']],
  ['?sort=name', ['Alpha', 'Beta', 'Gamma']],
  ['?sort=-name', ['Gamma', 'Beta', 'Alpha']],
  ['?sort=tonnes', ['Alpha', 'Beta', 'Gamma']],
  ['?sort=-tonnes', ['Beta', 'Alpha', 'Gamma']],
  ['?sort=-day', ['Alpha', 'Beta', 'Gamma']],
  ['?sort=note', ['Beta', 'Gamma', 'Alpha']],
  ['?sort=strange', ['Beta', 'Gamma', 'Alpha']],
])('sorted by %s the rows stand as %j: what has no value is last', async (query, expected) => {
  const page = await showScreen('en', <Sorted rows={unsorted} />, { at: `/console/en/firms${query}` });
  expect(readColumn(page.getByRole('table'), 'Name')).toEqual(expected);
});

test('a head leads to its order, the other way round, and back; one without an order is no link', async () => {
  const page = await showScreen('en', <Sorted rows={unsorted} />, { at: '/console/en/firms' });
  const head = () => page.getByRole('link', { name: /^Tonnes/ });
  const state = () => page.getByRole('columnheader', { name: /^Tonnes/ }).getAttribute('aria-sort');
  expect(state()).toBeNull();
  await page.user.click(head());
  await expect.poll(() => [page.address(), state()]).toEqual(['/console/en/firms?sort=-tonnes', 'descending']);
  await page.user.click(head());
  await expect.poll(() => [page.address(), state()]).toEqual(['/console/en/firms?sort=tonnes', 'ascending']);
  await page.user.click(head());
  await expect.poll(state).toBeNull();
  expect(page.queryByRole('link', { name: /^Note/ })).toBeNull();
});

test('what a row lacks is a dash, and what stands beneath leaves out what is not', async () => {
  const page = await showScreen('en', <Sorted rows={unsorted} />, { at: '/console/en/firms' });
  const { rows } = readTable(page.getByRole('table'));
  expect(rows.map((row) => row.slice(1, 3))).toEqual([
    ['1,200', '18 November 2026 seen'],
    [messages.en.none, `${messages.en.none} new · seen`],
    ['30', '20 November 2026 seen'],
  ]);
});
