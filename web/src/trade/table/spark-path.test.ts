import { expect, it } from 'vitest';
import { sparkShape } from './spark-path.ts';

const box = { width: 80, height: 20 };

it('draws figures from zero up', () => {
  expect(sparkShape([0, 5, 10], box)).toEqual({ path: 'M0 20L40 10L80 0', dots: [] });
});

it('keeps gaps open, and shows a lone figure as a dot', () => {
  expect(sparkShape([10, null, 5, 5, null], box)).toEqual({ path: 'M40 10L60 10', dots: [{ x: 0, y: 0 }] });
  expect(sparkShape([7], box).dots).toEqual([{ x: 40, y: 0 }]);
});

it('has nothing to draw where nothing is published', () => {
  expect(sparkShape([null, null], box)).toEqual({ path: '', dots: [] });
  expect(sparkShape([], box)).toEqual({ path: '', dots: [] });
});
