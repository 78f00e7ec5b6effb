import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '../testing/chart-theme.fixture.ts';
import { toData, seriesById } from '../testing/option-series.ts';
import { type Choropleth, buildChoroplethOption } from './choropleth.ts';

const state: Choropleth = {
  regions: [
    { code: '37', name: '山东', step: 5 },
    { code: '71', name: '台湾', step: null },
  ],
  picked: 0,
  seaName: '南海诸岛',
  tooltip: () => null,
  isNamed: () => true,
};

it('colours regions by their step, those without a figure as empty, and outlines the chosen one', () => {
  expect(seriesById(buildChoroplethOption(state, namedTheme, wideSpace))['MAP']).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({
        name: '37',
        itemStyle: { areaColor: '--scale-6', borderColor: 'ink', borderWidth: 2 },
      }),
      expect.objectContaining({
        name: '71',
        itemStyle: expect.objectContaining({ areaColor: '--scale-empty', borderColor: 'lineStrong' }),
      }),
    ]),
  });
});

it('always draws the dash line and the islands of the South China Sea', () => {
  const data = toData(seriesById(buildChoroplethOption(state, namedTheme, wideSpace))['MAP']);
  const names = data.map((item) => (typeof item === 'object' && item !== null && 'name' in item ? item.name : ''));
  expect(names).toEqual(expect.arrayContaining(['inset', 'insetLand', 'insetDashes', 'dashes']));
});
