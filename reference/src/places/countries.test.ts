import { expect, test } from 'vitest';
import { countries, findCountry, findSubdivision, listSubdivisions } from './countries.ts';
import { origins } from './origins.ts';

test('no country is there twice, under either code', () => {
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(new Set(countries.map(({ alpha2 }) => alpha2)).size).toBe(countries.length);
  for (const { code, alpha2, nameCn, nameEn } of countries) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect(alpha2).toMatch(/^[A-Z]{2}$/);
    expect(nameCn).toMatch(/\p{Script=Han}/u);
    expect(nameEn.length).toBeGreaterThan(2);
  }
});

test('every origin of the trade is a country', () => {
  const missing = origins.map(({ code }) => code).filter((code) => code !== 'OTH' && findCountry(code) === undefined);
  expect(missing).toEqual([]);
});

test('the provinces of China are the province table, those of others have codes of their own', () => {
  expect(findSubdivision('CHN', '31')?.nameEn).toBe('Shanghai');
  expect(findSubdivision('BRA', 'MT')?.nameEn).toBe('Mato Grosso');
  expect(findSubdivision('AUS', 'MT')).toBeUndefined();
  expect(listSubdivisions('FRA')).toEqual([]);
});

test('no subdivision is there twice in its country', () => {
  for (const { code } of countries) {
    const codes = listSubdivisions(code).map((subdivision) => subdivision.code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});
