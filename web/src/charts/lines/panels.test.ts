import { expect, it } from 'vitest';
import { namedTheme, narrowSpace, wideSpace } from '../testing/chart-theme.fixture.ts';
import { seriesById } from '../testing/option-series.ts';
import { niceStep, niceTop, buildPanelColumns, buildPanelsOption } from './panels.ts';

const member = { code: '2200', name: '上海海关', token: '--series-1', values: [1, null, 27] };
const state = {
  labels: ['Jul', 'Aug', 'Sep'],
  members: [member, { ...member, code: '0200', values: [200, 190, 180] }],
  provisional: new Set<number>(),
  picked: null,
  axisTitle: 't',
  axisText: String,
  tooltip: () => null,
  compact: false,
};

it('gives each member a panel with its name and a scale of its own that begins at zero', () => {
  const option = buildPanelsOption(state, namedTheme, wideSpace);
  expect(option).toMatchObject({
    grid: [{}, {}],
    yAxis: [
      { name: '上海海关 · t', min: 0, max: 30 },
      { min: 0, max: 200 },
    ],
    series: [{ connectNulls: false, xAxisIndex: 0 }, { xAxisIndex: 1 }],
  });
});

it('hatches what leads to a provisional figure', () => {
  const option = buildPanelsOption({ ...state, provisional: new Set([2]) }, namedTheme, wideSpace);
  expect(seriesById(option)['2200-PROVISIONAL']).toMatchObject({ xAxisIndex: 0, data: [null, null, 27] });
  expect(seriesById(option)['0200-PROVISIONAL']).toMatchObject({ xAxisIndex: 1, data: [null, 190, 180] });
});

it('stands two panels beside each other on a phone, four on a wide page', () => {
  expect(buildPanelColumns(narrowSpace, 8)).toBe(2);
  expect(buildPanelColumns(wideSpace, 8)).toBe(4);
  expect(buildPanelColumns(wideSpace, 1)).toBe(1);
});

it('ends a scale at a round figure', () => {
  expect([0, 7, 11, 95, 1106].map(niceTop)).toEqual([1, 8, 12, 100, 1200]);
});

it('parts such a scale into round steps that end at its top', () => {
  expect([1, 8, 12, 100, 1200, 3000, 500].map(niceStep)).toEqual([0.2, 2, 3, 20, 300, 600, 100]);
});
