import { expect, test } from 'vitest';
import { resetState, inMarket, quoteSearch, readQuoteState } from './quote-address.ts';

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

test('another meat keeps how prices are converted and nothing else', () => {
  const state = resetState(read('/BTCPrice?date=2026-11-18&cut=shank&unit=CNY%2Fkg'), { meat: 'pork', market: 'spot' });
  expect(quoteSearch(state, 'beef')).toBe('?meat=pork&market=spot&unit=CNY%2Fkg');
});

test('another market keeps of what narrows the list what it quotes too, and begins with its own latest day', () => {
  const of = (code: string, ...markets: readonly ('forward' | 'spot')[]) => [{ Code: code, MarketTypes: markets }];
  const options = {
    Origins: of('BRA', 'forward', 'spot'),
    Cuts: of('set6', 'forward'),
    Ports: of('tianjin', 'spot'),
    Terms: of('cfr', 'forward'),
  };
  const state = read('/BTCPrice?date=2026-11-18&origin=BRA&cut=set6&term=cfr&unit=CNY%2Fkg');
  expect(quoteSearch(inMarket(state, 'spot', options), 'beef')).toBe('?market=spot&origin=BRA&unit=CNY%2Fkg');
});
