import { expect, test } from 'vitest';
import type { ChartOption } from '../chart-option.ts';
import { namedTheme } from '../testing/chart-theme.fixture.ts';
import { seriesById } from '../testing/option-series.ts';
import { toEventMarks, withEventMarks } from './event-marks.ts';

const months = ['2026-01', '2026-02', '2026-03'];
const toPlace = (day: string) => {
  const at = months.indexOf(day.slice(0, 7));
  return at === -1 ? null : at;
};
const option: ChartOption = { series: [{ type: 'bar', id: 'COLUMNS', data: [1, 2, 3] }] };

test('a mark has the numbers of the events at its place; what the chart does not show keeps its number in the list', () => {
  const days = ['2025-12-31', '2026-01-05', '2026-01-20', '2026-03-26'];
  expect(
    toEventMarks(
      days.map((Day) => ({ Day })),
      toPlace,
    ),
  ).toEqual([
    { at: 0, name: '2–3' },
    { at: 2, name: '4' },
  ]);
});

test('marks are drawn over what is there, and nothing is where there are none', () => {
  const marked = seriesById(withEventMarks(option, [{ at: 2, name: '4' }], namedTheme));
  expect(marked['COLUMNS']).toEqual({ type: 'bar', id: 'COLUMNS', data: [1, 2, 3] });
  expect(marked['EVENTS']).toMatchObject({ markLine: { data: [{ xAxis: 2, label: { formatter: '4' } }] } });
  expect(withEventMarks(option, [], namedTheme)).toBe(option);
});
