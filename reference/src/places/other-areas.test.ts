import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import {
  findOriginByComtrade,
  findOrigin,
  findOriginByCustomsCode,
  findOriginByCustomsName,
  origins,
} from './origins.ts';
import { findOtherAreaByComtrade, findOtherAreaByCustomsCode, findOtherAreaByName, otherAreas } from './other-areas.ts';

test('every country is an origin or another area, by its code and by its names', () => {
  const unknown = countries.filter(({ code, nameCn, nameEn }) => {
    if (findOrigin(code) !== undefined) return false;
    const area = findOtherAreaByComtrade({ code: null, name: null, iso: code });
    return area !== code || findOtherAreaByName(nameCn) !== code || findOtherAreaByName(nameEn) !== code;
  });
  expect(unknown).toEqual([]);
});

test.each([
  [4, 'Afghanistan', 'AFG'],
  [384, 'Côte d’Ivoire', 'CIV'],
  [175, 'Mayotte', 'MYT'],
  [850, 'US Virgin Isds', 'VIR'],
  [530, 'Neth. Antilles', 'ANT'],
  [583, 'FS Micronesia', 'FSM'],
  [810, 'Fmr USSR', 'U810'],
])('the partner %s %s of Comtrade is %s', (code, name, area) => {
  expect(findOtherAreaByComtrade({ code, name: null, iso: '' })).toBe(area);
  expect(findOriginByComtrade({ code, name: null })).toBeUndefined();
  expect([area, undefined]).toContain(findOtherAreaByName(name));
});

/** The customs' list of countries (国别（地区）代码), without the rests of continents. */
const spans =
  '101-139 141-149 201-260 301-316 318 320-331 334-340 343-344 347 349-359 401-406 408-449 501-504 601-623 625';
const customsCodes = spans.split(' ').flatMap((span) => {
  const [first = 0, last = first] = span.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
});

test('every code of the customs is an origin or another area, and never both', () => {
  // China itself is no partner.
  const known = customsCodes.filter((code) => code !== '142');
  const both = known.map((code) => [findOriginByCustomsCode(code)?.code, findOtherAreaByCustomsCode(code)]);
  expect(both.filter(([origin, area]) => (origin === undefined) === (area === undefined))).toEqual([]);
});

test.each([
  ['101', '阿富汗', 'AFG'],
  ['207', '加那利群岛', 'C207'],
  ['210', '塞卜泰（休达）', 'C210'],
  ['222', '几内亚(比绍)', 'GNB'],
  ['252', '刚果(金)', 'COD'],
  ['349', '塞尔维亚和黑山', 'U891'],
  ['417', '库腊索岛', 'CUW'],
  ['449', '荷属安地列斯群岛', 'ANT'],
  ['625', '瓦利斯和浮图纳', 'WLF'],
])('%s %s of the customs is %s', (code, name, area) => {
  expect([findOtherAreaByCustomsCode(code), findOtherAreaByName(name)]).toEqual([area, area]);
});

test.each([
  'Bosnia and Herzegovina',
  'Curacao',
  'Cote d’Ivoire',
  'Dominican Republic',
  'Iran (Islamic Republic of)',
  'Micronesia (Federated States of)',
  'Netherlands (Kingdom of the)',
  'Republic of Moldova',
  'Saint Barthelemy',
  'Türkiye',
  'United Kingdom of Great Britain and Northern Ireland',
  'United Republic of Tanzania',
  'Venezuela (Bolivarian Republic of)',
  'Switzerland, Liechtenstein',
])('%s, as M49 and later editions of Comtrade write it, is known', (name) => {
  expect(findOriginByComtrade({ code: null, name })?.code ?? findOtherAreaByName(name)).toBeDefined();
});

test('the world, a continent and what does not exist are no areas', () => {
  for (const code of [0, 2, 19, 142, 150, 9999]) {
    expect(findOtherAreaByComtrade({ code, name: null, iso: '' })).toBeUndefined();
  }
  expect(findOtherAreaByName('Atlantis')).toBeUndefined();
});

test('no area is an origin too, and none shares a code or name with another', () => {
  const isOrigin = otherAreas.filter(
    ({ code, comtradeCodes, namesCn, namesEn }) =>
      origins.some((origin) => origin.code === code) ||
      comtradeCodes.some((one) => findOriginByComtrade({ code: one, name: null }) !== undefined) ||
      namesCn.some((name) => findOriginByCustomsName(name) !== undefined) ||
      namesEn.some((name) => findOriginByComtrade({ code: null, name }) !== undefined),
  );
  expect(isOrigin).toEqual([]);
  for (const keysOf of [
    ({ code }: (typeof otherAreas)[number]) => [code],
    ({ customsCodes: own }: (typeof otherAreas)[number]) => own,
    ({ comtradeCodes }: (typeof otherAreas)[number]) => comtradeCodes.map(String),
    ({ namesCn, namesEn }: (typeof otherAreas)[number]) => [...namesCn, ...namesEn],
  ]) {
    const keys = otherAreas.flatMap(keysOf);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
