import type { QuoteRow } from '@btc/contract/prices/quote-row.ts';
import { describe, expect, test } from 'vitest';
import { type CutState, readCutState, toCutAddress, toLandedPath, toPlantsPath } from './cut-address.ts';

const plain: CutState = { meat: null, origin: '', unit: '', level: '', isOverQuota: false };

describe('the address of a cut', () => {
  test.each([
    plain,
    { ...plain, meat: 'pork', origin: 'ESP' },
    { ...plain, origin: 'BRA', unit: 'CNY/kg', level: 'exStore', isOverQuota: true },
  ] as const)('keeps %o', (state) => {
    const url = new URL(toCutAddress('cn', 'shank', state), 'https://portal.example');
    expect(url.pathname).toBe('/cn/Cut/shank');
    expect(readCutState(url.searchParams)).toEqual(state);
  });

  test('says no surcharge of prices as quoted', () => {
    expect(toCutAddress('en', 'shank', { ...plain, isOverQuota: true })).toBe('/Cut/shank');
  });

  test('forgets what is no unit, level, meat or origin', () => {
    const search = new URLSearchParams('meat=lamb&unit=GBP&level=x&quota=in&origin=%3Cb%3E');
    expect(readCutState(search)).toEqual(plain);
  });
});

const quote = {
  Meat: 'beef',
  OriginCode: 'BRA',
  Unit: 'USD/t',
  Level: 'cif',
  ShownUnit: 'USD/t',
  ShownLevel: 'cif',
  Mainstream: 6500,
  Quoted: null,
} as unknown as QuoteRow; // what the link reads

describe('the sheet of landed cost', () => {
  test('is filled in with a price at the port, as quoted or shown', () => {
    expect(toLandedPath('en', quote)).toBe('/BTCPrice/LandedCost?origin=BRA&cif=6500');
    const converted = { ...quote, ShownUnit: 'CNY/kg', ShownLevel: 'exStore', Mainstream: 58.1 } as const;
    const row = { ...converted, Quoted: { Low: 6400, High: 6600, Mainstream: 6500 } };
    expect(toLandedPath('cn', row)).toBe('/cn/BTCPrice/LandedCost?origin=BRA&cif=6500');
  });

  test('gets no price of spot, nor one that is unknown', () => {
    const spot = {
      ...quote,
      Meat: 'pork',
      Unit: 'CNY/kg',
      ShownUnit: 'CNY/kg',
      Level: 'exStore',
      ShownLevel: 'exStore',
    };
    expect(toLandedPath('en', spot as QuoteRow)).toBe('/BTCPrice/LandedCost?origin=BRA&meat=pork');
    expect(toLandedPath('en', { ...quote, Mainstream: null })).toBe('/BTCPrice/LandedCost?origin=BRA');
  });
});

test('The directory is opened at the scope that the cut needs', () => {
  const question = { meat: 'beef', origin: 'BRA', product: 'boneless' } as const;
  expect(toPlantsPath('en', question)).toBe('/BTCEst?origin=BRA&status=active&scope=boneless');
  expect(toPlantsPath('en', { ...question, meat: 'pork', product: null })).toBe(
    '/BTCEst?meat=pork&origin=BRA&status=active',
  );
  expect(toPlantsPath('cn', { ...question, meat: 'pork' })).toBe(
    '/cn/BTCPorkEst?origin=BRA&status=active&scope=boneless',
  );
});
