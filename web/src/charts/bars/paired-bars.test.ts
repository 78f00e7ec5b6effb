import { expect, it } from 'vitest';
import { namedTheme, narrowSpace, wideSpace } from '../testing/chart-theme.fixture.ts';
import { toData, seriesById } from '../testing/option-series.ts';
import { type PairedBars, buildPairedBarsOption } from './paired-bars.ts';

const bar = { name: '上海海关', values: [12, null], texts: ['12 t', '–'] } as const;
const state: PairedBars = { bars: [bar], tokens: ['--series-1', '--series-2'], picked: null, tooltip: () => null };

it('stands both sides of a member beside each other, a gap as a gap', () => {
  const { A, B } = seriesById(buildPairedBarsOption(state, namedTheme, wideSpace));
  expect(A).toMatchObject({ data: [{ value: 12, itemStyle: { color: '--series-1' } }] });
  expect(B).toMatchObject({ data: [{ value: null, itemStyle: { color: '--series-2' } }] });
});

it('shows as many pairs as can be read', () => {
  const many = { ...state, bars: Array.from({ length: 40 }, () => bar) };
  expect(toData(seriesById(buildPairedBarsOption(many, namedTheme, narrowSpace))['A'])).toHaveLength(7);
});
