import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ParsedRow } from '../facts/fact-row.ts';
import { findCut } from './cut-lookup.ts';
import { referenceDictionary } from '#dictionary/reference-dictionary.ts';
import { NameBook } from './name-book.ts';
import { plantCode } from '@btc/reference/plants/plant-code.ts';
import { parseShipmentRow } from './shipment.parse.ts';
import { readShipmentHeader } from './shipment.read.ts';
import { comparedSpelling } from './spelling.ts';

const shipment = {
  'Shipment date': '2024-03-15',
  Origin: 'BRA',
  'HS code': '02023000',
  Cut: '2303',
  'Plant no.': 'SIF 9012',
  Exporter: 'Campo Alto Alimentos S.A.',
  Importer: '沪丰贸易有限公司',
  Province: '上海',
  'Customs district': '2200',
  Storage: '',
  'Net weight (kg)': '26,500.5',
  'Value (USD)': '132500',
  'Value (CNY)': '',
  'Invoice currency': 'USD',
  Reference: 'BL1',
};

function parse(change: Readonly<Record<string, string>> = {}, names = new NameBook([], [])): ParsedRow {
  const row = { ...shipment, ...change };
  const header = readShipmentHeader(Object.keys(row));
  if (header.kind === 'bad') throw new Error(JSON.stringify(header.issues));
  return parseShipmentRow(header.layout, Object.values(row), {
    latestPeriod: 202_611,
    names,
    dictionary: referenceDictionary,
  });
}

function listReasons(row: ParsedRow): readonly string[] {
  return row.kind === 'bad'
    ? row.issues.map(({ column, value, reason }) => [column, value, reason].join(' ').trim())
    : [];
}

const fact = {
  period: 202_403,
  origin: 'BRA',
  hs: '02023000',
  group: 'beef',
  storage: 'frozen',
  form: 'boneless',
  province: '31',
  district: '2200',
  cut: 'oyster',
  plant: 'BRA-9012',
  exporter: 'E?1',
  importer: 'I?2',
  grams: 26_500_500n,
  usdCents: 13_250_000n,
  cnyCents: null,
};

