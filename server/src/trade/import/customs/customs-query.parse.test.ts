import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCustomsRow } from './customs-query.parse.ts';
import { readCustomsHeader, readPlacesHeader } from './customs-query.read.ts';
import type { ParsedRow } from '../facts/fact-row.ts';
import { referenceDictionary } from '#dictionary/reference-dictionary.ts';
import { taughtDictionary } from '#dictionary/taught.fixture.ts';
import { NameBook } from '../shipments/name-book.ts';

const settings = { latestPeriod: 202_611, names: new NameBook([], []), dictionary: referenceDictionary };

function parse(row: Readonly<Record<string, string>>, dictionary = referenceDictionary): ParsedRow {
  const header = readCustomsHeader([...Object.keys(row), '']);
  if (header.kind === 'bad') throw new Error(JSON.stringify(header.issues));
  return parseCustomsRow(header.layout, [...Object.values(row), ''], { ...settings, dictionary });
}

function listReasons(row: ParsedRow): readonly string[] {
  return row.kind === 'bad'
    ? row.issues.map(({ column, value, reason }) => [column, value, reason].join(' ').trim())
    : [];
}

const beef = {
  数据年月: '202401',
  贸易伙伴编码: '410',
  贸易伙伴名称: '巴西',
  商品编码: '02023000',
  商品名称: '冻的去骨牛肉',
  第一数量: '1296592',
  第一计量单位: '千克',
  第二数量: '0',
  第二计量单位: '?',
  人民币: '5,917,063,944',
};

const fact = {
  period: 202_401,
  origin: 'BRA',
  hs: '02023000',
  group: 'beef',
  storage: 'frozen',
  form: 'boneless',
  grams: 1_296_592_000n,
  usdCents: null,
  cnyCents: 591_706_394_400n,
};

