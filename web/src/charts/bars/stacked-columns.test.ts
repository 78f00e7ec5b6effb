import { expect, it } from 'vitest';
import { namedTheme } from '../testing/chart-theme.fixture.ts';
import { toData, seriesById } from '../testing/option-series.ts';
import { type StackedColumns, buildStackedColumnsOption } from './stacked-columns.ts';

const state: StackedColumns = {
  labels: ['Jul', 'Aug', 'Sep'],
  layers: [
    { code: 'BRA', name: 'Brazil', token: '--origin-brazil', values: [10, null, 0] },
    { code: 'URY', name: 'Uruguay', token: '--origin-uruguay', values: [5, 6, 7] },
  ],
  provisional: new Set([2]),
  picked: null,
  axisTitle: 'kt',
  axisText: String,
  tooltip: () => null,
  compact: false,
};

const drawn = (given: StackedColumns) => seriesById(buildStackedColumnsOption(given, namedTheme));

it('stacks a column for each member in its own colour, and nothing over them', () => {
  const { BRA, URY, ...others } = drawn(state);
  expect(BRA).toMatchObject({ type: 'bar', stack: 'all', name: 'Brazil', itemStyle: { color: '--origin-brazil' } });
  expect(URY).toMatchObject({ type: 'bar', stack: 'all' });
  expect(others).toEqual({});
});

it('lays a line over the columns on an axis of its own, which need not begin at zero', () => {
  const line = {
    name: 'Unit value',
    token: '--ink',
    values: [5000, null, 5200],
    axisTitle: 'USD/t',
    axisText: String,
  };
  const option = buildStackedColumnsOption({ ...state, line }, namedTheme);
  expect(seriesById(option)['LINE']).toMatchObject({ yAxisIndex: 1, data: [5000, null, 5200], connectNulls: false });
  expect(option).toMatchObject({
    yAxis: [
      { name: 'kt', scale: false },
      { name: 'USD/t', scale: true },
    ],
  });
});

it('keeps a gap a gap and zero a zero', () => {
  expect(drawn(state)['BRA']).toMatchObject({ data: [{ value: 10 }, { value: null }, { value: 0 }] });
});

it('hatches provisional columns and no others', () => {
  const hatched = toData(drawn(state)['BRA']).map((item) => JSON.stringify(item).includes('decal'));
  expect(hatched).toEqual([false, false, true]);
});

it('fades the columns beside a chosen one', () => {
  expect(drawn({ ...state, picked: 1 })['BRA']).toMatchObject({
    data: [{ itemStyle: { opacity: 0.45 } }, { itemStyle: { opacity: 1 } }, { itemStyle: { opacity: 0.45 } }],
  });
});

it('names the unit on the axis and has neither legend nor texts of markup', () => {
  const option = buildStackedColumnsOption(state, namedTheme);
  expect(option).toMatchObject({ yAxis: { name: 'kt' } });
  expect(option).not.toHaveProperty('legend');
  expect(JSON.stringify(option)).not.toContain('extraCssText');
});
