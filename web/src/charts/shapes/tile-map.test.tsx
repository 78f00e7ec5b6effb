import { expect, test } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { maxSketched, type SketchedColumns } from '../bars/columns-sketch-shape.ts';
import { ColumnsSketch } from '../bars/columns-sketch.tsx';
import { chinaTiles } from './china-tiles.data.ts';
import { type TileFigure, TileMap } from './tile-map.tsx';

const [first, second] = chinaTiles;
if (first === undefined || second === undefined) throw new Error('China has provinces');
const figures = new Map<string, TileFigure>([[first.code, { text: '120', step: 5, isPicked: true }]]);
const html = renderEdition(
  'en',
  <TileMap label="Imports by province" figures={figures} formatName={(code, short) => `${short} (${code})`} />,
);
const tiles = html.match(/<span class="[^"]*tile[^"]*".*?<\/span><\/span>/g) ?? [];

test('every province has a tile, also one without a figure', () => {
  expect(tiles).toHaveLength(chinaTiles.length);
  expect(html).toContain('role="img" aria-label="Imports by province"');
  expect(tiles.find((tile) => tile.includes(`(${second.code})`))).toMatch(/data-step="none".*–/);
});

test('a tile says its province and its figure; the colour follows, and which is chosen', () => {
  const tile = tiles.find((one) => one.includes(`${first.short} (${first.code})`));
  expect(tile).toContain('120');
  expect(tile).toContain('data-step="5"');
  expect(tile).toContain('data-picked="true"');
  expect(tiles.filter((one) => one.includes('data-picked="true"'))).toHaveLength(1);
});

test('no two provinces share a place', () => {
  expect(new Set(chinaTiles.map(({ row, column }) => `${row} ${column}`)).size).toBe(chinaTiles.length);
});

const columns: SketchedColumns = {
  labels: ['Aug\n2026', 'Sep'],
  layers: [{ code: 'BRA', name: 'Brazil', token: '--origin-brazil', values: [300, 100] }],
  provisional: new Set([1]),
  axisTitle: 'USD/t',
  axisText: (value) => `${value} $`,
};
const sketch = (said: Partial<SketchedColumns> = {}) =>
  renderEdition('en', <ColumnsSketch state={{ ...columns, ...said }} />);

test('columns are drawn before any script: unit, lines, one bar a figure', () => {
  const drawn = sketch();
  expect(drawn).toContain('USD/t');
  expect(drawn).toContain('300 $');
  const bars = drawn.match(/<rect[^>]*>/g) ?? [];
  expect(bars).toHaveLength(2);
  expect(bars[0]).toContain('fill="var(--origin-brazil)"');
  // A figure that may change is paler.
  expect(bars.map((bar) => bar.includes('opacity'))).toEqual([false, true]);
});

test('a label of two lines is written in two', () => {
  expect(sketch()).toMatch(/<tspan[^>]*>Aug<\/tspan><tspan[^>]*>2026<\/tspan>/);
});

test('more columns than can be told apart wait for the engine', () => {
  const labels = Array.from({ length: maxSketched + 1 }, (_, index) => String(index));
  expect(sketch({ labels })).toBe('');
  expect(sketch({ labels: labels.slice(1) })).not.toBe('');
});
