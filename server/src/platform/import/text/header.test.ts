import { describe, expect, test } from 'vitest';
import { foldTitle } from './fold-title.ts';
import { type ColumnNames, countIssues, readHeader } from './header.ts';
import { findTellingWord } from './telling-words.ts';

type Column = 'month' | 'goods' | 'weight' | 'usd';
const names: ColumnNames<Column> = {
  month: ['数据年月', 'Date of data'],
  goods: ['商品编码', 'cmdCode', 'HS code'],
  weight: ['净重（千克）', '净重', 'Net weight (kg)', 'Kg'],
  usd: ['美元', 'US dollar'],
};
const open = (...titles: readonly string[]) =>
  readHeader(titles, {
    names,
    required: [['month'], ['goods'], ['weight', 'usd']],
    unneeded: { always: ['Unit price'], beside: { weight: ['Gross weight'], usd: ['Value (CIF)'] } },
  });
const account = (...titles: readonly string[]) => {
  const header = open(...titles);
  if (header.kind === 'bad') throw new Error(JSON.stringify(header.issues));
  return header.layout.account;
};

describe('a title that was taught', () => {
  const taught = (title: string) => (title === 'Peso embarcado' ? 'Kg' : null);
  const read = (...titles: readonly string[]) =>
    readHeader(titles, { names, required: [['weight']], unneeded: { always: [] } }, taught);

  test('is read as the one that it means, and named as in the file', () => {
    expect(read('Peso embarcado')).toMatchObject({
      layout: { titles: ['Peso embarcado'], account: { read: ['Peso embarcado'], stopping: [] } },
    });
  });

  test('stands beside the one that it means as a column twice', () => {
    expect(read('Kg', 'Peso embarcado')).toMatchObject({ issues: [{ reason: 'repeatedColumn' }] });
  });

  test('says nothing where no column has that title', () => {
    const rule = { names: { month: names.month }, required: [['month']], unneeded: null } as const;
    expect(readHeader(['Peso embarcado', 'Date of data'], rule, taught)).toMatchObject({
      layout: { account: { notUnderstood: ['Peso embarcado'] } },
    });
  });
});

describe('a title', () => {
  test.each([
    ['Net weight (kg)', 'NET_WEIGHT_KG'],
    ['cmdCode', 'cmd_code'],
    ['cmdCode', 'Cmd-Code'],
    ['HS code', 'H.S. Code'],
    ['净重（千克）', '净重 (千克)'],
    ['Net weight (kg)', 'Net\nweight\n(kg)'],
    ['País de destino', 'PAIS DE DESTINO'],
  ])('%s is also %j', (one, other) => {
    expect(foldTitle(other)).toBe(foldTitle(one));
  });

  test.each([
    ['Change', '% Change'],
    ['Quota', 'Quota (%)'],
    ['Net weight (kg)', 'Net weight (t)'],
  ])('%s is not %s', (one, other) => {
    expect(foldTitle(other)).not.toBe(foldTitle(one));
  });

  test('may say itself in two languages, which must not disagree', () => {
    expect(account('数据年月 Date of data', 'HS code 商品编码', '净重(千克) Net weight (kg)').read).toHaveLength(3);
    expect(account('数据年月\nDate of data', 'HS code / cmd_code', '净重 Kg').read).toHaveLength(3);
    expect(account('数据年月 Month', '商品编码 Code', 'US dollar').read).toHaveLength(3);
    expect(open('数据年月', '商品编码', '毛重 Kg')).toMatchObject({ kind: 'bad' });
    expect(open('数据年月', '商品编码', '净重 Gross weight')).toMatchObject({ kind: 'bad' });
    expect(open('数据年月', '商品编码', '美元 Thousand')).toMatchObject({ kind: 'bad' });
  });
});

test.each([
  ['Destination country', 'destination'],
  ['País de destino', 'destino'],
  ['TRADE_FLOW', 'flow'],
  ['Imp/Exp', 'imp exp'],
  ['进出口', '进出口'],
  ['Re-export', 're export'],
  ['Ship-to country', 'ship to country'],
  ['País comprador', 'pais comprador'],
  ['Final country', 'country'],
  ['Market', 'market'],
  ['买方国家', '国家'],
  ['成交方式', '成交方式'],
  ['To', 'to'],
  ['Port of arrival', 'port of arrival'],
  ['到港', '到港'],
  ['I/E', 'i e'],
  ['U.M.', 'u m'],
  ['INV_AMT', 'amt'],
  ['Total price', 'price'],
  ['进口额', '进口额'],
  ['美金', '美金'],
  ['销往国家', '销往'],
  ['UOM', 'uom'],
  ['计量单位', '单位'],
  ['Currency', 'currency'],
  ['金额（万美元）', '金额'],
  ['万美元', '万'],
  ['Value in thousand', 'value'],
  ["'000 head", '000'],
  ['TONNES', 'tonnes'],
  ['Weight_MT', 'weight'],
  ['重量（吨）', '重量'],
  ['Lbs.', 'lbs'],
  ['grossWgt', 'gross'],
  ['Carcass weight', 'carcass'],
  ['cifvalue', 'cifvalue'],
  ['USD_FOB_ITEM', 'usd'],
  ['到岸价', '到岸'],
  ['US$', 'us$'],
  ['Status', 'status'],
  ['数据状态', '状态'],
])('the title %s says how figures are meant: %s', (title, word) => {
  expect(findTellingWord(title)).toBe(word);
});

test.each([
  'Exporter',
  '收货单位',
  '进出口公司',
  '企业名称',
  'Vessel',
  'Arrival date',
  '到港日期',
  'Container no.',
  'Brand',
  'Mode of transport',
  '备注',
])('the title %s says nothing of how figures are meant', (title) => {
  expect(findTellingWord(title)).toBeNull();
});

describe('every title is accounted for', () => {
  test('by the words of the file', () => {
    expect(account('Date of data', 'HS code', 'Kg', 'Gross weight', 'Unit price', 'Vessel', 'Value (CIF)')).toEqual({
      read: ['Date of data', 'HS code', 'Kg'],
      notNeeded: ['Gross weight', 'Unit price'],
      notUnderstood: ['Vessel', 'Value (CIF)'],
      stopping: [{ column: 'Value (CIF)', value: 'value', reason: 'columnNotRead' }],
    });
  });

  test('and a weight of another kind is needed where the net weight is missing', () => {
    expect(account('Date of data', 'HS code', 'US dollar', 'Gross weight', 'Value (CIF)')).toMatchObject({
      notNeeded: ['Value (CIF)'],
      stopping: [{ column: 'Gross weight' }],
    });
  });
});

test('a month is no title in two languages', () => {
  const names2 = { month: ['年月'], kg: ['Kg'] };
  expect(
    readHeader(['2024年1月', '2024年2月', 'Kg'], { names: names2, required: [['month'], ['kg']], unneeded: null }),
  ).toMatchObject({
    issues: [{ reason: 'missingColumn', column: '年月' }],
  });
});

test('of lines that are no header the one most like it lacks least', () => {
  const count = (...titles: readonly string[]) => countIssues(open(...titles));
  expect(count('Date of data', 'HS code', 'Kg')).toBe(0);
  expect(count('DATA')).toBeGreaterThan(count('RECORD', 'EXPORTER', 'BUYER'));
  expect(count('RECORD', 'EXPORTER', 'BUYER')).toBeGreaterThan(count('RECORD', 'HS_CODE', 'BUYER'));
});
