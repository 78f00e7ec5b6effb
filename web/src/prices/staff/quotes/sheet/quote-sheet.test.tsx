// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readOptions, readTable } from '#ui/testing/read-table.ts';
import { messages } from '../messages.ts';
import { messages as pasteMessages } from '../paste/paste-messages.ts';
import { QuoteSheetScreen } from './quote-sheet.screen.tsx';
import { saveSheetDraft } from './sheet-draft.ts';
import {
  draft,
  findCell,
  paste,
  pressCell as go,
  previous,
  published,
  readCell,
  saveLines,
  saveNow,
  showSheet as show,
  toRow as row,
} from '../testing/show-sheet.tsx';
import { emptyLine } from './typed-line.ts';

const t = messages.en;
const p = pasteMessages.en;
const uruguay = { OriginCode: 'URY', OriginEn: 'Uruguay', OriginCn: '乌拉圭' };

const here = () => document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
const readStatus = (line: number) => findCell(`${line}.7`).querySelector('span')?.textContent;
const listShown = () => [...document.querySelectorAll('[role=rowheader]')].map((head) => head.firstChild?.textContent);

function copy(how: 'copy' | 'cut'): string | null {
  let taken: string | null = null;
  fireEvent[how](document.activeElement ?? document.body, {
    clipboardData: {
      setData: (_type: string, text: string) => {
        taken = text;
      },
    },
  });
  return taken;
}

test('a line is typed from cell to cell with Tab, Enter begins the next, and what is complete is saved', async () => {
  const page = await show([row(1), row(2)]);
  await go(page, '0.0');
  await page.user.keyboard('5900{Tab}6000{Tab}6,100{Tab}4{Tab}');
  expect(here()).toBe('0.4');
  await page.user.selectOptions(findCell('0.4').querySelector('select') ?? document.body, 'deal');
  await page.user.keyboard('{Enter}');
  expect(here()).toBe('1.0');
  expect(readStatus(0)).toBe(`${t.waiting} · ${t.change('0.0%')}`);
  await saveNow(page);
  expect(page.sent('SaveQuoteDrafts')).toEqual([
    {
      Date: '2026-11-20',
      Lines: [
        {
          SeriesID: 1,
          ExpectedRevision: 0,
          Confirmed: false,
          Values: {
            Low: 5900,
            Mainstream: 6000,
            High: 6100,
            QuoteCount: 4,
            Basis: 'deal',
            GroupSize: null,
            Provisional: false,
          },
        },
      ],
    },
  ]);
  expect(readStatus(0)).toContain(t.lineStates.saved);
});

test.each([
  ['{ArrowDown}', '1.1'],
  ['{ArrowUp}', '0.1'],
  ['{ArrowRight}', '0.2'],
  ['{ArrowLeft}', '0.0'],
  ['{Home}', '0.0'],
  ['{End}', '0.7'],
  ['{PageDown}', '2.1'],
  ['{Control>}{End}{/Control}', '2.6'],
  ['{Control>}{Home}{/Control}', '0.0'],
  ['{Shift>}{Tab}{/Shift}', '0.0'],
  ['{Enter}', '1.1'],
])('from the mainstream price of the first line %s leads to %s', async (keys, cell) => {
  const page = await show([row(1), row(2), row(3)]);
  await go(page, '0.1');
  await page.user.keyboard(keys);
  expect(here()).toBe(cell);
});

test('whoever comes into the grid by its first cell types over it; a second press sets the caret', async () => {
  const page = await show([row(1, { Quote: draft })]);
  await go(page, '0.0');
  await page.user.keyboard('7{ArrowRight}');
  expect([readCell('0.0'), here()]).toEqual(['7', '0.1']);
  await go(page, '0.1');
  await page.user.keyboard('5{ArrowLeft}');
  expect([readCell('0.1'), here()]).toEqual(['60005', '0.1']);
});

test('Esc drops what was typed in a cell; once more, and Tab leaves the sheet', async () => {
  const page = await show([row(1, { Quote: draft }), row(2)]);
  await go(page, '0.0');
  await page.user.keyboard('77{Escape}');
  expect(readCell('0.0')).toBe('5900');
  await page.user.keyboard('{Escape}{Tab}');
  expect(here()).not.toBe('0.1');
});

