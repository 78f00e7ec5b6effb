import { expect, test } from 'vitest';
import { referenceDictionary } from '#dictionary/reference-dictionary.ts';
import { readSearch, readWeek } from './read-search.ts';
import { getSearchIndex } from './search-entries.ts';

const { origins } = getSearchIndex(referenceDictionary);

test.each([
  ['第47周', 47, null],
  ['第４７周', 47, null],
  ['47周', 47, null],
  ['第四十七周', 47, null],
  ['第九周', 9, null],
  ['第十周', 10, null],
  ['第二十周', 20, null],
  ['2026年第47周', 47, 2026],
  ['week 47', 47, null],
  ['Week47', 47, null],
  ['wk. 5', 5, null],
  ['2026-W47', 47, 2026],
  ['week 47 2025', 47, 2025],
])('“%s” is week %i of %s', (text, number, year) => {
  expect(readWeek(text)).toEqual({ number, year });
});

test.each(['第54周', '0周', '一周回顾', '147周', 'week 0', 'week', '47', '5周年', 'weekly', '2303', 'cow 6'])(
  '“%s” is no week',
  (text) => {
    expect(readWeek(text)).toBeNull();
  },
);

test.each([
  ['巴西配额', 'quota', 'BRA', null, ''],
  ['brazil quota', 'quota', 'BRA', null, ''],
  ['Quota  BRAZIL', 'quota', 'BRA', null, ''],
  ['澳洲板腱报价', 'price', 'AUS', null, '板腱'],
  ['brazilian beef brisket price', 'price', 'BRA', 'beef', 'brisket'],
  ['新西兰工厂', 'plant', 'NZL', null, ''],
  ['猪肉价格', 'price', null, 'pork', ''],
  ['板腱', null, null, null, '板腱'],
  ['us brisket', null, 'USA', null, 'brisket'],
  ['bus', null, null, null, 'bus'],
])('“%s” asks for %s of %s, %s: “%s”', (text, topic, origin, meat, rest) => {
  const typed = readSearch(text, origins);
  expect([typed.topic, typed.origin, typed.meat, typed.rest.spelling]).toEqual([topic, origin, meat, rest]);
});

test.each(['\\', '(', '.*', '[', '%', '🐄', '!'])('“%s” breaks nothing', (text) => {
  expect(readSearch(text, origins)).toMatchObject({ text, topic: null, origin: null, week: null });
});