describe('a row of the shipments template', () => {
  test('is a fact of its month with all that it names', () => {
    expect(parse()).toMatchObject({ kind: 'fact', fact, warnings: [] });
  });

  test('says the same in Chinese, in words, and in any order of columns', () => {
    const chinese = {
      关区: '上海海关',
      装运日期: '2024年3月15日',
      原产地: '巴西',
      商品编码: '2023000',
      部位: '板腱',
      工厂编号: '9012',
      出口商: 'Campo Alto Alimentos S.A.',
      进口商: '沪丰贸易有限公司',
      收货人注册地: '310000',
      储运方式: '冷冻',
      '净重（千克）': '26500.5',
      '金额（美元）': '132,500.00',
    };
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.entries(chinese), { minLength: 12 }), (columns) => {
        const header = readShipmentHeader(columns.map(([title]) => title));
        if (header.kind === 'bad') throw new Error(JSON.stringify(header.issues));
        const row = columns.map(([, cell]) => cell);
        const settings = { latestPeriod: 202_611, names: new NameBook([], []), dictionary: referenceDictionary };
        expect(parseShipmentRow(header.layout, row, settings)).toMatchObject({ kind: 'fact', fact });
      }),
    );
  });

  test('may leave out all but month, origin, goods and one figure', () => {
    const blank = Object.fromEntries(Object.keys(shipment).map((title) => [title, '']));
    const row = { ...blank, 'Shipment date': '202403', Origin: 'Brazil', 'HS code': '0202.30.00', 'Value (CNY)': '5' };
    expect(parse(row)).toMatchObject({
      kind: 'fact',
      fact: { period: 202_403, origin: 'BRA', storage: 'frozen', cut: null, plant: null, exporter: null, grams: null },
    });
  });

  test.each([
    '02023000',
    '0202.30.00',
    '0202300090',
    '02023000190A',
    '0202.30.00.190 A',
    '0202.30.00-190A',
    '02023000190',
    '2023000190A',
  ])('has the goods of the code %s, as its origin writes it', (code) => {
    expect(parse({ 'HS code': code })).toMatchObject({ kind: 'fact', fact: { hs: '02023000', form: 'boneless' } });
  });

  test('of other goods is out of scope, and must be whole all the same', () => {
    expect(parse({ 'HS code': '12019019' })).toMatchObject({ kind: 'outOfScope', leftOut: { reason: 'goods' } });
    expect(listReasons(parse({ 'HS code': '12019019', 'Net weight (kg)': 'x' }))).toEqual([
      'Net weight (kg) x badNumber',
    ]);
  });

  test.each([
    [{ 'Shipment date': '15/03/2024' }, 'Shipment date 15/03/2024 badDay'],
    [{ 'Shipment date': '2024-02-30' }, 'Shipment date 2024-02-30 badDay'],
    [{ 'Shipment date': '' }, 'Shipment date  emptyCell'],
    [{ 'Shipment date': '2026-12-01' }, 'Shipment date 2026-12-01 futurePeriod'],
    [{ Origin: 'Atlantis' }, 'Origin Atlantis unknownOrigin'],
    [{ Origin: '' }, 'Origin  emptyCell'],
    [{ 'HS code': '' }, 'HS code  emptyCell'],
    [{ 'HS code': 'beef' }, 'HS code beef badCode'],
    [{ Cut: 'unicorn' }, 'Cut unicorn unknownCut'],
    [{ 'Plant no.': '2013-01-13' }, 'Plant no. 2013-01-13 plantIsDate'],
    [{ 'Plant no.': '???' }, 'Plant no. ??? badPlant'],
    [{ Exporter: 'x'.repeat(201) }, `Exporter ${'x'.repeat(120)}… badName`],
    [{ Origin: '中国 China' }, 'Origin 中国 China originIsChina'],
    [{ Origin: '巴西 Argentina' }, 'Origin 巴西 Argentina unknownOrigin'],
    [{ Province: 'Utopia' }, 'Province Utopia unknownProvince'],
    [{ 'Customs district': '9999' }, 'Customs district 9999 unknownDistrict'],
    [{ Storage: 'warm' }, 'Storage warm unknownStorage'],
    [{ Storage: 'chilled' }, 'Storage chilled 02023000 storageMismatch'],
    [{ 'Invoice currency': 'dollars' }, 'Invoice currency dollars badCurrency'],
    [{ 'Net weight (kg)': '0' }, 'Net weight (kg) 0 zeroWeight'],
    [{ 'Net weight (kg)': '-1' }, 'Net weight (kg) -1 negativeNumber'],
    [{ 'Net weight (kg)': '', 'Value (USD)': '' }, 'noFigure'],
  ])('with %j is bad: %s', (change, issue) => {
    // Without the values that would do, which follow.
    expect(listReasons(parse(change)).map((text) => text.replace(/ → .* (?=\w+$)/, ' '))).toEqual([issue]);
  });

  test('with an unknown province or district is told which there are', () => {
    expect(listReasons(parse({ Province: 'Utopia' }))).toEqual([
      expect.stringMatching(/^Province Utopia → 11 北京 \| .*31 上海.* unknownProvince$/),
    ]);
    expect(listReasons(parse({ 'Customs district': '9999' }))).toEqual([
      expect.stringMatching(/ → .*2200 上海.* unknownDistrict$/),
    ]);
  });

  test('may name its origin in two languages', () => {
    for (const Origin of ['巴西 Brazil', 'Brazil（巴西）', '巴西/Brazil']) {
      expect(parse({ Origin })).toMatchObject({ kind: 'fact', fact: { origin: 'BRA' } });
    }
  });

  test('that is bad leaves no company behind', () => {
    const names = new NameBook([], []);
    parse({ Cut: 'unicorn' }, names);
    expect(names.found()).toMatchObject({ newCompanyCount: 0, newPlantCount: 0 });
  });

  test('with a cut of goods that are not broken down by cut says that it was left out', () => {
    expect(parse({ 'HS code': '05040029', Cut: '2303' })).toMatchObject({
      kind: 'fact',
      fact: { cut: null },
      warnings: [{ reason: 'cutLeftOut' }],
    });
  });
});

describe('a party', () => {
  test.each([
    '-',
    '—',
    '...',
    '*',
    'NULL',
    'n/a',
    'N.A.',
    'NOT AVAILABLE',
    'not-available',
    'TO ORDER',
    'To the order',
    'TO THE ORDER OF SHIPPER',
    'A LA ORDEN',
    'À ORDEM',
    'Same as Consignee.',
    'Mismo que el consignatário',
    'NÃO INFORMADO',
    'Nao  Informado',
    'Sin información',
    '不详',
    '（不詳）',
    '凭 指示',
    'TO ORDER OF BANK OF CHINA LTD.',
    'To the order of China Construction Bank Corp',
    'À ordem do Banco do Brasil',
    '凭中国银行指示',
    '同收货人',
  ])('written %s is nobody', (text) => {
    const names = new NameBook([], []);
    expect(parse({ Exporter: text, Importer: text }, names)).toMatchObject({
      kind: 'fact',
      fact: { exporter: null, importer: null },
    });
    expect(names.found()).toMatchObject({ newCompanyCount: 0 });
  });

  test.each(['Order Foods Ltd.', 'Nova Ordem S.A.', '无锡食品', 'Same Day Meats', 'NA Foods', 'Burbank Beef'])(
    'written %s is a company',
    (text) => {
      expect(parse({ Importer: text })).toMatchObject({ kind: 'fact', fact: { importer: expect.any(String) } });
    },
  );
});