test('F2 sets the caret behind what stands in a cell: arrows stay in it', async () => {
  const page = await show([row(1, { Quote: draft }), row(2)]);
  await go(page, '0.1');
  await page.user.keyboard('{F2}{Backspace}{ArrowLeft}{ArrowRight}5{Enter}');
  expect(readCell('0.1')).toBe('6005');
  expect(here()).toBe('1.1');
});

test('Delete empties the block that is selected, and one step takes all of it back', async () => {
  const page = await show([row(1, { Quote: draft }), row(2, { Quote: draft })]);
  await go(page, '0.0');
  await page.user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Delete}');
  expect(['0.0', '0.1', '1.0', '1.1', '0.2'].map(readCell)).toEqual(['', '', '', '', '6100']);
  await page.user.keyboard('{Control>}z{/Control}');
  expect(['0.0', '0.1', '1.0', '1.1'].map(readCell)).toEqual(['5900', '6000', '5900', '6000']);
  await page.user.keyboard('{Control>}y{/Control}');
  expect(readCell('1.1')).toBe('');
});

test('figures alone go from the cell on, in the columns that are left', async () => {
  const page = await show([row(1), row(2)]);
  await go(page, '0.3');
  await paste(page, '4\t还盘\n\tDeal\n');
  expect(['0.3', '0.4', '1.3', '1.4'].map(readCell)).toEqual(['4', t.bases.bid, '', t.bases.deal]);
  page.getByText(t.pasted('3', '0'));
  await go(page, '0.1');
  await paste(page, '6,000\n6，200');
  expect(['0.1', '1.1'].map(readCell)).toEqual(['6000', '6200']);
});

test.each([
  ['0.0', '1\n2\n3', p.plainRefusals.tooLong],
  ['0.0', '5900\t6000', p.plainRefusals.columns],
  ['0.6', '8\t9', p.plainRefusals.tooWide],
])('from %s figures that do not fit, %j, are refused whole: %s', async (at, text, said) => {
  const page = await show([row(1), row(2)]);
  await go(page, at);
  await paste(page, text);
  page.getByText(said);
  expect(['0.0', '0.1', '0.6', '1.0', '1.1'].map(readCell)).toEqual(['', '', '', '', '']);
});

test('figures fill a block of their shape that is selected, and what was copied here goes back in anywhere', async () => {
  const page = await show([row(1), row(2)]);
  await go(page, '0.0');
  await page.user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await paste(page, '5900\t6000');
  expect(['0.0', '0.1'].map(readCell)).toEqual(['5900', '6000']);
  const copied = copy('copy') ?? '';
  await go(page, '1.0');
  await paste(page, copied);
  expect(['1.0', '1.1'].map(readCell)).toEqual(['5900', '6000']);
});

test('what is published is not pasted over, and that is said', async () => {
  const page = await show([row(1, { Quote: published }), row(2)]);
  await go(page, '0.0');
  await paste(page, '1\n2');
  expect(['0.0', '1.0'].map(readCell)).toEqual(['5900', '2']);
  page.getByText(t.pasted('1', '1'));
});

test('one cell fills all that is selected; a word within a cell is the browser’s', async () => {
  const page = await show([row(1), row(2)]);
  await go(page, '0.3');
  await page.user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await paste(page, '7');
  expect(['0.3', '1.3'].map(readCell)).toEqual(['7', '7']);
  await page.user.keyboard('{F2}');
  await paste(page, '9');
  expect(readCell('1.3')).toBe('7');
});

test('a block is copied as spreadsheets take it, and cut out', async () => {
  const page = await show([row(1, { Quote: draft }), row(2, { Quote: { ...draft, Low: 5800 } })]);
  await go(page, '0.0');
  await page.user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(copy('copy')).toBe('5900\t6000\n5800\t6000');
  expect(readCell('0.0')).toBe('5900');
  act(() => void copy('cut'));
  expect(['0.0', '1.1'].map(readCell)).toEqual(['', '']);
  await page.user.keyboard('{F2}');
  expect(copy('copy')).toBeNull();
});

