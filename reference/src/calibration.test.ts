import { expect, test } from 'vitest';
import {
  beefProductMix,
  beefQuotas,
  beefQuotaTotals,
  brazilCutMix,
  calibrationYears,
  districtWeights,
  findBeefQuota,
  findOriginYear,
  findScopeYear,
  knownPeriods,
  listKnownPeriods,
  originYears,
  provinceWeights,
} from './calibration.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test.each(calibrationYears.flatMap((year) => [['beef', year] as const, ['pork', year] as const]))(
  'the origins of %s in %i add up to the total of the year',
  (scope, year) => {
    const parts = originYears.filter((row) => row.scope === scope && row.year === year);
    expect(sum(parts.map((row) => row.tonnes))).toBe(findScopeYear(scope, year)?.tonnes);
  },
);

test('a yearly figure keeps how well it is known', () => {
  expect(findOriginYear('beef', 'ARG', 2024)).toMatchObject({ tonnes: 594_567, evidence: 'V' });
  expect(findOriginYear('beef', 'BRA', 2025)?.evidence).toBe('E');
  expect(findScopeYear('pork_offal', 2020)?.tonnes).toBe(1_350_000);
});

test('an origin without a row of its own is not found', () => {
  expect(findOriginYear('beef', 'IRL', 2024)).toBeUndefined();
});

test.each([2026, 2027, 2028] as const)('the country quotas of %i add up to the printed total', (year) => {
  const parts = beefQuotas.filter((row) => row.year === year);
  expect(sum(parts.map((row) => row.tonnes))).toBe(beefQuotaTotals[year]);
});

test('a quota is in tonnes', () => {
  expect(findBeefQuota('BRA', 2026)?.tonnes).toBe(1_106_000);
  expect(findBeefQuota('BRA', 2025)).toBeUndefined();
});

test('every mix and set of weights adds up to one hundred percent', () => {
  for (const weights of [beefProductMix, brazilCutMix, districtWeights, provinceWeights]) {
    expect(sum(weights.map((row) => row.percent))).toBeCloseTo(100, 9);
  }
});

test('a known period runs forward and lies within a year', () => {
  const odd = knownPeriods.filter(
    (row) => row.fromMonth > row.toMonth || row.fromMonth.slice(0, 4) !== row.toMonth.slice(0, 4),
  );
  expect(odd).toEqual([]);
});

test('known periods can be asked for one origin or for all together', () => {
  expect(listKnownPeriods('beef', 'BRA').map((row) => row.tonnes)).toContain(372_080);
  expect(listKnownPeriods('beef', null).every((row) => row.origin === null)).toBe(true);
});
