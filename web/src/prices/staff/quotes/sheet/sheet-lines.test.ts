import type { SheetQuote, SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import { expect, test, vi } from 'vitest';
import { DraftSaver } from './draft-saver.ts';
import { SheetCursor } from './sheet-cursor.ts';
import { type LineOutcome, SheetLines } from './sheet-lines.ts';
import { SheetWork } from './sheet-work.ts';
import { quoteFields } from './typed-line.ts';

const series = {
  Meat: 'beef',
  MarketType: 'forward',
  OriginCode: 'BRA',
  OriginCn: '巴西',
  OriginEn: 'Brazil',
  CutCode: 'shank',
  CutCn: '腱子肉',
  CutEn: 'Shank',
  CutGroupCode: 'g',
  CutGroupCn: '',
  CutGroupEn: '',
  Specs: [],
  Brand: null,
  Storage: 'frozen',
  Term: 'CFR',
  Port: 'main',
  PortCn: '中国主港',
  PortEn: 'Main ports',
  Unit: 'USD/t',
  Level: 'cif',
  Demo: true,
} as const satisfies Partial<SheetRow>;

const figures = { Low: 5900, Mainstream: 6000, High: 6100, QuoteCount: 4, Basis: 'offer' } as const;
const quote = (revision: number, changes: Partial<SheetQuote> = {}): SheetQuote => ({
  ...figures,
  Provisional: false,
  GroupSize: null,
  State: 'draft',
  Revision: revision,
  SavedBy: 'ann',
  SavedAt: '2026-11-21T10:00:00+08:00',
  ...changes,
});
const row = (id: number, Quote: SheetQuote | null = null): SheetRow => ({
  ...series,
  Specs: [],
  SeriesID: id,
  Quote,
  Previous: { ...figures, Date: '2026-11-20', Provisional: false, GroupSize: null },
});

function type(lines: SheetLines, id: number, texts: readonly string[]): number {
  return lines.edit(
    texts.flatMap((text, index) => {
      const field = quoteFields[index];
      return field === undefined ? [] : [{ id, field, text }];
    }),
  );
}

const saved = (id: number, revision: number, changes: Partial<SheetQuote> = {}): LineOutcome => ({
  SeriesID: id,
  Outcome: 'saved',
  Issues: [],
  Quote: quote(revision, changes),
});

test('only what is complete and right can be sent; what is typed meanwhile stays', () => {
  const lines = new SheetLines([row(1), row(2), row(3)], 8, new Map());
  type(lines, 1, ['5900', '6000', '6100', '4', 'offer']);
  type(lines, 2, ['5900']);
  type(lines, 3, ['5900', '7000', '7100', '4', 'offer']);
  const sent = lines.sendable();
  expect(sent.map(({ id, was }) => [id, was])).toEqual([[1, 0]]);
  expect(lines.view(3).judged.kind).toBe('confirm');
  lines.confirm(3);
  expect(lines.sendable().map(({ id, isConfirmed }) => [id, isConfirmed])).toEqual([
    [1, false],
    [3, true],
  ]);
  lines.edit([{ id: 1, field: 'QuoteCount', text: '9' }]);
  lines.taken(sent, [saved(1, 1)]);
  expect(lines.view(1)).toMatchObject({ state: 'unsaved', typed: { QuoteCount: '9' } });
  expect(lines.sendable()[0]).toMatchObject({ id: 1, was: 1, values: { QuoteCount: 9 } });
  expect([...lines.unsaved().keys()]).toEqual([1, 2, 3]);
});

test('a step is taken back whole, and done again', () => {
  const lines = new SheetLines([row(1), row(2, quote(3, { State: 'published' }))], 8, new Map());
  expect(type(lines, 1, ['5900', '6000'])).toBe(0);
  expect(type(lines, 2, ['1'])).toBe(1);
  expect(lines.undo()).toMatchObject({ id: 1, field: 'Low' });
  expect(lines.view(1).typed).toMatchObject({ Low: '', Mainstream: '' });
  expect(lines.undo()).toBeNull();
  lines.redo();
  expect(lines.view(1).typed).toMatchObject({ Low: '5900', Mainstream: '6000' });
});

test('what was kept comes back, and shows where somebody else was quicker', () => {
  const first = new SheetLines([row(1), row(2, quote(1))], 8, new Map());
  type(first, 1, ['5900']);
  type(first, 2, ['5800']);
  const again = new SheetLines([row(1), row(2, quote(2, { High: 6200 }))], 8, first.unsaved());
  expect(again.view(1)).toMatchObject({ state: 'unsaved', typed: { Low: '5900' } });
  expect(again.view(2)).toMatchObject({ state: 'conflict', typed: { Low: '5800', High: '6100' } });
  again.resolve(2, 'mine');
  expect(again.sendable()).toMatchObject([{ id: 2, was: 2, values: { Low: 5800, High: 6100 } }]);
  again.resolve(2, 'theirs');
  expect(again.view(2)).toMatchObject({ state: 'saved', typed: { High: '6200' } });
});

test('a refused or unconfirmed line waits for a person; one of a colleague is a conflict', () => {
  const lines = new SheetLines([row(1), row(2), row(3)], 8, new Map());
  for (const id of [1, 2, 3]) type(lines, id, ['5900', '6100', '6100', '4', 'offer']);
  const none = { Quote: null };
  lines.taken(lines.sendable(), [
    { SeriesID: 1, Outcome: 'confirm', Issues: [{ Field: 'Mainstream', Rule: 'jump' }], ...none },
    { SeriesID: 2, Outcome: 'refused', Issues: [{ Field: 'SeriesID', Rule: 'closed' }], ...none },
    {
      SeriesID: 3,
      Outcome: 'refused',
      Issues: [{ Field: 'ExpectedRevision', Rule: 'changed' }],
      Quote: quote(4),
    },
  ]);
  expect(lines.view(1).judged.kind).toBe('confirm');
  expect(lines.view(2).errors).toMatchObject([{ rule: 'closed' }]);
  expect(lines.view(3).state).toBe('conflict');
  expect(lines.sendable()).toEqual([]);
});

test('a line that a reload sent twice is saved, not somebody else’s', () => {
  const lines = new SheetLines([row(1)], 8, new Map());
  const theirs = quote(1);
  type(lines, 1, [theirs.Low, theirs.Mainstream, theirs.High, theirs.QuoteCount, theirs.Basis].map(String));
  const kept = lines.unsaved();
  lines.taken(lines.sendable(), [
    {
      SeriesID: 1,
      Outcome: 'refused',
      Issues: [{ Field: 'ExpectedRevision', Rule: 'changed' }],
      Quote: theirs,
    },
  ]);
  expect(lines.view(1).state).toBe('saved');
  expect(lines.unsaved().size).toBe(0);
  lines.edit([{ id: 1, field: 'QuoteCount', text: '9' }]);
  expect(lines.sendable()[0]).toMatchObject({ was: 1 });
  // The answer that the reload broke off had been written already.
  expect(new SheetLines([row(1, theirs)], 8, kept).view(1).state).toBe('saved');
  expect(new SheetLines([row(1, { ...theirs, High: 6200 })], 8, kept).view(1).state).toBe('conflict');
});

test('saves after a moment of quiet, and again where the server was not reached', async () => {
  vi.useFakeTimers();
  try {
    const lines = new SheetLines([row(1)], 8, new Map());
    let isDown = true;
    const kept: number[] = [];
    const saver = new DraftSaver({
      lines,
      keep: () => kept.push(lines.unsaved().size),
      send: (sent) =>
        isDown ? Promise.reject(new Error('down')) : Promise.resolve(sent.map(({ id }) => saved(id, 1))),
    });
    type(lines, 1, ['5900', '6000', '6100', '4', 'offer']);
    await vi.advanceTimersByTimeAsync(100);
    expect(saver.snapshot().state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saver.snapshot().state).toBe('failed');
    isDown = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saver.snapshot().state).toBe('saved');
    expect(lines.view(1).state).toBe('saved');
    await vi.advanceTimersByTimeAsync(100);
    expect(kept.at(-1)).toBe(0);
    saver.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('the cursor stays in the sheet, and wakes the rows it leaves and enters', () => {
  const cursor = new SheetCursor(3, quoteFields.length);
  const woken: number[] = [];
  for (const at of [0, 1, 2]) cursor.subscribeRow(at, () => woken.push(at));
  cursor.moveBy(1, 0);
  expect(woken).toEqual([0, 1]);
  cursor.moveBy(1, 2, true);
  expect(cursor.block()).toEqual({ top: 1, bottom: 2, left: 0, right: 2 });
  expect(cursor.inRow(1)).toEqual({ active: null, from: 0, to: 2 });
  cursor.moveTo({ row: 9, column: 99 });
  expect(cursor.position()).toEqual({ row: 2, column: quoteFields.length });
  expect(cursor.step(1)).toBe(false);
  expect(cursor.step(-1)).toBe(true);
});

test('after Tab, Enter begins the next line where this one was begun; after an arrow it stays in its column', () => {
  const cursor = new SheetCursor(4, quoteFields.length);
  cursor.moveTo({ row: 0, column: 1 });
  for (const _ of [2, 3]) cursor.step(1);
  cursor.enter(1);
  expect(cursor.position()).toEqual({ row: 1, column: 1 });
  cursor.enter(1);
  expect(cursor.position()).toEqual({ row: 2, column: 1 });
  // A line filled to its end goes on in the next, whose first field it is then.
  for (const _ of quoteFields) cursor.step(1);
  cursor.enter(-1);
  expect(cursor.position()).toEqual({ row: 2, column: 0 });
  cursor.step(1);
  cursor.moveBy(0, 1);
  cursor.enter(1);
  expect(cursor.position()).toEqual({ row: 3, column: 2 });
});

test('a block with words waits to be looked at, and changes nothing until then', () => {
  const lines = new SheetLines([row(1), row(2)], 8, new Map());
  const cursor = new SheetCursor(2, quoteFields.length);
  const work = new SheetWork(lines, lines.ids, cursor);
  cursor.moveTo({ row: 1, column: 3 });
  expect(work.paste('Series\tHIGH\tLow\nShank\t6100\t5900\n')).toEqual({ kind: 'named', idsBelow: [2] });
  expect(work.paste('主流价\n6000').kind).toBe('named');
  expect(lines.views().map(({ state }) => state)).toEqual(['none', 'none']);
  // A mark reads like its head, and is none.
  cursor.moveTo({ row: 0, column: 5 });
  expect(work.paste('Provisional\nProvisional').kind).toBe('pasted');
  expect(lines.view(2).typed.Provisional).toBe('yes');
});

test('a long paste wakes the rows of its beginning at once, and every other row soon after', () => {
  vi.useFakeTimers();
  const ids = Array.from({ length: 300 }, (_, index) => index + 1);
  const lines = new SheetLines(
    ids.map((id) => row(id)),
    10,
    new Map(),
  );
  const woken: number[] = [];
  for (const id of ids) lines.subscribeLine(id, () => woken.push(id));
  lines.edit(ids.flatMap((id) => (['Low', 'High'] as const).map((field) => ({ id, field, text: '6000' }))));
  expect(woken).toEqual(ids.slice(0, woken.length));
  expect(woken.length).toBeLessThan(100);
  // What is asked for is right from the first moment.
  expect(lines.view(300).typed.Low).toBe('6000');
  vi.runAllTimers();
  expect(woken).toEqual(ids);
  vi.useRealTimers();
});