test('the mouse selects from the cell one is in to where Shift is pressed', async () => {
  const page = await show([row(1), row(2), row(3)]);
  await go(page, '0.0');
  await page.user.keyboard('{Shift>}');
  await go(page, '1.2');
  await page.user.keyboard('{/Shift}');
  expect(document.querySelectorAll('[role=gridcell][aria-selected=true]')).toHaveLength(6);
  expect(copy('copy')?.split('\n')).toHaveLength(2);
});

test('empty cells are filled from the last quote, a mark of its day not', async () => {
  const page = await show([
    row(1, { Quote: { ...draft, Low: 5000 }, Previous: { ...previous, Provisional: true } }),
    row(2, { Previous: { ...previous, Provisional: true } }),
    row(3, { Previous: null }),
  ]);
  await go(page, '0.0');
  await page.user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await page.press(t.takePrevious);
  expect(['0.0', '1.0', '1.5', '2.0'].map(readCell)).toEqual(['5000', '5900', '', '']);
  page.getByText(t.tookPrevious('1'));
});

test('Ctrl+D says so, too, where nothing could be filled', async () => {
  const page = await show([row(1, { Previous: null })]);
  await go(page, '0.0');
  await page.user.keyboard('{Control>}d{/Control}');
  await page.settled();
  page.getByText(t.tookPrevious('0'));
});

test('a jump waits until somebody has looked at it', async () => {
  const page = await show([row(1)]);
  await go(page, '0.0');
  await paste(page, '5900\t7000\t7100\t4\tdeal');
  expect(readStatus(0)).toContain(t.askJump);
  await saveNow(page);
  expect(page.sent('SaveQuoteDrafts')).toEqual([]);
  await page.user.keyboard('{Control>}{Enter}s{/Control}');
  await page.settled();
  expect(page.sent('SaveQuoteDrafts')).toMatchObject([{ Lines: [{ Confirmed: true, Values: { Mainstream: 7000 } }] }]);
});

test.each([
  ['6100\t6000\t5900\t4\toffer', t.rules.order],
  ['5900\t6000\t6100\t4.5\toffer', t.issue(t.fields.QuoteCount, t.rules.whole)],
  ['5900', t.missing([t.fields.Mainstream, t.fields.High, t.fields.QuoteCount, t.fields.Basis])],
])('of %j the line says %s, and is not sent', async (typed, said) => {
  const page = await show([row(1)]);
  await go(page, '0.0');
  await paste(page, typed);
  await saveNow(page);
  expect(readStatus(0)).toContain(said);
  expect(page.sent('SaveQuoteDrafts')).toEqual([]);
});

test('a word in a price cell is no price, and is not sent', async () => {
  const page = await show([row(1)]);
  await go(page, '0.1');
  await page.user.keyboard('six{Enter}');
  await saveNow(page);
  expect(readStatus(0)).toContain(t.issue(t.fields.Mainstream, t.rules.number));
  expect(page.sent('SaveQuoteDrafts')).toEqual([]);
});

test('under the grid stands where one is, and what stood there before', async () => {
  const page = await show([row(1), row(2, { Previous: null })]);
  await go(page, '0.4');
  const line = () => document.querySelector('p:has(> b)')?.textContent;
  expect(line()).toContain(t.previousWas('13 November 2026', t.bases.offer));
  await go(page, '1.4');
  expect(line()).toContain(t.noPrevious);
});

const mixed = [
  row(1, { Quote: draft }),
  row(2, { ...uruguay }),
  row(3, { ...uruguay, Quote: published }),
  row(4, { Quote: { ...draft, Low: 6050 } }),
];

test.each([
  ['', ['Brazil', 'Uruguay', 'Uruguay', 'Brazil']],
  ['&show=open', ['Uruguay', 'Brazil']],
  ['&show=problems', ['Brazil']],
  ['&show=published', ['Uruguay']],
  ['&origin=URY', ['Uruguay', 'Uruguay']],
  ['&origin=URY&show=problems', []],
  ['&show=strange', ['Brazil', 'Uruguay', 'Uruguay', 'Brazil']],
])('of the sheet %s shows %j', async (at, names) => {
  const page = await show(mixed, {}, at);
  expect(listShown()).toEqual(names);
  expect(page.queryByText(t.nothingShown) === null).toBe(names.length > 0);
});