describe('a row of the customs query', () => {
  test('is a fact of its month, origin and tariff line', () => {
    expect(parse(beef)).toMatchObject({ kind: 'fact', fact });
  });

  test('with the titles of partner and goods exchanged says so, rather than pass as other goods', () => {
    const { 贸易伙伴编码: partner, 商品编码: goods } = beef;
    const row = parse({ ...beef, 贸易伙伴编码: goods, 商品编码: partner });
    expect(listReasons(row)).toContain('贸易伙伴编码 02023000 swappedColumns');
    expect(listReasons(row)).not.toContain('贸易伙伴编码 410 swappedColumns');
  });

  test('knows partners, provinces and districts by the spellings that analysts added', () => {
    const dictionary = taughtDictionary([
      { kind: 'origin', written: '巴国', code: 'BRA' },
      { kind: 'province', written: '沪', code: '31' },
      { kind: 'district', written: '申关', code: '22' },
    ]);
    const row = {
      ...beef,
      贸易伙伴编码: '',
      贸易伙伴名称: '巴国',
      收发货人注册地名称: '沪',
      关区名称: '申关',
    };
    expect(parse(row, dictionary)).toMatchObject({ kind: 'fact', fact: { ...fact, province: '31', district: '22' } });
    expect(parse(row).kind).toBe('bad');
  });

  test.each([
    ['101', '', 'AFG'],
    ['101', '阿富汗', 'AFG'],
    ['', '阿富汗', 'AFG'],
    ['101', 'Afghanistan', 'AFG'],
    ['207', '', 'C207'],
    ['199', '亚洲其他国家(地区)', '199'],
    ['199', '阿富汗', 'AFG'],
  ])('has a country that is no origin by its code %s or its name “%s”', (code, name, area) => {
    const row = { ...beef, 贸易伙伴编码: code, 贸易伙伴名称: name };
    expect(parse(row)).toMatchObject({ kind: 'fact', fact: { origin: 'OTH', area } });
  });

  test('has an area whose name was taught as an origin’s as that origin, by its code too', () => {
    const dictionary = taughtDictionary([{ kind: 'origin', written: '阿富汗', code: 'BRA' }]);
    for (const name of ['', '阿富汗']) {
      const row = { ...beef, 贸易伙伴编码: '101', 贸易伙伴名称: name };
      expect(parse(row, dictionary)).toMatchObject({ kind: 'fact', fact: { origin: 'BRA', area: 'AFG' } });
    }
  });

  test('says the same in any order of columns', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.entries(beef), { minLength: 10 }), (columns) => {
        expect(parse(Object.fromEntries(columns))).toMatchObject({ kind: 'fact', fact });
      }),
    );
  });

  test('has its trade mode, place of registration and dollars where they were chosen', () => {
    const { 人民币: _, ...rest } = beef;
    const row = parse({
      ...rest,
      贸易方式编码: '10',
      贸易方式名称: '一般贸易',
      注册地编码: '310000',
      注册地名称: '上海市',
      美元: '836,871',
    });
    expect(row).toMatchObject({
      kind: 'fact',
      fact: { mode: '10', province: '31', usdCents: 83_687_100n, cnyCents: null },
    });
  });

  test('is read with the headers of the English query page', () => {
    const row = parse({
      'Date of data': '202401',
      'Commodity code': '02023000',
      Commodity: 'Frozen boneless bovine meat',
      'Trading partner code': '410',
      'Trading partner': 'Brazil',
      Quantity: '1296592',
      Unit: 'Kilogram',
      'Supplimentary Quantity': '0',
      'Supplimentary Unit': '?',
      'Renminbi Yuan': '5,917,063,944',
    });
    expect(row).toMatchObject({ kind: 'fact', fact });
  });

  test('is out of scope with other goods, whoever the partner is', () => {
    expect(parse({ ...beef, 商品编码: '12019019', 贸易伙伴编码: '999', 贸易伙伴名称: '无' })).toMatchObject({
      kind: 'outOfScope',
      leftOut: { reason: 'goods', code: '12019019', grams: 1_296_592_000n, cnyCents: 591_706_394_400n },
    });
    expect(parse({ ...beef, 商品编码: '02' })).toMatchObject({ kind: 'outOfScope', leftOut: { reason: 'goods' } });
    expect(parse({ ...beef, 商品编码: '02068000' })).toMatchObject({ leftOut: { reason: 'goods' } });
    expect(parse({ ...beef, 商品编码: '02023001' })).toMatchObject({ leftOut: { reason: 'unknownGoods' } });
  });

  test('is bad out of scope too when its figures are not whole', () => {
    expect(listReasons(parse({ ...beef, 商品编码: '12019019', 第一数量: 'x' }))).toEqual(['第一数量 x badNumber']);
  });

  test('names every fault with its column and value', () => {
    const bad = { ...beef, 数据年月: '202413', 商品编码: 'ABC', 第一数量: '1,2', 人民币: '-5' };
    expect(listReasons(parse(bad))).toEqual([
      '数据年月 202413 badPeriod',
      '商品编码 ABC badCode',
      '第一数量 1,2 badNumber',
      '人民币 -5 negativeNumber',
    ]);
  });

  test.each([
    [{ 数据年月: '202612' }, '数据年月 202612 futurePeriod'],
    [{ 数据年月: '202401-202406' }, '数据年月 202401-202406 notByMonth'],
    [{ 数据年月: '2024年1月至6月' }, '数据年月 2024年1月至6月 notByMonth'],
    [{ 贸易伙伴编码: '999', 贸易伙伴名称: '无' }, '贸易伙伴编码 999 无 unknownPartner'],
    [{ 贸易伙伴编码: '402' }, '贸易伙伴编码 402 巴西 partnerMismatch'],
    [{ 贸易伙伴编码: '101' }, '贸易伙伴编码 101 巴西 partnerMismatch'],
    [{ 贸易伙伴名称: '阿富汗' }, '贸易伙伴编码 410 阿富汗 partnerMismatch'],
    [{ 贸易伙伴编码: '101', 贸易伙伴名称: '巴林' }, '贸易伙伴编码 101 巴林 partnerMismatch'],
    [{ 第一计量单位: '头' }, '第一计量单位 头 notAWeight'],
    [{ 第一数量: '', 人民币: '' }, 'noFigure'],
  ])('with %j is bad: %s', (change, issue) => {
    expect(listReasons(parse({ ...beef, ...change }))).toEqual([issue]);
  });

  test('holds a weight of zero or none beside a value to be not published, and a zero without one to be zero', () => {
    fc.assert(
      fc.property(fc.constantFrom('0', '', '0.000'), fc.integer({ min: 1, max: 1e9 }), (weight, value) => {
        expect(parse({ ...beef, 第一数量: weight, 人民币: String(value) })).toMatchObject({
          kind: 'fact',
          fact: { grams: null },
          warnings: [{ reason: 'noWeight', value: weight }],
        });
      }),
    );
    expect(parse({ ...beef, 第一数量: '0', 人民币: '0' })).toMatchObject({
      kind: 'fact',
      fact: { grams: 0n },
      warnings: [],
    });
  });

  test('takes the weight from the second quantity where the first counts heads', () => {
    const live = {
      ...beef,
      商品编码: '01022900',
      第一数量: '300',
      第一计量单位: '头',
      第二数量: '150000',
      第二计量单位: '千克',
    };
    expect(parse(live)).toMatchObject({ kind: 'fact', fact: { grams: 150_000_000n } });
    expect(parse({ ...live, 第二计量单位: '?', 第二数量: '0' })).toMatchObject({ kind: 'fact', fact: { grams: null } });
  });

  test('knows a partner by name where the code is missing, and keeps former spellings', () => {
    expect(parse({ ...beef, 贸易伙伴编码: '' })).toMatchObject({ kind: 'fact', fact: { origin: 'BRA' } });
    for (const [code, name, area] of [
      ['202', '安哥拉', 'AGO'],
      ['', '民主刚果', 'COD'],
      ['238', 'Rwanda', 'RWA'],
      ['299', '安哥拉', 'AGO'],
    ]) {
      expect(parse({ ...beef, 贸易伙伴编码: code ?? '', 贸易伙伴名称: name ?? '' })).toMatchObject({
        kind: 'fact',
        fact: { origin: 'OTH', area, variant: expect.stringContaining(`${name}`) },
      });
    }
    expect(parse({ ...beef, 贸易伙伴编码: '299', 贸易伙伴名称: '非洲其他国家（地区）' })).toMatchObject({
      fact: { origin: 'OTH', area: '299' },
    });
    expect(parse({ ...beef, 贸易伙伴编码: '702', 贸易伙伴名称: '联合国及机构和国际组织' })).toMatchObject({
      fact: { origin: 'OTH', area: '702' },
    });
  });

  test('of a country that is no origin keeps it under whatever its name was taught to mean', () => {
    const dictionary = taughtDictionary([
      { kind: 'origin', written: '阿富汗', code: 'PAK' },
      { kind: 'origin', written: '新国', code: 'OTH' },
    ]);
    const read = (code: string, name: string) => parse({ ...beef, 贸易伙伴编码: code, 贸易伙伴名称: name }, dictionary);
    expect(read('101', 'Afghanistan')).toMatchObject({ fact: { origin: 'PAK', area: 'AFG' } });
    expect(read('127', '阿富汗')).toMatchObject({ fact: { origin: 'PAK', area: null } });
    expect(read('998', '新国')).toMatchObject({ fact: { origin: 'OTH', area: '新国' } });
    expect(read('410', '巴西')).toMatchObject({ fact: { origin: 'BRA', area: null } });
  });
});

