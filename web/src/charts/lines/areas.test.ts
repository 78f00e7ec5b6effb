import { expect, it } from 'vitest';
import { namedTheme } from '../testing/chart-theme.fixture.ts';
import { seriesById } from '../testing/option-series.ts';
import { type Areas, buildAreasOption } from './areas.ts';

const state: Areas = {
  labels: ['Aug', 'Sep'],
  layers: [
    { code: 'a', name: 'A', token: '--series-1', values: [75, null] },
    { code: 'b', name: 'B', token: '--series-2', values: [25, 100] },
  ],
  isShare: true,
  provisional: new Set([1]),
  picked: null,
  axisTitle: '%',
  axisText: String,
  tooltip: () => null,
  compact: false,
};

it('stacks areas to a hundred percent and keeps gaps', () => {
  const option = buildAreasOption(state, namedTheme);
  expect(option).toMatchObject({ yAxis: [{ max: 100, interval: 20, name: '%' }, { show: false }] });
  expect(seriesById(option)['a']).toMatchObject({ stack: 'all', connectNulls: false, data: [75, null] });
});

it('leaves the height of amounts open', () => {
  const { yAxis } = buildAreasOption({ ...state, isShare: false }, namedTheme);
  expect(JSON.stringify(yAxis)).not.toContain('100');
});

it('hatches provisional periods over the areas, which would hide a hatched ground', () => {
  expect(seriesById(buildAreasOption(state, namedTheme))['GROUND']).toMatchObject({ z: 5 });
});
