import type { StateSpan } from '@btc/contract/plants/plant-page.ts';
import { expect, test } from 'vitest';
import { lineParts } from './state-line-parts.ts';

const span = (From: string, Until: string | null, EventID: number): StateSpan => ({
  State: 'active',
  From,
  Until,
  Status: 'NEW',
  EventID,
});

test('spans fill the line from the first day to today', () => {
  const parts = lineParts([span('2020-01-01', '2020-01-06', 1), span('2020-01-06', null, 2)], '2020-01-11');
  expect(parts.map(({ from, width }) => [from, width])).toEqual([
    [0, 0.5],
    [0.5, 0.5],
  ]);
});

test('a change that is announced for later lengthens the line; a plant of today has one all the same', () => {
  const parts = lineParts([span('2020-01-01', '2020-01-21', 1), span('2020-01-21', null, 2)], '2020-01-11');
  expect(parts.map(({ from, width }) => [from, width])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(lineParts([span('2020-01-11', null, 1)], '2020-01-11')).toHaveLength(1);
  expect(lineParts([], '2020-01-11')).toEqual([]);
});