test('day, meat and market are in the address; live cattle is beef’s alone, and a strange day is today', async () => {
  const page = await show(mixed, {}, '&meat=pork&market=livecattle');
  expect(page.sent('GetQuoteSheet')).toMatchObject([{ Meat: 'pork', MarketType: 'forward', Date: '2026-11-20' }]);
  const markets = () => page.getByRole('combobox', { name: t.market });
  expect(readOptions(markets())).not.toContain('Live cattle');
  await page.user.selectOptions(page.getByRole('combobox', { name: t.meat }), 'beef');
  await page.settled();
  expect(readOptions(markets())).toContain('Live cattle');
  await page.user.selectOptions(page.getByRole('combobox', { name: t.market }), 'spot');
  await page.settled();
  expect(page.address()).toContain('market=spot');
  expect(page.sent('GetQuoteSheet').at(-1)).toMatchObject({ MarketType: 'spot' });
  const strange = await showScreen('en', <QuoteSheetScreen />, { at: '/console/en/x?day=2026-13-01', role: 'analyst' });
  expect(strange.sent('GetQuoteSheet').at(-1)?.Date).toBe(todayInShanghai());
});

test('a market without series says where one is added', async () => {
  const page = await show([]);
  page.getByText(t.emptySheet);
  expect(page.queryByRole('grid')).toBeNull();
});

test('lines that never became complete are still there after the window was closed, and on other sheets are named', async () => {
  const typed = { ...emptyLine, Low: '5900' };
  const kept = new Map([[1, { typed, was: 0, confirmedFor: '' }]]);
  saveSheetDraft(1, { meat: 'beef', market: 'forward', day: '2026-11-20' }, kept);
  saveSheetDraft(1, { meat: 'pork', market: 'spot', day: '2026-11-19' }, kept);
  saveSheetDraft(2, { meat: 'beef', market: 'spot', day: '2026-11-18' }, kept);
  const page = await show([row(1)]);
  expect(readCell('0.0')).toBe('5900');
  page.getByText(t.held('1'));
  page.getByText(t.unsavedElsewhere, { exact: false });
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((link) => link.includes('day='))).toEqual([
    expect.stringContaining('?day=2026-11-19&meat=pork&market=spot'),
  ]);
});

test('where saving fails it is said, and can be tried again', async () => {
  let isDown = true;
  const page = await show([row(1)], {
    SaveQuoteDrafts: (input) => (isDown ? new ApiError(1005) : saveLines(input)),
  });
  await go(page, '0.0');
  await paste(page, '5900\t6000\t6100\t4\toffer');
  await saveNow(page);
  page.getByText(t.saveStates.failed, { exact: false });
  isDown = false;
  await page.press(t.saveNow);
  page.getByText(t.saveStates.saved);
  expect(page.sent('SaveQuoteDrafts')).toHaveLength(2);
});

const theirs = {
  SeriesID: 1,
  Outcome: 'refused',
  Issues: [{ Field: 'SeriesID', Rule: 'changed' }],
  Quote: { ...draft, Low: 5700, Revision: 9 },
} as const;

test.each([
  [t.keepMine, '5950', 9],
  [t.takeTheirs, '5700', null],
] as const)(
  'of a line that a colleague has changed both are shown, and "%s" settles it',
  async (name, low, sentOver) => {
    const page = await show([row(1, { Quote: draft })], {
      SaveQuoteDrafts: (input) => (input.Lines[0]?.ExpectedRevision === 3 ? { Rows: [theirs] } : saveLines(input)),
    });
    await go(page, '0.0');
    await page.user.keyboard('5950{Enter}');
    await saveNow(page);
    expect(readStatus(0)).toContain(t.lineStates.conflict);
    await page.press(new RegExp(`: ${t.actions.conflict}$`));
    const { rows } = readTable(page.dialog().getByRole('table'));
    expect(rows.map(([whose, cell]) => [whose?.split(' ')[0], cell])).toEqual([
      [t.mine, '5950'],
      [t.theirs, '5700'],
    ]);
    await page.press(name);
    expect(readCell('0.0')).toBe(low);
    await go(page, '0.1');
    await saveNow(page);
    expect(page.sent('SaveQuoteDrafts')[1]?.Lines[0]?.ExpectedRevision ?? null).toBe(sentOver);
  },
);
