import { expect, test } from 'vitest';
import { beganAnew, quoteSearch, readQuoteState } from './quote-address.ts';

const read = (address: string) => readQuoteState(new URL(address, 'https://portal.example'));

test('an address without a query is the latest forward offers of its meat', () => {
  expect(read('/BTCPrice')).toMatchObject({ meat: 'beef', market: 'forward', date: '', unit: '', level: '' });
  expect(read('/cn/ProkPrice')).toMatchObject({ meat: 'pork' });
  expect(read('/BTCPrice?meat=pork')).toMatchObject({ meat: 'pork' });
});

test('what is written is read again', () => {
  const address = '?market=spot&date=2026-11-18&origin=BRA&cut=shank&port=shanghai&unit=USD%2Ft&level=cif&quota=over';
  expect(quoteSearch(read(`/BTCPrice${address}`), 'beef')).toBe(address);
});

test('what no address may say is left out', () => {
  expect(read('/BTCPrice?market=futures&date=2026-13-45&origin=<b>&unit=EUR&level=x')).toEqual(read('/BTCPrice'));
});

test('another market keeps how prices are reckoned and nothing else', () => {
  const state = beganAnew(read('/BTCPrice?date=2026-11-18&cut=shank&unit=CNY%2Fkg'), { meat: 'beef', market: 'spot' });
  expect(quoteSearch(state, 'beef')).toBe('?market=spot&unit=CNY%2Fkg');
});
