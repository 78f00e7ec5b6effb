import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '../testing/chart-theme.fixture.ts';
import { seriesById } from '../testing/option-series.ts';
import { type BurnUp, buildBurnUpOption, monthsInto } from './burn-up.ts';

const state: BurnUp = {
  months: ['Jan', 'Feb', 'Mar'],
  cumulative: [40, 60, null],
  quota: 100,
  quotaName: 'Quota 100',
  usedName: 'Used',
  official: [],
  fill: { earliest: 3, central: 4, latest: 6 },
  fillName: 'full about 1 May',
  fillRange: '1 Apr to 1 Jul',
  today: null,
  todayName: '',
  token: '--origin-brazil',
  axisTitle: 't',
  axisText: String,
  tooltip: () => null,
  compact: false,
};
const drawn = (given: BurnUp) => seriesById(buildBurnUpOption(given, namedTheme, wideSpace));

it('counts days in months from the beginning of the year', () => {
  expect(monthsInto('2026-01-01')).toBe(0);
  expect(monthsInto('2026-10-28')).toBeCloseTo(9.87, 2);
});

it('draws what is used up to the last published month against the line of the quota', () => {
  const { USED, QUOTA } = drawn(state);
  expect(USED).toMatchObject({
    data: [
      [0, 0],
      [1, 40],
      [2, 60],
    ],
  });
  expect(QUOTA).toMatchObject({
    data: [
      [0, 100],
      [12, 100],
    ],
  });
});

it('projects from there to the quota, the range hatched', () => {
  const series = drawn(state);
  expect(series['PROJECTION']).toMatchObject({
    data: [
      [2, 60],
      [4, 100],
    ],
    lineStyle: { type: [6, 4] },
  });
  expect(series['REACH']).toMatchObject({
    data: [
      [3, 100],
      [6, 100],
    ],
  });
  expect(series['RANGE-HIGH']).toMatchObject({
    itemStyle: { decal: { symbol: 'rect' } },
    data: [
      [2, 0],
      [3, 30],
      [6, 0],
    ],
  });
});

it('leaves room above the quota for the words of the day, more of it on a phone', () => {
  const readTop = (compact: boolean) => buildBurnUpOption({ ...state, compact }, namedTheme, wideSpace).yAxis;
  expect([readTop(false), readTop(true)]).toMatchObject([{ max: 120 }, { max: 160 }]);
});

it('projects nothing where the quota will not be full, and marks only the day where it is', () => {
  const open = drawn({ ...state, fill: { earliest: null, central: null, latest: null } });
  expect([open['PROJECTION'], open['RANGE-HIGH'], open['REACH']]).toEqual([undefined, undefined, undefined]);
  const full = drawn({ ...state, cumulative: [40, 110] });
  expect(full['PROJECTION']).toMatchObject({ data: [[4, 100]] });
  expect(full['RANGE-HIGH']).toBeUndefined();
});

it('draws the line of today, with its name at the foot, where today is in the year', () => {
  expect(drawn(state)['TODAY']).toBeUndefined();
  const { TODAY } = drawn({ ...state, today: 10.7, todayName: 'today 24 Nov' });
  expect(TODAY).toMatchObject({
    data: [
      [10.7, 0],
      [10.7, expect.any(Number)],
    ],
    label: { position: 'left' },
  });
});

it('marks what notices say by itself, and nothing where there is none', () => {
  expect(drawn(state)['OFFICIAL']).toBeUndefined();
  const { OFFICIAL, USED } = drawn({ ...state, official: [{ at: 1.5, used: 50, name: 'notice 50%' }] });
  expect(OFFICIAL).toMatchObject({ data: [[1.5, 50]], lineStyle: { opacity: 0 } });
  expect(USED).toEqual(drawn(state)['USED']);
});
