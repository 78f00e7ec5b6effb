import { expect, test } from 'vitest';
import { callingCodes, findCallingCode } from './calling-codes.ts';
import { findCountry } from './countries.ts';

test('calling codes are digits, of countries of the table', () => {
  for (const [country, code] of Object.entries(callingCodes)) {
    expect(findCountry(country)?.code).toBe(country);
    expect(code).toMatch(/^[1-9]\d{0,2}$/);
  }
});

test('the origins of the trade are reached by the codes they are known for', () => {
  const known = { CHN: '86', BRA: '55', ARG: '54', URY: '598', AUS: '61', NZL: '64', USA: '1', HKG: '852' };
  for (const [country, code] of Object.entries(known)) expect(findCallingCode(country)).toBe(code);
  expect(findCallingCode('XXX')).toBeNull();
});
