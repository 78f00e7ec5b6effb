import { expect, it } from 'vitest';
import { beefOneExample } from './beef-one.fixture.ts';
import { columnsOf } from './figure-chart.tsx';
import { axisLabels } from './periods.ts';

const theme = {
  ink: '',
  ink2: '',
  line: '',
  lineStrong: '',
  paper: '',
  accent: '',
  font: '',
  originColor: (code: string) => code,
};
const drawing = { one: beefOneExample, unit: 't', at: null, mode: 'large', edition: 'en', theme } as const;

it('draws what the answer holds, the provisional months marked', () => {
  const columns = columnsOf(drawing);
  expect(columns.labels).toEqual(['Aug\n2026', 'Sep']);
  expect(columns.layers.map(({ name, values }) => [name, values])).toEqual([
    ['Brazil', [120, 80]],
    ['Uruguay', [60, 40]],
  ]);
  expect(columns.total.values).toEqual([180, 120]);
  expect([...columns.provisional]).toEqual([1]);
  expect([columns.axisTitle, columns.axisText(150)]).toEqual(['t', '150']);
});

it('shows the chosen period, and none that is not there', () => {
  expect(columnsOf({ ...drawing, at: '2026-09' }).picked).toBe(1);
  expect(columnsOf({ ...drawing, at: '2019-09' }).picked).toBeNull();
});

it('marks what is not whole', () => {
  const one = { ...beefOneExample, dict: { ...beefOneExample.dict, Partial: ['2026-09'] } };
  expect(columnsOf({ ...drawing, one, edition: 'cn' }).labels).toEqual(['8月\n2026年', '*9月']);
});

it('names the year under its first period, or under all where there are many', () => {
  expect(axisLabels('cn', ['2025-Q4', '2026-Q1', '2026-Q2'])).toEqual(['Q4\n2025年', 'Q1\n2026年', 'Q2']);
  const many = Array.from({ length: 30 }, (_, place) => `${2000 + place}`);
  expect(axisLabels('en', many)[29]).toBe('2029');
  const months = Array.from({ length: 30 }, () => '2026-09');
  expect(axisLabels('en', months)[3]).toBe('Sep 2026');
});
