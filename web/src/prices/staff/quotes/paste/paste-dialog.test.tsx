// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import type { LivePage } from '#ui/testing/live-page.ts';
import { readOptions, readTable } from '#ui/testing/read-table.ts';
import { findCell, paste, pressCell, readCell, showSheet } from '../testing/show-sheet.tsx';
import { messages } from './paste-messages.ts';
import { dictionaries, toSheetRow } from './testing/paste.fixture.ts';

const t = messages.en;
const draft = { QuoteCount: 4, Basis: 'offer', Provisional: false, GroupSize: null } as const;
const before = { ...draft, Low: 5150, Mainstream: 5200, High: 5250, Date: '2026-11-13' } as const;

function toPublished(row: SheetRow): SheetRow {
  const quote = { ...draft, Low: 5900, Mainstream: 6000, High: 6100, State: 'published', Revision: 1 } as const;
  return { ...row, Quote: { ...quote, SavedBy: null, SavedAt: '2026-11-20T09:00:00+08:00' } };
}

const rows: readonly SheetRow[] = [
  { ...toSheetRow(1, ['forward', 'BRA', 'topside']), Previous: before },
  toSheetRow(2, ['forward', 'BRA', 'knuckle']),
  toSheetRow(3, ['forward', 'URY', 'topside']),
  toPublished(toSheetRow(4, ['forward', 'BRA', 'shank'])),
];

const names: Answers = {
  GetNameDictionary: ({ Kind }) => {
    const kinds = { beefCut: dictionaries.cuts, origin: dictionaries.origins, port: dictionaries.ports };
    return { Rows: [...(Kind in kinds ? kinds[Kind as keyof typeof kinds] : dictionaries.terms)] };
  },
};

async function open(text: string, at = '0.1', answers: Answers = names): Promise<LivePage> {
  const page = await showSheet([...rows], answers);
  await pressCell(page, at);
  await paste(page, text);
  await page.settled();
  return page;
}

const readLines = (page: LivePage, name: string) => readTable(page.dialog().getByRole('table', { name })).rows;
const cells = (column: number) => [0, 1, 2, 3].map((row) => readCell(`${row}.${column}`));

test('what is pasted with names is shown before it goes in, goes to its own lines, and is one undo', async () => {
  const page = await open('报价项目\t低价\t主流价\n巴西 牛霖\t5100\t5150\n巴西 米龙\t5250\t5300', '0.1');
  expect(cells(1).slice(0, 3)).toEqual(['', '', '']);
  expect(readLines(page, t.takenTitle).map(([, line, ...figures]) => [line?.slice(0, 14), ...figures])).toEqual([
    ['Brazil Knuckle', '5100', '5150', '–'],
    ['Brazil Topside', '5250', '5300', '+1.9%'],
  ]);
  await page.user.keyboard('{Enter}');
  await page.settled();
  expect(page.queryByRole('dialog')).toBeNull();
  expect([cells(0).slice(0, 3), cells(1).slice(0, 3)]).toEqual([
    ['5250', '5100', ''],
    ['5300', '5150', ''],
  ]);
  page.getByText(t.pasted('2', '0'));
  await page.user.keyboard('{Control>}z{/Control}');
  expect([cells(0).slice(0, 3), cells(1).slice(0, 3)]).toEqual([
    ['', '', ''],
    ['', '', ''],
  ]);
});

test('Esc leaves everything as it was', async () => {
  const page = await open('巴西米龙 5300');
  await page.user.keyboard('{Escape}');
  await page.settled();
  expect(page.queryByRole('dialog')).toBeNull();
  expect(cells(1).slice(0, 3)).toEqual(['', '', '']);
  // Focus comes back with the next frame.
  await waitFor(() => expect(findCell('0.1').contains(document.activeElement)).toBe(true));
});

test('what stands in a line is seen beside what will', async () => {
  const page = await open('巴西米龙 5300');
  await page.user.keyboard('{Enter}');
  await paste(page, '巴西米龙 5310');
  await page.settled();
  expect(readLines(page, t.takenTitle)[0]?.[2]).toBe('5300 → 5310');
});

test('a line of several origins is chosen from a list, and Enter in the list confirms', async () => {
  const page = await open('米龙 5300\n牛霖 5150');
  const choice = page.dialog().getByRole('combobox', { name: t.choose('米龙 5300') });
  expect(readOptions(choice).map((option) => option.split(',')[0])).toEqual([
    t.leaveOut,
    'Brazil Topside',
    'Uruguay Topside',
  ]);
  await page.user.selectOptions(choice, '3');
  await page.user.keyboard('{Enter}');
  await page.settled();
  expect(cells(1).slice(0, 3)).toEqual(['', '5150', '5300']);
});

test('what goes nowhere is listed with its reason and what can be done', async () => {
  const page = await open('产品\t主流价\n巴西 西冷\t7200\n巴西 牛腱\t6100\n巴西 牛霖\t¥5150\n巴西 米龙\t5300');
  expect(readLines(page, t.leftTitle).map(([, why, todo]) => [why, todo])).toEqual([
    [t.reasons.notOnSheet, t.toDo.notOnSheet],
    [t.reasons.locked, t.toDo.locked],
    [t.reason(t.reasons.badUnit, '¥5150'), t.toDo.other],
  ]);
  expect(page.dialog().getByRole('link', { name: t.toDo.notOnSheet }).getAttribute('href')).toMatch(/prices\/series$/);
  await page.press(t.confirm('1'));
  expect(cells(1)).toEqual(['5300', '', '', '6000']);
  page.getByText(t.pasted('1', '3'));
});

test('columns that nobody knows are asked for before anything goes in', async () => {
  const page = await open('品名\t甲\n巴西 牛霖\t5150');
  const confirm = page.dialog().getByRole('button', { name: /^Paste/ });
  expect(confirm).toHaveProperty('disabled', true);
  const choice = page.dialog().getByRole('combobox', { name: t.column('2', '甲') });
  expect(page.dialog().queryByRole('table', { name: t.takenTitle })).toBeNull();
  await page.user.selectOptions(choice, 'Mainstream');
  expect(confirm).toHaveProperty('disabled', false);
  await page.user.keyboard('{Enter}');
  await page.settled();
  expect(cells(1).slice(0, 3)).toEqual(['', '5150', '']);
});

test('a text without a quote is said to have none, and nothing can be confirmed', async () => {
  const page = await open('hello world');
  page.dialog().getByText(new RegExp(t.empty));
  expect(page.dialog().getByRole('button', { name: /^Paste/ })).toHaveProperty('disabled', true);
});

test('where the dictionary cannot be reached that is said, and Esc loses nothing', async () => {
  const page = await open('巴西米龙 5300', '0.1', { GetNameDictionary: new ApiError(1005) });
  page.dialog().getByRole('alert');
  await page.user.keyboard('{Escape}');
  await page.settled();
  expect(cells(1).slice(0, 3)).toEqual(['', '', '']);
});