describe('a cut', () => {
  test.each([
    ['oyster', 'oyster'],
    ['板腱', 'oyster'],
    ['牡蛎肉', 'oyster'],
    ['AUS-MEAT 2303', 'oyster'],
    ['Flat  Iron', 'oyster'],
    ['２３０３', 'oyster'],
  ])('is known as %s', (text, id) => {
    expect(findCut(text, { group: 'beef', form: 'boneless' }, referenceDictionary)).toEqual({ kind: 'cut', id });
  });

  test('that several bear the name of names them all', () => {
    expect(findCut('大米龙', { group: 'beef', form: 'boneless' }, referenceDictionary)).toEqual({
      kind: 'ambiguous',
      candidates: ['topside (米龙, Topside)', 'outside_flat (大黄瓜条, Outside flat)'],
    });
    expect(listReasons(parse({ Cut: '大米龙' }))[0]).toContain('Cut 大米龙 → topside (米龙, Topside) | outside_flat');
  });

  test('is of pork where the goods are', () => {
    expect(findCut('梅花肉', { group: 'pork', form: 'boneless' }, referenceDictionary)).toEqual({
      kind: 'cut',
      id: 'no1',
    });
    expect(findCut('梅花肉', { group: 'beef', form: 'boneless' }, referenceDictionary)).toEqual({ kind: 'unknown' });
  });
});

test.each([
  ['BRA', 'SIF 2437', 'BRA-2437'],
  ['BRA', 'BRA-9012', 'BRA-9012'],
  ['BRA', 'S.I.F. 12', 'BRA-12'],
  ['BRA', '2437.0', 'BRA-2437'],
  ['BRA', 'matadouro', null],
  ['NZL', 'ME23', 'NZL-23'],
  ['USA', 'EST. 969G', 'USA-969G'],
  ['USA', 'M46712', 'USA-M46712'],
  ['AUS', 'Est. No. 0235', 'AUS-235'],
  ['CHL', '13-01', 'CHL-13-01'],
  ['ESP', 'ES 10.04962/B CE', 'ESP-ES10-04962-BCE'],
])('a plant of %s written %s has the code %s', (origin, text, code) => {
  expect(plantCode(origin, text)).toBe(code);
});

describe('spellings of a company', () => {
  test.each([
    ['Campo Alto Alimentos S.A.', 'CAMPO ALTO ALIMENTOS SA'],
    ['Frigorífico Três Rios Ltda.', 'Frigorifico  Tres Rios, LTDA'],
    ['Harbour & Sons Co., Ltd.', 'Harbour and Sons Company Limited'],
    ['沪丰（上海）贸易有限公司', '沪丰(上海)贸易有限责任公司'],
    ['ＡＢＣ食品', 'ABC 食品'],
  ])('%s and %s are one', (one, other) => {
    expect(comparedSpelling(one)).toBe(comparedSpelling(other));
  });

  test('of different companies differ', () => {
    expect(comparedSpelling('沪丰贸易')).not.toBe(comparedSpelling('沪丰食品'));
    expect(comparedSpelling('Tres Rios 1')).not.toBe(comparedSpelling('Tres Rios 2'));
  });

  test('are merged with those that are known, and reported', () => {
    const names = new NameBook(
      [{ kind: 'exporter', spelling: 'campoaltosa', companyId: 1001, name: 'Campo Alto S.A.' }],
      ['BRA-1'],
    );
    expect(names.toCode('exporter', 'CAMPO ALTO SA', 'BRA')).toBe('E1001');
    expect(names.toCode('importer', 'CAMPO ALTO SA', '31')).toBe('I?1');
    names.notePlant('BRA-1');
    names.notePlant('BRA-2');
    expect(names.found()).toEqual({
      newCompanies: [{ kind: 'importer', name: 'CAMPO ALTO SA', place: '31' }],
      newCompanyCount: 1,
      merged: [{ kind: 'exporter', name: 'Campo Alto S.A.', spellings: ['CAMPO ALTO SA'] }],
      mergedCount: 1,
      newPlants: ['BRA-2'],
      newPlantCount: 1,
    });
  });
});
