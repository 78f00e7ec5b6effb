import {
  type FreePrices,
  GetDeskFreePrices,
  GetDeskPriceNotes,
  GetPriceNotes,
  SavePriceNote,
} from '@btc/contract/prices/price-notes.ts';
import { loadDemoPrices } from '@btc/demo/prices/load-prices.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/api/binding.ts';
import { noteRoom } from './note-figures.ts';
import { addAccount, openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';

let prices: PricesFixture;
let analyst: Caller;
beforeAll(async () => {
  prices = await openPricesFixture();
  await loadDemoPrices({ ...prices, readYearVolumes: () => Promise.resolve(null) });
  analyst = paidCaller(await addAccount(prices.db, 'analyst'), 'analyst');
});
afterAll(() => prices.close());

const error = (Field: string, Rule: string) => ({ code: 1001, data: { List: [{ Field, Rule }] } });
const note = { Day: '2026-11-20', Meat: 'beef', TextCn: '前六件有报6,450', TextEn: 'Offers at 6,450', ForAll: false };

async function save(parts: object = {}) {
  return SavePriceNote.output.parse(await prices.call('SavePriceNote', { ...note, ...parts }, analyst)).Row;
}

async function read(caller: Caller = anonymousCaller, input: object = {}) {
  return GetPriceNotes.output.parse(await prices.call('GetPriceNotes', input, caller)).Rows.map(({ Text }) => Text);
}

test('a note for members is read by members, one for all by everybody, each in their language', async () => {
  const own = await save();
  expect([await read(), await read(paidCaller(1))]).toEqual([[], [note.TextCn]]);
  const all = await save({ NoteID: own.NoteID, ExpectedRevision: own.Revision, ForAll: true });
  expect([await read(), await read(anonymousCaller, { isEn: true })]).toEqual([[note.TextCn], [note.TextEn]]);
  expect(await read(anonymousCaller, { Meat: 'pork' })).toEqual([]);
  await prices.call('ShowPriceNote', { NoteID: own.NoteID, ExpectedRevision: all.Revision, Shown: false }, analyst);
  expect(await read(paidCaller(1))).toEqual([]);
});

test('what was taken down can be put back; nobody overwrites what they have not seen; a day to come has no note', async () => {
  const own = await save({ ForAll: true });
  const seen = { NoteID: own.NoteID, ExpectedRevision: own.Revision };
  await prices.call('ShowPriceNote', { ...seen, Shown: false }, analyst);
  await expect(save(seen)).rejects.toMatchObject(error('Revision', 'changed'));
  await prices.call('ShowPriceNote', { NoteID: own.NoteID, ExpectedRevision: 2, Shown: true }, analyst);
  expect(await read()).toEqual([note.TextCn]);
  await expect(save({ Day: '2026-11-22' })).rejects.toMatchObject(error('Day', 'future'));
  await expect(save({ NoteID: 999, ExpectedRevision: 1 })).rejects.toMatchObject({ code: 1009 });
  const trail = await prices.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(trail).toMatchObject({ operation: 'ShowPriceNote', before: { Shown: false }, after: { Shown: true } });
});

const live = '{{quote/BRA/fq6/forward@latest}}';

test('figures are references: filled when it is published, given back to the desk as they were written', async () => {
  const own = await save({ TextCn: `前六件有报${live}`, TextEn: `Offers at ${live}` });
  expect([own.TextCn, await read(paidCaller(1))]).toEqual([
    `前六件有报${live}`,
    expect.arrayContaining(['前六件有报6,360美元/吨']),
  ]);
  expect(await read(paidCaller(1), { isEn: true })).toContain('Offers at USD 6,360/t');
  const { Rows } = GetDeskPriceNotes.output.parse(await prices.call('GetDeskPriceNotes', {}, analyst));
  expect(Rows.find(({ NoteID }) => NoteID === own.NoteID)).toMatchObject({ TextEn: `Offers at ${live}`, Revision: 1 });
  await expect(save({ TextEn: 'Offers at {{quote/NONE/fq6/forward@latest}}' })).rejects.toMatchObject({
    code: 1001,
    data: { List: [{ Field: 'TextEn', Rule: 'figure' }] },
  });
});

test('a member’s figure stands in a note for everybody only with a confirmation', async () => {
  const words = { TextCn: `有报${live}`, ForAll: true };
  await expect(save(words)).rejects.toMatchObject(error('TextCn', 'lockedFigure'));
  await save({ ...words, ConfirmLocked: true });
  expect(await read()).toContain('有报6,360美元/吨');
});

test('a revised figure can be put into a note, whose revision stays', async () => {
  const { NoteID } = await save({ TextCn: `现报${live}`, ForAll: true, ConfirmLocked: true });
  await noteRoom.write(prices.db, NoteID, [{ edition: 'cn', field: 'text', text: '现报6,400美元/吨' }], new Date());
  expect(await read()).toContain('现报6,400美元/吨');
  expect(await save({ NoteID, ExpectedRevision: 1, TextCn: '没有数字' })).toMatchObject({ TextCn: '没有数字' });
});

test('a note is shown for fourteen days', async () => {
  await save({ Day: '2026-11-07', TextCn: '十四天', ForAll: true });
  await save({ Day: '2026-11-06', TextCn: '十五天', ForAll: true });
  expect(await read()).toContain('十四天');
  expect(await read()).not.toContain('十五天');
});

test('the desk chooses which prices are everybody’s, from those that are quoted, each once', async () => {
  const { Row, List } = GetDeskFreePrices.output.parse(await prices.call('GetDeskFreePrices', {}, analyst));
  expect([Row.First, Row.Second, Row.Third].every((id) => List.some(({ SeriesID }) => SeriesID === id))).toBe(true);
  const choose = (chosen: Partial<FreePrices>, Expected = Row) =>
    prices.call('SaveFreePrices', { ...Row, ...chosen, Expected }, analyst);
  await expect(choose({ Second: Row.First })).rejects.toThrow();
  await expect(choose({ First: 999_999 })).rejects.toMatchObject({ code: 1009 });
  await choose({ Second: null });
  await expect(choose({ First: null })).rejects.toMatchObject(error('First', 'changed'));
  const after = GetDeskFreePrices.output.parse(await prices.call('GetDeskFreePrices', {}, analyst));
  expect(after.Row).toEqual({ ...Row, Second: null });
});
