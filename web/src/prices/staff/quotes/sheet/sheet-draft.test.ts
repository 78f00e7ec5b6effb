// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { listUnsavedSheets, readSheetDraft, saveSheetDraft } from './sheet-draft.ts';
import { emptyLine } from './typed-line.ts';

const key = { meat: 'beef', market: 'spot', day: '2026-11-20' } as const;
const name = 'btc.quotes.3.beef.spot.2026-11-20';
const line = { typed: { ...emptyLine, Low: '42.5' }, was: 2, confirmedFor: '' };

afterEach(() => localStorage.clear());

test('lines that the server does not have are there again, each analyst’s own', () => {
  saveSheetDraft(3, key, new Map([[7, line]]));
  expect(readSheetDraft(3, key)).toEqual(new Map([[7, line]]));
  expect(readSheetDraft(4, key).size).toBe(0);
  expect(readSheetDraft(3, { ...key, day: '2026-11-21' }).size).toBe(0);
  expect(listUnsavedSheets(3)).toEqual([{ ...key, lines: 1 }]);
  expect(listUnsavedSheets(4)).toEqual([]);
});

test('once the server has all of them, nothing is left', () => {
  saveSheetDraft(3, key, new Map([[7, line]]));
  saveSheetDraft(3, key, new Map());
  expect(listUnsavedSheets(3)).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test.each(['', '{', '{}', '[1]', '[[7]]', '[["7",{}]]', '[[7,{"typed":{},"was":1,"confirmedFor":""}]]'])(
  '%j holds no line',
  (text) => {
    localStorage.setItem(name, text);
    expect(readSheetDraft(3, key).size).toBe(0);
  },
);

test('what is stored beside it is no sheet', () => {
  for (const strange of ['btc.quotes.3.fish.spot.2026-11-20', 'btc.quotes.3.beef.moon.x', 'btc.token'])
    localStorage.setItem(strange, '[]');
  expect(listUnsavedSheets(3)).toEqual([]);
});
