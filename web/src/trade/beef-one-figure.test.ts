import { expect, it } from 'vitest';
import { axisStep, layersOf, rankingOf, shownUnit, sumOf, totalsOf, unitsOf } from './beef-one-figure.ts';

const line = (Code: string, Unit: 't' | 'USD', Values: (number | null)[]) => ({
  Code,
  NameCn: `${Code}国`,
  NameEn: Code,
  Unit,
  Axis: Unit === 't' ? ('volume' as const) : ('value' as const),
  Values,
});

const one = {
  series: [
    line('BRA', 't', [60, 30]),
    line('RUS', 't', [null, 5]),
    line('OTH', 't', [40, 90]),
    line('BLR', 't', [null, null]),
    line('BRA', 'USD', [600, 300]),
  ],
  total: {
    Volume: 225,
    ValueUsd: 900,
    ValueCny: null,
    Volumes: [100, 125],
    ValuesUsd: [600, 300],
    ValuesCny: [null, null],
  },
};

it('sums what is published, and gives a gap where nothing is', () => {
  expect([sumOf([1, null, 2]), sumOf([0, null]), sumOf([null]), sumOf([])]).toEqual([3, 0, null, null]);
});

it('offers the units that have figures, and shows the chosen one of them', () => {
  expect(unitsOf(one)).toEqual(['t', 'USD']);
  expect(shownUnit(one, 'USD')).toBe('USD');
  expect(shownUnit(one, 'CNY')).toBe('t');
  // UN Comtrade has years with values and without weights.
  expect(shownUnit({ total: { ...one.total, Volume: null } }, null)).toBe('USD');
});

it('draws origins without a colour of their own together', () => {
  const layers = layersOf(one, 't', { edition: 'en', other: 'Other origins' });
  expect(layers).toEqual([
    { code: 'BRA', name: 'BRA', values: [60, 30] },
    { code: 'OTH', name: 'Other origins', values: [40, 95] },
  ]);
});

it('has layers that add up to the total', () => {
  const layers = layersOf(one, 't', { edition: 'cn', other: '其他' });
  expect([0, 1].map((place) => sumOf(layers.map(({ values }) => values[place] ?? null)))).toEqual(totalsOf(one, 't'));
});

it('ranks the whole span or one period, others last', () => {
  const whole = rankingOf(one, { unit: 't', place: null, edition: 'en' });
  expect(whole.map(({ code, value, share }) => [code, value, share])).toEqual([
    ['BRA', 90, 40],
    ['RUS', 5, (5 / 225) * 100],
    ['BLR', null, null],
    ['OTH', 130, (130 / 225) * 100],
  ]);
  expect(rankingOf(one, { unit: 't', place: 0, edition: 'cn' })[0]).toMatchObject({ name: 'BRA国', share: 60 });
});

it('counts large figures in thousands and millions', () => {
  expect(axisStep([9_000, null], 't')).toBe(1);
  expect(axisStep([294_796], 't')).toBe(1000);
  expect(axisStep([1_500_000_000], 'USD')).toBe(1_000_000);
});
