import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '../testing/chart-theme.fixture.ts';
import { toData, seriesById } from '../testing/option-series.ts';
import { buildRankedBarsOption } from './ranked-bars.ts';

const bars = [
  { name: '上海', value: 120, text: '120 · 60%', token: '--series-1' },
  { name: '天津', value: null, text: '–', token: '--series-1' },
];

it('draws the largest on top and keeps gaps', () => {
  const option = buildRankedBarsOption({ bars, picked: null, tooltip: () => null }, namedTheme, wideSpace);
  expect(option).toMatchObject({ yAxis: { inverse: true, data: ['上海', '天津'] } });
  expect(seriesById(option)['BARS']).toMatchObject({ data: [{ value: 120 }, { value: null }] });
});

it('shows as many as can be read, and fades those not chosen', () => {
  const many = Array.from({ length: 50 }, () => bars[0] ?? { name: '', value: 0, text: '', token: '' });
  const option = buildRankedBarsOption({ bars: many, picked: 1, tooltip: () => null }, namedTheme, {
    width: 358,
    height: 260,
  });
  const data = toData(seriesById(option)['BARS']);
  expect(data).toHaveLength(10);
  expect(data[0]).toMatchObject({ itemStyle: { opacity: 0.45 } });
});
