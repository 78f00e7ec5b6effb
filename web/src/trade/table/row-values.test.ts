import type { ViewRow } from '@btc/contract/trade/view-answer.ts';
import { expect, it } from 'vitest';
import { toValue } from './row-values.ts';

const row: ViewRow = {
  Code: 'BRA-9012',
  NameCn: '工厂',
  NameEn: 'Plant',
  Volume: 12,
  Share: 0,
  Yoy: null,
  Ytd: null,
  YtdYoy: null,
  ValueUsd: null,
  ValueCny: null,
  UsdPerTonne: null,
  Status: 'active',
  StatusCn: '有效',
  StatusEn: 'Active',
  StateCn: null,
  StateEn: null,
  PlantNo: '',
  Values: [1, null, 0],
  Trend: [3, null],
  MainOrigins: [{ Code: 'BRA', NameCn: '巴西', NameEn: 'Brazil', Share: 100 }],
};

it('reads names in the edition before codes', () => {
  expect(toValue(row, 'Status', 'cn')).toEqual({ kind: 'text', text: '有效' });
  expect(toValue(row, 'Name', 'en')).toEqual({ kind: 'text', text: 'Plant' });
});

it('tells zero from what is not there', () => {
  expect(toValue(row, 'Share', 'cn')).toEqual({ kind: 'figure', value: 0 });
  expect(toValue(row, 'Values.2', 'cn')).toEqual({ kind: 'figure', value: 0 });
  for (const key of ['Yoy', 'Values.1', 'Values.9', 'State', 'PlantNo', 'Nothing']) {
    expect(toValue(row, key, 'cn')).toEqual({ kind: 'gap' });
  }
});

it('hands on lists as lists', () => {
  expect(toValue(row, 'Trend', 'cn')).toEqual({ kind: 'trend', values: [3, null] });
  expect(toValue(row, 'MainOrigins', 'en')).toMatchObject({ kind: 'origins', origins: [{ Code: 'BRA' }] });
});
