import { expect, test } from 'vitest';
import { averageByPeriod, toRates } from './overlay.ts';
import { toViewChart } from '../testing/view-chart.fixture.ts';

test('weeks are averaged by the month or quarter that they lie in; a period without any is a gap', () => {
  const weeks = [
    { day: '2026-08-07', value: 100 },
    { day: '2026-08-14', value: 110 },
    { day: '2026-08-21', value: null },
    { day: '2026-09-04', value: 120 },
  ];
  expect(averageByPeriod(['2026-07', '2026-08', '2026-09'], weeks)).toEqual([null, 105, 120]);
  expect(averageByPeriod(['2026-Q3'], weeks)).toEqual([110]);
});

test('the rate is what customs publishes of the same goods in both currencies', () => {
  const { Total } = toViewChart('beef-one', [['BRA', '巴西', 'Brazil', 120, 80]]);
  expect(toRates({ ...Total, ValuesUsd: [100, 100, null], ValuesCny: [710, null, 700] })).toEqual([7.1, null, null]);
});
