import { describe, expect, test } from 'vitest';
import { taughtDictionary } from '#dictionary/taught.fixture.ts';
import { compareList, type PlantFacts } from './compare-list.ts';
import { readMeatWords, readOffalWords, readProductWords, readStateWord, readTypeWords } from './list-words.ts';
import type { NamedPlant, PlantReading } from './plant-reading.ts';

let ids = 0;
function record(number: string, more: Partial<PlantFacts> = {}): PlantFacts {
  ids += 1;
  return {
    id: ids,
    origin: 'BRA',
    number,
    listedNumber: null,
    ciferNumber: null,
    nameCn: null,
    nameEn: 'Frigo',
    nameLocal: null,
    provinceCn: null,
    provinceEn: null,
    cityCn: null,
    cityEn: null,
    meats: ['beef'],
    types: [],
    products: ['frozen'],
    offalCuts: [],
    approvedOn: null,
    validTo: null,
    state: 'active',
    foreignDirectory: null,
    ...more,
  };
}

function reading(number: string, more: Partial<PlantReading> = {}): PlantReading {
  return {
    line: 2,
    origin: 'BRA',
    number,
    listedNumber: `SIF ${number}`,
    oldNumber: null,
    ciferNumber: null,
    nameCn: null,
    nameEn: 'Frigo',
    nameLocal: null,
    provinceCn: null,
    provinceEn: null,
    cityCn: null,
    cityEn: null,
    meats: ['beef'],
    types: null,
    products: ['frozen'],
    offalCuts: null,
    approvedOn: null,
    validTo: null,
    state: null,
    ...more,
  };
}

function differ(readings: readonly PlantReading[], records: readonly PlantFacts[], unread: readonly NamedPlant[] = []) {
  return compareList({ form: 'approvedList', readings, unread, records, meats: ['beef'] }).map(({ kind, change }) => [
    kind,
    change,
  ]);
}

describe('a list against the records', () => {
  test('a plant as it was is the same, one that is missing is gone, one that nobody knew is new', () => {
    const differences = differ([reading('1'), reading('3')], [record('1'), record('2')]);
    expect(differences).toEqual([
      ['same', null],
      ['new', 'NEW'],
      ['gone', 'CANCEL'],
    ]);
  });

  test('a plant that was not in force is not missed', () => {
    expect(
      differ([reading('1')], [record('1'), record('2', { state: 'cancelled' }), record('3', { state: 'expired' })]),
    ).toEqual([['same', null]]);
  });

  test.each([
    ['active', 'suspended', 'SUSP_CN'],
    ['suspended', 'active', 'REGAIN'],
    ['cancelled', null, 'NEW'],
    ['unlisted', 'active', 'NEW'],
    ['expired', null, 'RENEW'],
  ] as const)('a plant that was %s and is listed as %s gets the event %s', (state, told, change) => {
    expect(differ([reading('1', { state: told })], [record('1', { state })])).toEqual([['status', change]]);
  });

  test('a plant on a line that could not be read is not gone, nor one whose former number stands there', () => {
    const named = { origin: 'BRA', number: '0002', oldNumber: null, ciferNumber: null };
    expect(differ([reading('1')], [record('1'), record('2'), record('3')], [named])).toEqual([
      ['same', null],
      ['gone', 'CANCEL'],
    ]);
    expect(differ([reading('1')], [record('1'), record('2')], [{ ...named, number: '9', oldNumber: '2' }])).toEqual([
      ['same', null],
    ]);
  });

  test.each([
    ['cancelled', 'NEW'],
    ['unlisted', 'NEW'],
    ['expired', 'RENEW'],
  ] as const)('a plant that was %s and is listed as suspended is both registered and suspended', (state, change) => {
    expect(differ([reading('1', { state: 'suspended' })], [record('1', { state })])).toEqual([
      ['status', change],
      ['status', 'SUSP_CN'],
    ]);
  });

  test('a list without states says nothing of suspensions', () => {
    expect(differ([reading('1')], [record('1', { state: 'suspended' })])).toEqual([['same', null]]);
  });

  test('another number is known by the former one, or by the number of the registration', () => {
    expect(differ([reading('9', { oldNumber: '1' })], [record('1')])).toEqual([['renumbered', 'RENUM']]);
    const ciferNumber = 'CBRA01011809120001';
    expect(differ([reading('9', { ciferNumber })], [record('1', { ciferNumber })])).toEqual([['renumbered', 'RENUM']]);
  });

  test('leading zeros and prefixes are no other number', () => {
    expect(differ([reading('0001')], [record('1')])).toEqual([['same', null]]);
  });

  test('scope and particulars are told apart, and one line may say several things', () => {
    const line = reading('1', {
      products: ['frozen', 'boneless'],
      nameEn: 'Other',
      validTo: '2030-01-01',
      state: 'suspended',
    });
    expect(differ([line], [record('1')])).toEqual([
      ['status', 'SUSP_CN'],
      ['scope', 'SCOPE'],
      ['details', 'INFO'],
    ]);
    expect(differ([reading('1', { validTo: '2030-01-01' })], [record('1')])).toEqual([['details', 'RENEW']]);
  });

  test('what a list of beef does not say of pork stays', () => {
    expect(differ([reading('1')], [record('1', { meats: ['beef', 'pork'] })])).toEqual([['same', null]]);
    expect(differ([], [record('1', { meats: ['beef', 'pork'] })])).toEqual([['scope', 'SCOPE']]);
  });

  test('a line for each meat is one plant', () => {
    const lines = [reading('1'), reading('1', { line: 3, meats: ['pork'], products: ['chilled'] })];
    const differences = compareList({
      form: 'approvedList',
      readings: lines,
      unread: [],
      records: [],
      meats: ['beef', 'pork'],
    });
    expect(differences).toHaveLength(1);
    expect(differences[0]?.reading).toMatchObject({ meats: ['beef', 'pork'], products: ['frozen', 'chilled'] });
  });

  test('a foreign directory makes no events and misses only what it brought', () => {
    const records = [record('1'), record('2'), record('3', { state: 'unlisted', foreignDirectory: 'fsis' })];
    const found = compareList({
      form: 'fsisDirectory',
      readings: [reading('1', { nameEn: 'New' }), reading('4')],
      unread: [],
      records,
      meats: ['beef'],
    });
    expect(found.map(({ kind, change }) => [kind, change])).toEqual([
      ['details', null],
      ['new', null],
      ['gone', null],
    ]);
  });
});

