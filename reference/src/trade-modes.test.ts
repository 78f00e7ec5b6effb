import { expect, test } from 'vitest';
import { findTradeModeByCode, findTradeModeByName, findTradeRegime, tradeModes, tradeRegimes } from './trade-modes.ts';

test.each(['10', '0110', '110'])('%s is ordinary trade', (code) => {
  expect(findTradeModeByCode(code)?.nameEn).toBe('Ordinary trade');
});

test.each([
  ['一般贸易', '10'],
  ['边境小额贸易', '19'],
  ['边境小额', '19'],
  ['来料加工装配贸易', '14'],
  ['保税监管场所进出境货物', '33'],
  ['海关特殊监管区域物流货物', '34'],
])('%s has the statistics code %s', (name, code) => {
  expect(findTradeModeByName(name)?.code).toBe(code);
});

test('a regime outside the statistics has no trade mode', () => {
  expect(findTradeRegime('4561')?.nameCn).toBe('退运货物');
  expect(findTradeModeByCode('4561')).toBeUndefined();
});

test('no code is given twice', () => {
  expect(new Set(tradeModes.map((mode) => mode.code)).size).toBe(tradeModes.length);
  expect(new Set(tradeRegimes.map((regime) => regime.code)).size).toBe(tradeRegimes.length);
});
