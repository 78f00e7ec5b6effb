import { expect, test } from 'vitest';
import {
  findOrigin,
  findOriginByComtrade,
  findOriginByCustomsCode,
  findOriginByCustomsName,
  origins,
  priceOriginCodes,
} from './origins.ts';

test('an origin is found by its ISO code in either case', () => {
  expect(findOrigin('bra')?.nameCn).toBe('巴西');
  expect(findOrigin('XXX')).toBeUndefined();
});

test('the partner codes of a customs file lead to their origins', () => {
  expect(findOriginByCustomsCode('402')?.code).toBe('ARG');
  expect(findOriginByCustomsCode('410')?.code).toBe('BRA');
  expect(findOriginByCustomsCode('502')?.code).toBe('USA');
  expect(findOriginByCustomsCode('000')).toBeUndefined();
});

test('the customs code for the rest of a continent answers other', () => {
  expect(findOriginByCustomsCode('499')?.code).toBe('OTH');
  expect(findOriginByCustomsName('国（地）别不详的')?.code).toBe('OTH');
});

test('Hong Kong, Macao and Taiwan bear the names China customs gives them', () => {
  expect(['HKG', 'MAC', 'TWN'].map((code) => findOrigin(code)?.nameCn)).toEqual(['中国香港', '中国澳门', '中国台湾']);
  expect(findOriginByCustomsName('中国香港')?.code).toBe('HKG');
});

test('a spelling of the customs, or a former one, finds its origin', () => {
  expect(findOriginByCustomsName('博茨瓦那')?.code).toBe('BWA');
  expect(findOriginByCustomsName('俄罗斯联邦')?.code).toBe('RUS');
  expect(findOriginByCustomsName(' 韩国 ')?.code).toBe('KOR');
});

test.each([
  ['USA', 'USA'],
  ['Rep. of Korea', 'KOR'],
  ['Russian Federation', 'RUS'],
  ['Bolivia (Plurinational State of)', 'BOL'],
  ['Areas, nes', 'OTH'],
  ['Other', 'OTH'],
  ['Other Asia, nes', 'TWN'],
])('the Comtrade partner %s is %s', (name, code) => {
  expect(findOriginByComtrade({ name, code: null })?.code).toBe(code);
});

test('every partner of the Comtrade file of frozen boneless beef is known', () => {
  const names = [
    'Argentina',
    'Australia',
    'Belarus',
    'Brazil',
    'Canada',
    'Chile',
    'China',
    'Costa Rica',
    'France',
    'Germany',
    'Hungary',
    'Ireland',
    'Italy',
    'Kazakhstan',
    'Lithuania',
    'Mexico',
    'Mongolia',
    'Namibia',
    'Netherlands',
    'New Zealand',
    'Panama',
    'Poland',
    'Serbia',
    'South Africa',
    'Ukraine',
    'Uruguay',
  ];
  expect(names.filter((name) => findOriginByComtrade({ name, code: null }) === undefined)).toEqual([]);
});

test('Comtrade and plain M49 numbers of a country lead to the same origin, and the code goes before the name', () => {
  expect(findOriginByComtrade({ name: null, code: 842 })?.code).toBe('USA');
  expect(findOriginByComtrade({ name: 'Brazil', code: 840 })?.code).toBe('USA');
  expect(findOriginByComtrade({ name: 'Brazil', code: 9999 })?.code).toBe('BRA');
});

test('the world total is no origin', () => {
  expect(findOriginByComtrade({ name: 'World', code: 0 })).toBeUndefined();
});

test.each([
  ['ISO code', origins.map((origin) => origin.code)],
  ['customs code', origins.flatMap((origin) => [origin.customsCode, ...origin.otherCustomsCodes])],
  ['customs name', origins.flatMap((origin) => [origin.nameCn, ...origin.otherCustomsNames])],
  ['Comtrade code', origins.flatMap((origin) => [origin.comtradeCode, ...origin.otherComtradeCodes])],
  ['Comtrade name', origins.flatMap((origin) => [...origin.comtradeNames])],
])('no two origins share a %s', (_key, values: readonly unknown[]) => {
  const given = values.filter((value) => value !== null);
  expect(new Set(given).size).toBe(given.length);
});

test('no two origins share a chart colour, and other has one', () => {
  const colors = origins.flatMap((origin) => (origin.color === null ? [] : [origin.color]));
  expect(new Set(colors).size).toBe(colors.length);
  expect(colors).toHaveLength(15);
  expect(findOrigin('OTH')?.color).toBe('#a8a29a');
  expect(findOrigin('OTH')).toMatchObject({ nameCn: '其他国家（地区）', nameEn: 'Other countries' });
  expect(findOriginByCustomsName('其他')?.code).toBe('OTH');
});

test('an access note stands in both languages or in neither', () => {
  const uneven = origins
    .flatMap((origin) => [origin.beef, origin.pork])
    .filter(({ noteCn, noteEn }) => (noteCn === null) !== (noteEn === null));
  expect(uneven).toEqual([]);
});

test('the price pages begin with Argentina and end with other', () => {
  expect(priceOriginCodes.at(0)).toBe('ARG');
  expect(priceOriginCodes.at(-1)).toBe('OTH');
});
