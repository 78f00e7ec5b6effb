import { restCode } from '@btc/contract/trade/trade-codes.ts';
import { expect, test } from 'vitest';
import { restToken, seriesColorCount } from '#charts/series-colors.ts';
import { type Member, toViewChart } from './testing/view-chart.fixture.ts';
import {
  axisScale,
  buildLayers,
  computeShare,
  computeSum,
  formatMarkedName,
  listTotals,
  listUnits,
  patternValue,
  rankMembers,
  unvaluedIn,
} from './view-series.ts';

const names = { edition: 'en', rest: 'All others' } as const;
const brazil: Member = ['BRA', '巴西', 'Brazil', 120, 80];
const uruguay: Member = ['URY', '乌拉圭', 'Uruguay', 60, null];
const origins = toViewChart('beef-one', [brazil, uruguay]);
const importers = Array.from({ length: seriesColorCount + 2 }, (_, index): Member => [
  `I${index}`,
  `企业${index}`,
  `Importer ${index}`,
  100 - index,
  10,
]);

test.each([
  [[1, 2, 3], 6],
  [[1, null], 1],
  [[null, null], null],
  [[], null],
  [[0], 0],
])('of %j is published %s in all', (values, sum) => {
  expect(computeSum(values)).toBe(sum);
});

test.each([
  [30, 120, 25],
  [0, 120, 0],
  [null, 120, null],
  [30, null, null],
  [30, 0, null],
])('%s of %s are %s percent', (value, whole, share) => {
  expect(computeShare(value, whole)).toBe(share);
});

test('only units with figures are offered, and each has its totals', () => {
  expect(listUnits(origins)).toEqual(['t', 'USD']);
  expect(listTotals(origins, 't')).toEqual([180, 80]);
  expect(listTotals(origins, 'USD')).toEqual([900, 400]);
  expect(listTotals(origins, 'USD/t')).toEqual([5, 5]);
  expect(listTotals({ Total: { ...origins.Total, Volumes: [180, null] } }, '%')).toEqual([100, null]);
});

test('origins keep their own colours, in either language', () => {
  const layers = buildLayers(origins, 't', names);
  expect(layers.map(({ name, token, values }) => [name, token, values])).toEqual([
    ['Brazil', '--origin-brazil', [120, 80]],
    ['Uruguay', '--origin-uruguay', [60, null]],
  ]);
  expect(buildLayers(origins, 'USD', { ...names, edition: 'cn' }).map(({ name }) => name)).toEqual(['巴西', '乌拉圭']);
});

test('an origin without a colour is drawn with the others, by its own name where it is alone', () => {
  const one = buildLayers(toViewChart('beef-one', [brazil, ['XAA', '某地', 'Somewhere', 5, null]]), 't', names);
  expect(one.at(-1)).toMatchObject({ name: 'Somewhere', values: [5, null] });
  const two = toViewChart('beef-one', [
    brazil,
    ['XAA', '某地', 'Somewhere', 5, null],
    ['XBB', '某地', 'Elsewhere', 7, null],
  ]);
  expect(buildLayers(two, 't', names).at(-1)).toMatchObject({ name: 'All others', values: [12, null] });
});

test('of many importers as many are drawn as have colours; the rest is one', () => {
  const layers = buildLayers(toViewChart('beef-five', importers), 't', names);
  expect(layers).toHaveLength(seriesColorCount + 1);
  expect(new Set(layers.map(({ token }) => token)).size).toBe(seriesColorCount + 1);
  expect(layers.at(-1)).toMatchObject({ code: restCode, token: restToken, name: 'All others' });
  expect(layers.at(-1)?.values[1]).toBe(20);
});

test('members are ranked over all periods or in one, with their shares of it', () => {
  const rank = (index: number | null) =>
    rankMembers(origins, { unit: 't', index, names }).map(({ code, value, share }) => [
      code,
      value,
      share === null ? null : Math.round(share),
    ]);
  expect(rank(null)).toEqual([
    ['BRA', 200, 77],
    ['URY', 60, 23],
  ]);
  expect(rank(1)).toEqual([
    ['BRA', 80, 100],
    ['URY', null, null],
  ]);
});

test('what is drawn together stands last however large it is', () => {
  const chart = toViewChart('beef-five', [[restCode, '其他', 'Others', 900, 900], ...importers.slice(0, 2)]);
  expect(rankMembers(chart, { unit: 't', index: null, names }).map(({ code }) => code)).toEqual(['I0', 'I1', restCode]);
});

test('a figure of values says what weight it leaves out, one of weights does not', () => {
  const missing = { MissingUsd: 3, MissingCny: 4 };
  expect((['t', 'USD', 'USD/t', 'CNY', '%'] as const).map((unit) => unvaluedIn(missing, unit))).toEqual([
    undefined,
    3,
    3,
    4,
    undefined,
  ]);
});

test('a member whose value leaves something out is marked, unless there is no value at all', () => {
  const [member] = origins.Patterns;
  if (member === undefined) throw new Error('The example has members');
  const incomplete = { ...member, MissingUsd: 3 };
  expect(formatMarkedName(incomplete, 'USD', 'en')).toBe('Brazil†');
  expect(formatMarkedName(incomplete, 't', 'en')).toBe('Brazil');
  expect(formatMarkedName({ ...incomplete, Value: null }, 'USD', 'cn')).toBe('巴西');
  expect((['t', 'USD', 'USD/t', 'CNY', '%'] as const).map((unit) => patternValue(member, unit))).toEqual([
    200,
    1000,
    5,
    null,
    null,
  ]);
});

test('an axis counts so that its figures stay short; prices are written out', () => {
  const english = axisScale([2_500_000, null, -3_000_000], 't', 'en');
  const chinese = axisScale([2_500_000], 't', 'cn');
  expect(english.by).toBeGreaterThan(1);
  expect(chinese.by).toBe(10_000);
  expect(chinese.name).toContain('万');
  expect(axisScale([2_500_000], 'USD/t', 'en').by).toBe(1);
  expect(axisScale([], '%', 'cn').by).toBe(1);
});
