import { convertibleLevels, priceUnits } from '@btc/contract/prices/price-codes.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertPrice, type Terms } from './convert-price.ts';

const terms: Terms = {
  cnyPerUsd: 7.2,
  dutyPercent: 12,
  additionalPercent: 0,
  surchargePercent: 55,
  vatPercent: 9,
  portCost: 1,
};
const cif = { value: 6000, unit: 'USD/t', level: 'cif' } as const;
const landed = { unit: 'CNY/kg', level: 'exStore', overQuota: false } as const;

describe('the landed cost of the domain file', () => {
  test('is 53.7 CNY/kg for 6,000 USD/t at 7.2, twelve percent duty, nine percent VAT and 1 CNY/kg', () => {
    const converted = convertPrice(cif, landed, terms);
    expect(roundTo(converted?.value ?? 0, 1)).toBe(53.7);
    expect(
      converted?.lines.map(({ Step, Operation, Figure, Value, Unit }) => [Step, Operation, Figure, Value, Unit]),
    ).toEqual([
      ['start', 'set', 6000, 6000, 'USD/t'],
      ['rate', 'multiply', 7.2, 43_200, 'CNY/t'],
      ['tonne', 'divide', 1000, 43.2, 'CNY/kg'],
      ['duty', 'add', 5.184, 48.384, 'CNY/kg'],
      ['vat', 'multiply', 1.09, 52.7386, 'CNY/kg'],
      ['portCost', 'add', 1, 53.7386, 'CNY/kg'],
    ]);
  });

  test('is 78.6 + 1 over the quota: duties are percents of the customs value and add up', () => {
    const converted = convertPrice(cif, { ...landed, overQuota: true }, terms);
    expect(roundTo((converted?.value ?? 0) - 1, 1)).toBe(78.6);
    expect(converted?.lines.find(({ Step }) => Step === 'surcharge')).toMatchObject({ Percent: 55, Figure: 23.76 });
  });

  test('knows no surcharge where no safeguard applies', () => {
    const free = { ...terms, surchargePercent: null };
    expect(convertPrice(cif, { ...landed, overQuota: true }, free)?.value).toBe(convertPrice(cif, landed, free)?.value);
  });
});

test('a price asked for as it is quoted is left alone', () => {
  expect(convertPrice(cif, { unit: '', level: '', overQuota: false }, terms)).toEqual({ ...cif, lines: [] });
});

test('what is free on board or of a domestic market changes its unit and nothing more', () => {
  const target = { unit: 'CNY/kg', level: '', overQuota: false } as const;
  expect(convertPrice({ ...cif, level: 'fob' }, target, terms)?.value).toBeCloseTo(43.2);
  expect(convertPrice({ ...cif, level: 'domestic' }, landed, terms)).toBeNull();
});

test('without a rate nothing that needs one is computed', () => {
  const none = { ...terms, cnyPerUsd: null };
  expect(convertPrice(cif, landed, none)).toBeNull();
  expect(convertPrice(cif, { unit: 'USD/t', level: 'taxPaid', overQuota: false }, none)?.value).toBeCloseTo(7324.8);
});

test('every conversion leads back to where it began', () => {
  const unit = fc.constantFrom(...priceUnits.map(({ code }) => code));
  const level = fc.constantFrom(...convertibleLevels);
  fc.assert(
    fc.property(
      fc.record({ value: fc.double({ min: 500, max: 20_000, noNaN: true }), from: unit, at: level, to: unit, level }),
      fc.boolean(),
      fc.double({ min: 5, max: 9, noNaN: true }),
      ({ value, from, at, to, level: wanted }, overQuota, rate) => {
        const price = { value: from === 'USD/t' ? value : value / 100, unit: from, level: at };
        const own = { ...terms, cnyPerUsd: rate, additionalPercent: 3 };
        const there = convertPrice(price, { unit: to, level: wanted, overQuota }, own);
        if (there === null) throw new Error('all of these can be computed');
        const back = convertPrice(there, { unit: from, level: at, overQuota }, own);
        expect(back?.value).toBeCloseTo(price.value, 6);
      },
    ),
  );
});
