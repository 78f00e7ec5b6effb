// @vitest-environment jsdom
import type { ViewTable as TableAnswer } from '@btc/contract/trade/view-answer.ts';
import { expect, test } from 'vitest';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages } from '../messages.ts';
import { answerExample } from '../view-answer.fixture.ts';
import { ViewTable } from './view-table.tsx';

const { table } = answerExample;
const [brazil, uruguay] = table.Rows;
if (brazil === undefined || uruguay === undefined) throw new Error('The example has two origins');
const many = Array.from({ length: 6 }, (_, index) => ({
  ...brazil,
  Code: `X${index}`,
  NameCn: `产地${index}`,
  NameEn: `Origin ${index}`,
  Volume: 100 - index,
}));

function show(at = '/BTCData/beef-one', said: Partial<TableAnswer> = {}) {
  return showPart('en', <ViewTable table={{ ...table, ...said }} caption="Imports" />, { at });
}
type Shown = Awaited<ReturnType<typeof show>>;
const names = (page: Shown) =>
  page
    .getAllByRole('row')
    .map((row) => /Brazil|Uruguay|Total|Origin \d/.exec(row.textContent)?.[0])
    .filter((name) => name !== undefined);

test('rows stand in the order of the answer, the sum below; what is locked is explained', async () => {
  const page = await show();
  expect(names(page)).toEqual(['Brazil', 'Uruguay', 'Total']);
  expect(page.text()).toContain(messages.en.lockedLegend);
});

test('a head sorts by its column: figures the greatest first, the name from A; a second press turns it round', async () => {
  const page = await show();
  await page.user.click(page.getByRole('link', { name: /^Volume/ }));
  await expect
    .poll(() => page.getByRole('columnheader', { name: /^Volume/ }).getAttribute('aria-sort'))
    .toBe('descending');
  expect(names(page)).toEqual(['Brazil', 'Uruguay', 'Total']);
  await page.user.click(page.getByRole('link', { name: /^Volume/ }));
  await expect.poll(() => names(page)).toEqual(['Uruguay', 'Brazil', 'Total']);
  expect(page.getByRole('columnheader', { name: /^Volume/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('a pinned row stands on top in any order, and is let go again', async () => {
  const page = await show();
  await page.user.click(page.getByRole('link', { name: messages.en.pin('Uruguay') }));
  await expect.poll(() => names(page)).toEqual(['Uruguay', 'Brazil', 'Total']);
  await page.user.click(page.getByRole('link', { name: messages.en.unpin('Uruguay') }));
  await expect.poll(() => names(page)).toEqual(['Brazil', 'Uruguay', 'Total']);
});

test('a row alone is not sorted, a few are not searched', async () => {
  const page = await show('/BTCData/beef-one', { Rows: [brazil], Total: 1 });
  expect(page.queryByRole('link', { name: /^Volume/ })).toBeNull();
  expect(page.queryByRole('searchbox')).toBeNull();
});

test('many rows are searched as one types; what is found is counted, and nothing found is told with the words', async () => {
  const page = await show('/BTCData/beef-one', { Rows: many, Total: 6 });
  await page.user.type(page.getByRole('searchbox', { name: messages.en.find }), 'origin 4');
  expect(names(page)).toEqual(['Origin 4', 'Total']);
  expect(page.getByRole('status').textContent).toBe(messages.en.rowsFound('1'));
  await page.user.type(page.getByRole('searchbox', { name: messages.en.find }), '9');
  page.getByText(messages.en.findNone('origin 49'));
});

test('words of the address keep the search there even over few rows', async () => {
  const page = await show('/BTCData/beef-one?find=uru');
  expect(names(page)).toEqual(['Uruguay', 'Total']);
  expect(page.getByRole('searchbox')).toHaveProperty('value', 'uru');
});

test('a row that was revised leads to what it was', async () => {
  const page = await show('/BTCData/beef-one', { Rows: [{ ...brazil, Revised: true }, uruguay] });
  const link = page.getByRole('link', { name: messages.en.revisedLabel('Brazil') });
  expect(link.getAttribute('href')).toContain('BRA');
  expect(page.queryByRole('link', { name: messages.en.revisedLabel('Uruguay') })).toBeNull();
});

test.each([
  [null, false],
  [7_000_000, true],
])('money in CNY has a column where a source has it (sum: %j)', async (ValueCny, isShown) => {
  const column = { Key: 'ValueCny', TitleCn: '金额', TitleEn: 'Value', Unit: 'CNY', Align: 'end' } as const;
  const Dict = { ...table.Dict, Columns: [...table.Dict.Columns, column] };
  const page = await show('/BTCData/beef-one', { Dict, Row: { ...table.Row, ValueCny } });
  expect(page.queryByRole('columnheader', { name: /^Value/ }) !== null).toBe(isShown);
});

test('an empty view says so, without a sum', async () => {
  const page = await show('/BTCData/beef-one', { Rows: [], Total: 0 });
  page.getByText(messages.en.emptyTrade);
  expect(names(page)).toEqual([]);
});
