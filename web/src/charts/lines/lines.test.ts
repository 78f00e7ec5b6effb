import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '../testing/chart-theme.fixture.ts';
import { seriesById } from '../testing/option-series.ts';
import { type Lines, buildLinesOption } from './lines.ts';

const state: Lines = {
  labels: ['Jul', 'Aug', 'Sep'],
  lines: [
    { code: 'BRA', name: 'Brazil', token: '--origin-brazil', values: [10, null, 0], style: 'plain' },
    { code: 'TOTAL', name: 'Mean', token: '--ink', values: [15, 6, 7], style: 'dashed' },
  ],
  fromZero: false,
  provisional: new Set([2]),
  picked: null,
  axisTitle: 'USD/t',
  axisText: String,
  tooltip: () => null,
  compact: false,
};

const drawn = (given: Lines) => seriesById(buildLinesOption(given, namedTheme, wideSpace));

it('leaves gaps open and shows a figure that stands alone as a dot', () => {
  expect(drawn(state)['BRA']).toMatchObject({ data: [10, null, 0], connectNulls: false, showSymbol: true });
  expect(drawn(state)['TOTAL']).toMatchObject({ showSymbol: false });
});

it('dashes the total and writes names at the ends, moved apart where they would collide', () => {
  expect(drawn(state)['TOTAL']).toMatchObject({
    lineStyle: { type: [6, 4] },
    endLabel: { show: true },
    labelLayout: { moveOverlap: 'shiftY' },
  });
  expect(buildLinesOption(state, namedTheme, wideSpace)).not.toHaveProperty('legend');
});

it('hatches the ground of provisional periods', () => {
  const data = JSON.stringify(drawn(state)['GROUND']);
  expect(data.match(/"decal"/g)).toHaveLength(1);
  expect(drawn({ ...state, provisional: new Set() })['GROUND']).toBeUndefined();
});

it('draws a band from the least to the greatest', () => {
  const band = { min: [1, 2, null], max: [5, 2, 9], token: '--series-1' };
  expect(drawn({ ...state, band })['BAND-MAX']).toMatchObject({ data: [4, 0, null], stack: 'band' });
});
