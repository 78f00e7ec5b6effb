import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '../testing/chart-theme.fixture.ts';
import { seriesById } from '../testing/option-series.ts';
import { type DivergingBars, buildDivergingBarsOption, toShown } from './diverging-bars.ts';

const bar = (name: string, difference: number) => ({
  name,
  difference,
  text: `${difference} (1%)`,
  shortText: `${difference}`,
});
const state: DivergingBars = {
  bars: [bar('a', 50), bar('b', 1), bar('c', -30)],
  riseToken: '--rise-red',
  fallToken: '--rise-green',
  picked: null,
  tooltip: () => null,
};

it('draws rises to the right and falls to the left of a strong zero line, each in its colour', () => {
  const option = buildDivergingBarsOption(state, namedTheme, wideSpace);
  expect(seriesById(option)['BARS']).toMatchObject({
    data: [
      { value: 50, itemStyle: { color: '--rise-red' }, label: { position: 'right' } },
      { value: 1 },
      { value: -30, itemStyle: { color: '--rise-green' }, label: { position: 'left', formatter: '-30 (1%)' } },
    ],
  });
  expect(option).toMatchObject({ yAxis: [{}, { axisLine: { onZero: true, lineStyle: { color: 'lineStrong' } } }] });
});

it('keeps the greatest changes either way where the room is small, and leaves out the percent', () => {
  const bars = Array.from({ length: 11 }, (_, index) => bar(`${index}`, 5 - index));
  expect(toShown(bars, { width: 358, height: 104 })).toEqual([0, 1, 9, 10]);
  const option = buildDivergingBarsOption(state, namedTheme, { width: 358, height: 420 });
  expect(seriesById(option)['BARS']).toMatchObject({ data: [{ label: { formatter: '50' } }, {}, {}] });
});