test('the words of a list are read in both languages', () => {
  expect(readMeatWords('牛肉、猪肉')).toEqual(['beef', 'pork']);
  expect(readMeatWords('chicken')).toBeNull();
  expect(readTypeWords('屠宰、分割')).toEqual(['SH', 'CP']);
  expect(readTypeWords('SH, CS')).toEqual(['SH', 'CS']);
  expect(readProductWords('冷冻去骨；冷冻带骨')).toEqual(['frozen', 'boneless', 'bone-in']);
  expect(readProductWords('Chilled / Frozen boneless')).toEqual(['chilled', 'frozen', 'boneless']);
  expect(readStateWord('暂停进口')).toBe('suspended');
  expect(readStateWord('Valid')).toBe('active');
  expect(readStateWord('?')).toBeNull();
});

test('offal is read by names and by what was taught, and a name of several cuts tells them', () => {
  const dictionary = taughtDictionary([
    { kind: 'beefCut', written: 'Ticker', code: 'heart' },
    { kind: 'beefCut', written: '心肝', code: 'heart' },
    { kind: 'beefCut', written: '心肝', code: 'liver' },
  ]);
  const read = (text: string, meat: 'beef' | 'pork' = 'beef') => readOffalWords(text, [meat], dictionary);
  expect(read('Heart; kidney')).toEqual({ kind: 'cuts', codes: ['heart', 'kidney'] });
  expect(read('TICKER')).toEqual({ kind: 'cuts', codes: ['heart'] });
  expect(read('心肝')).toEqual({ kind: 'cuts', codes: ['heart', 'liver'] });
  const unknown = read('Ticker', 'pork');
  expect(unknown).toEqual({
    kind: 'unknown',
    choices: expect.arrayContaining([expect.stringMatching(/^\w+ \(.+\)$/)]),
  });
  expect(unknown).not.toMatchObject({ choices: expect.arrayContaining([expect.stringMatching(/^topside /)]) });
  expect(read('大米龙')).toMatchObject({
    kind: 'ambiguous',
    choices: [/^topside /, /^outside_flat /].map((one) => expect.stringMatching(one)),
  });
});
