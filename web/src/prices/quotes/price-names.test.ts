import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { getFormat } from '#i18n/format.ts';
import { makeExample } from '#platform/testing/contract-example.ts';
import {
  toCutName,
  formatPlaceName,
  formatPriceText,
  formatSeriesName,
  toStorageName,
  formatUnitName,
} from './price-names.ts';

const { Row: series } = makeExample(operations.GetWebPriceHistory.output, {
  Row: {
    OriginCn: '巴西',
    OriginEn: 'Brazil',
    CutCn: '前腱',
    CutEn: 'Shank',
    Specs: [],
    Brand: null,
    Storage: 'frozen',
    Term: 'CFR',
    PortCn: '中国主港',
    PortEn: 'main ports',
  },
});

test('a series has its whole name in both editions', () => {
  expect(formatSeriesName('en', series)).toBe('Brazil, Shank, Frozen\u00A0· CFR main ports');
  expect(formatSeriesName('cn', series)).toBe('巴西 前腱 冷冻\u00A0· CFR 中国主港');
  expect([toStorageName('cn', series), formatPlaceName('en', series)]).toEqual(['冷冻', 'CFR main ports']);
});

test('a brand follows the cut, with the comma of the edition', () => {
  expect(toCutName('en', { ...series, Brand: 'SIF 51' })).toBe('Shank, SIF 51');
  expect(toCutName('cn', { ...series, Brand: 'SIF 51' })).toBe('前腱 SIF 51');
});

test.each([
  ['en', 'USD/t', 5300, '5,300', 'USD/t'],
  ['en', 'CNY/kg', 48.5, '48.50', 'CNY/kg'],
  ['cn', 'USD/t', 5300, '5,300', '美元/吨'],
  ['cn', 'CNY/kg', 48.5, '48.50', '元/公斤'],
] as const)('in %s %s %s is written %s %s', (edition, unit, value, text, name) => {
  const format = getFormat(edition);
  expect([formatPriceText(format, unit, value), formatUnitName(format, unit)]).toEqual([text, name]);
});

type Quoted = Parameters<typeof toCutName>[1];

test('a specification that the cut is named by is not said twice', () => {
  const flank: Quoted = { CutCn: '牛腩（腹肉 90VL）', CutEn: 'Flank 90VL', Specs: ['90VL'], Brand: null };
  expect([toCutName('cn', flank), toCutName('en', flank)]).toEqual(['牛腩（腹肉 90VL）', 'Flank 90VL']);
  const set: Quoted = { CutCn: '母牛六件套', CutEn: 'Cow, 6-cut set', Specs: ['COW', 'GRASS'], Brand: null };
  expect([toCutName('cn', set), toCutName('en', set)]).toEqual(['母牛六件套 草饲', 'Cow, 6-cut set, Grass-fed']);
});
