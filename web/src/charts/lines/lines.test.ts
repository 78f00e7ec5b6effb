import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '../testing/chart-theme.fixture.ts';
import { seriesById } from '../testing/option-series.ts';
import { type Lines, buildLinesOption, listShown } from './lines.ts';

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

const weeks = Array.from({ length: 9 }, (_, week) => `${week + 1} October 2026`);

it.each([
  ['all days of two months where there is room', weeks, 1400, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['every second where there is less', weeks, 900, [0, 2, 4, 6, 8]],
  ['every third where there is less still', weeks, 500, [0, 3, 6]],
  ['two on a phone', weeks, 300, [0, 6]],
  ['no other beside the first where not even two have room', weeks, 90, [0]],
  ['not the end of a month where the next has no room then', ['Nov', 'Dec', '', '', '', 'Jan', ''], 150, [1, 5]],
  ['the one there is', ['9 Nov'], 300, [0]],
  ['none of none', [], 300, []],
])('writes under the axis %s', (_, labels, width, shown) => {
  expect([...listShown(labels, width)]).toEqual(shown);
});

it('thins the labels of its axis by the room that names and figures leave', () => {
  const option = buildLinesOption({ ...state, labels: weeks }, namedTheme, { width: 700, height: 300 });
  const showsThirds = (shows: (index: number) => boolean) => weeks.every((_, at) => shows(at) === (at % 3 === 0));
  expect(option.xAxis).toMatchObject({ axisLabel: { interval: expect.toSatisfy(showsThirds) } });
});
