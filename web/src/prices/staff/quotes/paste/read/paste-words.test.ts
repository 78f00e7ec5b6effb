import { priceUnits } from '@btc/contract/prices/price-codes.ts';
import { expect, test } from 'vitest';
import { messages } from '../../messages.ts';
import { sheetFields } from '../../sheet/typed-line.ts';
import { findHead } from './paste-tokens.ts';
import { headWords } from './paste-words.data.ts';
import { readPastedDay } from './pasted-day.ts';
import { convertToSeries, readUnit } from './pasted-unit.ts';

test.each(sheetFields)('the sheet’s own head of %s is read in both languages', (field) => {
  for (const { fields } of [messages.cn, messages.en]) {
    expect([fields[field], findHead(fields[field])]).toEqual([fields[field], { kind: 'field', field }]);
  }
});

test('a head stands for one thing', () => {
  const all = headWords.flatMap(([, words]) => words);
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});

test.each(['', ' ', '—', '()'])('%j is no head', (text) => {
  expect(findHead(text)).toBeNull();
});

test.each([
  ['美元/吨', 'USD/t', 5300, 5300],
  ['USD per kg', 'USD/t', 5.3, 5300],
  ['US$/MT', 'USD/t', 5300, 5300],
  ['万元/吨', 'CNY/kg', 4.15, 41.5],
  ['元/斤', 'CNY/kg', 21.5, 43],
  ['元/吨', 'CNY/kg', 41_550, 41.55],
  ['USD/lb', 'USD/t', 2.4, null],
  ['元/公斤', 'USD/t', 43, null],
  ['EUR/kg', 'USD/t', 5, null],
  ['元/箱', 'CNY/kg', 900, null],
] as const)('a price in %s for a line in %s: %d is %s', (unit, series, value, converted) => {
  const read = readUnit(unit);
  expect(read).not.toBeNull();
  expect(convertToSeries(value, read, series)).toBe(converted);
  expect(priceUnits.map(({ code }) => code)).toContain(series);
});

test.each(['元宝', 'topside', 'usda', '吨位', 'tt', ''])('%j is no unit', (text) => {
  expect(readUnit(text)).toBeNull();
});

test.each([
  ['2026-11-27', 'same'],
  ['2026年11月27日', 'same'],
  ['11月27日', 'same'],
  ['11月27日（周五）', 'same'],
  ['27 Nov', 'same'],
  ['Nov 27, 2026', 'same'],
  ['27/11/2026', 'same'],
  ['2026/11/27 09:30', 'same'],
  ['2025-11-27', 'other'],
  ['11/12/2026', 'other'],
  ['11月28日', 'other'],
  ['2026-13-45', 'other'],
  ['今天', 'other'],
  ['昨日', 'other'],
  ['牛霖', null],
  ['5300', null],
] as const)('on the sheet of 27 November, the day after, %s is %s', (text, reading) => {
  expect(readPastedDay(text, { day: '2026-11-27', today: '2026-11-28' })).toBe(reading);
});
