import { expect, it } from 'vitest';
import { columnsSketch } from './columns-sketch-shape.ts';

const state = {
  labels: ['Jul', 'Aug'],
  layers: [
    { code: 'BRA', name: 'Brazil', token: '--a', values: [300, 100] },
    { code: 'URY', name: 'Uruguay', token: '--b', values: [100, null] },
  ],
  provisional: new Set([1]),
  axisTitle: 't',
  axisText: String,
};

it('stacks the layers from below, the gaps left out', () => {
  const { bars, lines } = columnsSketch(state);
  expect(lines.map(({ text, at }) => `${text} at ${at}`)).toEqual([
    '0 at 100',
    '100 at 75',
    '200 at 50',
    '300 at 25',
    '400 at 0',
  ]);
  expect(bars.map(({ token, y, height, isProvisional }) => [token, y, height, isProvisional])).toEqual([
    ['--a', 25, 75, false],
    ['--b', 0, 25, false],
    ['--a', 75, 25, true],
  ]);
});

it('names as many columns as fit, and stands where nothing is published', () => {
  const labels = Array.from({ length: 24 }, (_, index) => String(index));
  const named = columnsSketch({ ...state, labels }).labels;
  expect(named.wide).toHaveLength(12);
  expect(named.narrow.map(({ text }) => text)).toEqual(['0', '6', '12', '18']);
  const empty = columnsSketch({ ...state, layers: [] });
  expect(empty.bars).toEqual([]);
  expect(empty.lines).toHaveLength(2);
});

it('keeps the year where the month that bears it has no room', () => {
  const months = Array.from({ length: 16 }, (_, index) => `${((index + 9) % 12) + 1}`);
  const labels = months.map((month, index) => (index === 0 ? '10\n2025' : month === '1' ? '1\n2026' : month));
  const { wide, narrow } = columnsSketch({ ...state, labels }).labels;
  expect(wide.slice(0, 4).map(({ text }) => text)).toEqual(['10\n2025', '12', '2\n2026', '4']);
  expect(narrow.map(({ text }) => text)).toEqual(['10\n2025', '2\n2026', '6', '10']);
});
