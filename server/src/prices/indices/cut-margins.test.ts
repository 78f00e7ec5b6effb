import { addDays } from '@btc/contract/time.ts';
import { expect, test } from 'vitest';
import { type Cell, computeSpread } from './chain.ts';
import { computeMargins } from './cut-margins.ts';

const monday = '2026-03-02';
const week = (number: number) => addDays(monday, 7 * number);

function cell(index: number, origin: string, price: number, quoteCount = 5): Cell {
  return { origin, cut: 'shank', week: week(index), price, quoteCount };
}

const terms = {
  atPort: (price: number) => price / 200,
  land: (price: number) => price / 100,
  landOver: (price: number) => price / 50,
  stock: (price: number) => price,
};
const brazil = { origin: 'BRA', cut: 'shank' };

test('A margin is spot less landed of the same week', () => {
  const forward = [cell(0, 'BRA', 5000), cell(1, 'BRA', 5200)];
  const spot = [cell(0, 'BRA', 58), cell(1, 'BRA', 57)];
  expect(computeMargins({ forward, spot }, brazil, terms)).toEqual([
    { Week: week(0), Forward: 5000, AtPort: 25, Landed: 50, LandedOver: 100, Spot: 58, Margin: 8 },
    { Week: week(1), Forward: 5200, AtPort: 26, Landed: 52, LandedOver: 104, Spot: 57, Margin: 5 },
  ]);
});

test('A week with one side only has no margin, and one with neither is left out', () => {
  const forward = [cell(0, 'BRA', 5000)];
  const spot = [cell(2, 'BRA', 58), cell(8, 'BRA', 60)];
  const weeks = computeMargins({ forward, spot }, brazil, terms);
  expect(weeks.map(({ Week, Forward, Spot, Margin }) => [Week, Forward, Spot, Margin])).toEqual([
    [week(0), 5000, null, null],
    [week(2), null, 58, null],
    [week(3), null, 58, null],
    [week(4), null, 58, null],
    [week(8), null, 60, null],
  ]);
});

test('Other origins and prices with too few quotes are left out', () => {
  const forward = [cell(0, 'ARG', 5000), cell(0, 'BRA', 4000, 2)];
  expect(computeMargins({ forward, spot: [] }, brazil, terms)).toEqual([]);
});

test('Where no duty lies on top, there is one landed price', () => {
  const one = { ...terms, landOver: terms.land };
  const [only] = computeMargins({ forward: [cell(0, 'BRA', 5000)], spot: [] }, brazil, one);
  expect(only).toMatchObject({ Landed: 50, LandedOver: null });
});

test('The margin of one origin and cut is the spread that the index has of them', () => {
  const forward = [cell(0, 'BRA', 5000), cell(1, 'BRA', 5200), cell(3, 'BRA', 4900)];
  const spot = [cell(0, 'BRA', 58), cell(2, 'BRA', 57), cell(3, 'BRA', 56)];
  const own = computeMargins({ forward, spot }, brazil, terms);
  const levels = computeSpread({ forward, spot }, new Map(), terms.land).map(({ week: at, level }) => [at, level]);
  expect(own.map(({ Week, Margin }) => [Week, Margin])).toEqual(levels);
});