test('a header without the needed columns names them, and what to choose on the page of the query', () => {
  expect(readCustomsHeader(['商品编码', '第一数量'])).toMatchObject({
    kind: 'bad',
    issues: [
      { reason: 'notByMonth', column: '数据年月', value: '→ 商品编码 | 第一数量' },
      { reason: 'notByPartner', column: '贸易伙伴编码 / 贸易伙伴名称' },
    ],
  });
  expect(readCustomsHeader(['数据年月', '贸易伙伴编码', '美元'])).toMatchObject({ issues: [{ reason: 'notByGoods' }] });
  expect(readPlacesHeader(['注册地编码', '商品编码', '美元'])).toMatchObject({ issues: [{ reason: 'notByMonth' }] });
  expect(readCustomsHeader(['数据年月', '贸易伙伴编码', '商品编码'])).toMatchObject({
    issues: [{ reason: 'missingColumn' }],
  });
  // A file of another kind was not queried there.
  expect(readCustomsHeader(['商品编码', 'x'])).toMatchObject({ issues: [{ reason: 'missingColumn' }, {}, {}] });
});

test('a header with a column twice is refused', () => {
  expect(readCustomsHeader(['数据年月', '数据年月', '贸易伙伴编码', '商品编码', '美元'])).toMatchObject({
    issues: [{ reason: 'repeatedColumn', column: '数据年月' }],
  });
});
