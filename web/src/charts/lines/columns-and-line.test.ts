import { expect, it } from 'vitest';
import { namedTheme } from '../testing/chart-theme.fixture.ts';
import { seriesById } from '../testing/option-series.ts';
import { type ColumnsAndLine, buildColumnsAndLineOption } from './columns-and-line.ts';

const state: ColumnsAndLine = {
  labels: ['Jul', 'Aug', 'Sep'],
  columns: { name: 'Volume', token: '--series-1', values: [5, 0, null] },
  line: { name: 'Price', token: '--series-2', values: [4000, null, 4100], axisTitle: 'USD/t', axisText: String },
  events: [
    { index: 1, name: 'Suspended' },
    { index: 2, name: 'Restored' },
  ],
  provisional: new Set([2]),
  picked: null,
  axisTitle: 't',
  axisText: String,
  tooltip: () => null,
  compact: false,
};

it('draws amounts as columns and the price as a line with its own axis, gaps open', () => {
  const option = buildColumnsAndLineOption(state, namedTheme);
  const { COLUMNS, LINE } = seriesById(option);
  expect(COLUMNS).toMatchObject({ data: [{ value: 5 }, { value: 0 }, { value: null, itemStyle: { decal: {} } }] });
  expect(LINE).toMatchObject({ yAxisIndex: 1, connectNulls: false, data: [4000, null, 4100] });
  expect(option).toMatchObject({ yAxis: [{ name: 't' }, { name: 'USD/t', scale: true }] });
});

it('marks what happened upright in its period, names in rows of their own', () => {
  const { COLUMNS } = seriesById(buildColumnsAndLineOption(state, namedTheme));
  expect(COLUMNS).toMatchObject({
    markLine: {
      data: [
        { xAxis: 1, label: { formatter: 'Suspended', distance: 30 } },
        { xAxis: 2, label: { formatter: 'Restored', distance: 48 } },
      ],
    },
  });
  expect(seriesById(buildColumnsAndLineOption({ ...state, events: [] }, namedTheme))['COLUMNS']).not.toHaveProperty(
    'markLine',
  );
});
