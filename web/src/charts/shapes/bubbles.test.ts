import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '../testing/chart-theme.fixture.ts';
import { type Bubbles, buildBubblesOption } from './bubbles.ts';

const axis = { title: 't', text: String, isLog: false, fromZero: true };
const state: Bubbles = {
  bubbles: [
    { name: 'A long name', x: 10, y: 400, size: 100, token: '--origin-brazil' },
    { name: 'B', x: 1, y: 100, size: 25, token: '--origin-other' },
  ],
  x: axis,
  y: { ...axis, title: 'USD/t', isLog: true },
  level: { value: 250, name: 'Mean 250' },
  picked: null,
  named: 1,
  tooltip: () => null,
  compact: false,
};

it('places members by two figures, their area by a third', () => {
  expect(buildBubblesOption(state, namedTheme, wideSpace)).toMatchObject({
    yAxis: { type: 'log', name: 'USD/t' },
    series: [
      {
        data: [
          { value: [10, 400], symbolSize: 56, itemStyle: { color: '--origin-brazil' } },
          { value: [1, 100], symbolSize: 28 },
        ],
      },
    ],
  });
});

it('names the first ones, to the left where the name would leave the room, and draws the mean across', () => {
  expect(buildBubblesOption(state, namedTheme, wideSpace)).toMatchObject({
    series: [
      {
        data: [{ label: { show: true, position: 'left' } }, { label: { show: false } }],
        markLine: { data: [{ yAxis: 250 }] },
      },
    ],
  });
});

it('ends its axes at round figures', () => {
  expect(buildBubblesOption({ ...state, level: null }, namedTheme, wideSpace)).toMatchObject({
    xAxis: { min: 0, max: 10, interval: 2 },
    yAxis: { min: 100, max: 1000 },
  });
});
