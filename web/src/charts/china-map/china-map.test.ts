import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { provinces } from '@btc/reference/places/provinces.ts';
import { expect, it } from 'vitest';
import { chinaTiles } from '../shapes/china-tiles.data.ts';

const text = readFileSync(join(import.meta.dirname, 'china-map.json'), 'utf8');
type Ring = readonly (readonly [number, number])[];
interface ProvinceMap {
  readonly features: readonly {
    readonly properties: { readonly name: string };
    readonly geometry: { readonly coordinates: readonly (readonly [Ring])[] };
  }[];
}
const map: ProvinceMap = JSON.parse(text);
const listRings = (name: string): readonly Ring[] =>
  map.features.find(({ properties }) => properties.name === name)?.geometry.coordinates.map(([ring]) => ring) ?? [];
const toParts = (name: string): number => listRings(name).length;

it('has every province of the reference, and Taiwan, Hong Kong and Macao', () => {
  const codes = [...provinces.map(({ code }) => code), '71', '81', '82'];
  expect(codes.filter((code) => toParts(code) === 0)).toEqual([]);
});

it('has the ten dashes, the islands of the South China Sea, and Diaoyu Dao with Chiwei Yu off Taiwan', () => {
  expect(toParts('insetDashes')).toBe(10);
  expect(toParts('dashes')).toBe(2);
  expect(toParts('insetLand')).toBeGreaterThan(8);
  // In the units of the map: both lie north-east of the island, Chiwei Yu the farther.
  const islets = listRings('71').filter((ring) => ring.every(([x, y]) => x > 9100 && y > 1900));
  expect(islets).toHaveLength(2);
  expect(islets.some((ring) => ring.every(([x]) => x > 9400))).toBe(true);
});

it('stays small', () => {
  expect(brotliCompressSync(text).length).toBeLessThan(40_000);
});

it('has a tile for every region of the map, and no two in one place', () => {
  const codes = [...provinces.map(({ code }) => code), '71', '81', '82'];
  expect(chinaTiles.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  expect(new Set(chinaTiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(codes.length);
});
