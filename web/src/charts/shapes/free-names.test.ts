import { expect, it } from 'vitest';
import { freeNames, type PlacedMark } from './free-names.ts';

const bounds = { left: 0, top: 0, right: 400, bottom: 300 };
const mark = (name: string, x: number, y: number, radius = 10): PlacedMark => ({ name, x, y, radius });
const sides = (marks: readonly PlacedMark[], most = 9, taken: readonly (typeof bounds)[] = []) =>
  Object.fromEntries(freeNames(marks, { bounds, taken, most }));

it('writes a name beside its mark, on the side that is free', () => {
  expect(sides([mark('Alpha', 200, 150)])).toEqual({ 0: 'right' });
  expect(sides([mark('Alpha', 390, 150)])).toEqual({ 0: 'left' });
  expect(sides([mark('Alpha', 200, 150), mark('', 240, 150), mark('', 160, 150)])).toMatchObject({ 0: 'top' });
});

it('leaves out what would stand on a mark, on another name or on the line', () => {
  const crowd = [
    mark('Alpha', 200, 150),
    ...[165, 200, 235].flatMap((x) => [110, 150, 190].map((y) => mark('', x, y, 16))),
  ];
  expect(sides(crowd)[0]).toBeUndefined();
  expect(sides([mark('Alpha', 200, 150), mark('Beta', 200, 156)])).toEqual({ 0: 'right', 1: 'left' });
  expect(sides([mark('Alpha', 200, 150)], 9, [{ left: 0, right: 400, top: 148, bottom: 152 }])).toEqual({ 0: 'top' });
});

it('writes no more than asked for, the first first', () => {
  expect(sides([mark('Alpha', 100, 50), mark('Beta', 100, 150)], 1)).toEqual({ 0: 'right' });
});
