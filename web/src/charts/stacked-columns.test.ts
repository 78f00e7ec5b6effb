import { expect, it } from 'vitest';
import type { ChartTheme } from './chart-theme.ts';
import { type StackedColumns, stackedColumnsOption } from './stacked-columns.ts';

const theme: ChartTheme = {
  ink: '#111',
  ink2: '#222',
  line: '#ddd',
  lineStrong: '#888',
  paper: '#fff',
  accent: '#800',
  font: 'Inter',
  originColor: (code) => `color of ${code}`,
};

const state: StackedColumns = {
  labels: ['Jul', 'Aug', 'Sep'],
  layers: [
    { code: 'BRA', name: 'Brazil', values: [10, null, 0] },
    { code: 'URY', name: 'Uruguay', values: [5, 6, 7] },
  ],
  total: { name: 'Total', values: [15, 6, 7] },
  provisional: new Set([2]),
  picked: null,
  axisTitle: 'thousand t',
  axisText: String,
  tooltip: () => {
    throw new Error('not asked for');
  },
  compact: false,
  tooltipClass: 'tip',
};

function seriesOf(given: StackedColumns) {
  const { series } = stackedColumnsOption(given, theme);
  return Array.isArray(series) ? series : [];
}

it('stacks a column for each origin in its own colour, and draws the sum as a line above', () => {
  const [brazil, uruguay, total] = seriesOf(state);
  expect(brazil).toMatchObject({ type: 'bar', stack: 'all', name: 'Brazil', itemStyle: { color: 'color of BRA' } });
  expect(uruguay).toMatchObject({ type: 'bar', stack: 'all' });
  expect(total).toMatchObject({ type: 'line', name: 'Total', data: [15, 6, 7], connectNulls: false });
});

it('keeps a gap a gap and zero a zero', () => {
  expect(seriesOf(state)[0]).toMatchObject({ data: [{ value: 10 }, { value: null }, { value: 0 }] });
});

it('hatches provisional columns and no others', () => {
  const [brazil] = seriesOf(state);
  const hatched = (brazil?.data ?? []).map((item) => JSON.stringify(item).includes('decal'));
  expect(hatched).toEqual([false, false, true]);
});

it('fades the columns beside a chosen one', () => {
  const [brazil] = seriesOf({ ...state, picked: 1 });
  expect(brazil).toMatchObject({
    data: [{ itemStyle: { opacity: 0.45 } }, { itemStyle: { opacity: 1 } }, { itemStyle: { opacity: 0.45 } }],
  });
});

it('names the unit on the axis and has neither legend nor texts of markup', () => {
  const option = stackedColumnsOption(state, theme);
  expect(option).toMatchObject({ yAxis: { name: 'thousand t' } });
  expect(option).not.toHaveProperty('legend');
  expect(JSON.stringify(option)).not.toContain('extraCssText');
});
