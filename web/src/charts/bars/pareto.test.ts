import { expect, it } from 'vitest';
import { namedTheme, narrowSpace } from '../testing/chart-theme.fixture.ts';
import { toData, seriesById } from '../testing/option-series.ts';
import { type Pareto, paretoBarsThatFit, buildParetoOption } from './pareto.ts';

const state: Pareto = {
  bars: Array.from({ length: 60 }, (_, index) => ({
    name: `m${index}`,
    value: 60 - index,
    cumulative: index === 59 ? null : index + 1,
  })),
  token: '--series-1',
  picked: null,
  axisTitle: 't',
  axisText: String,
  cumulativeTitle: 'Cumulative share',
  tooltip: () => null,
  compact: false,
};

it('draws bars by place and the cumulative share on an axis of its own up to a hundred', () => {
  const option = buildParetoOption(state, namedTheme, { width: 2000, height: 420 });
  const { BARS, CUMULATIVE } = seriesById(option);
  expect(toData(BARS)).toHaveLength(40);
  expect(CUMULATIVE).toMatchObject({ yAxisIndex: 1, connectNulls: false });
  expect(option).toMatchObject({ yAxis: [{ name: 't' }, { name: 'Cumulative share', min: 0, max: 100 }] });
});

it('shows as many as the room holds', () => {
  expect(toData(seriesById(buildParetoOption(state, namedTheme, narrowSpace))['BARS'])).toHaveLength(
    paretoBarsThatFit(narrowSpace),
  );
});

it('names the largest over their bars, none on another name', () => {
  const bars = [100, 98, 70, 40, 10].map((value, index) => ({ name: `m${index}`, value, cumulative: index * 5 }));
  const shown = toData(
    seriesById(buildParetoOption({ ...state, bars }, namedTheme, { width: 900, height: 400 }))['BARS'],
  );
  const names = shown.map((bar) => /"show":true.*"formatter":"(m\d)"/.exec(JSON.stringify(bar))?.[1]);
  expect(names).toEqual(['m0', undefined, 'm2', 'm3', undefined]);
  const onPhone = buildParetoOption({ ...state, bars, compact: true }, namedTheme, narrowSpace);
  expect(JSON.stringify(toData(seriesById(onPhone)['BARS']))).not.toContain('"show":true');
});
