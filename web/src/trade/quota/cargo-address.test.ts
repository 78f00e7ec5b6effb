import { maxCargoes } from '@btc/contract/trade/quota-paths.ts';
import { expect, test } from 'vitest';
import {
  cargoSearch,
  type CargoQuery,
  firstCargo,
  readCargo,
  readCargoes,
  type TypedCargo,
  writeCargo,
} from './cargo-address.ts';

const typed: TypedCargo = { ...firstCargo, day: '2026-11-05' };
const cargo: CargoQuery = {
  origin: 'BRA',
  goods: '02023000',
  kind: 'arrival',
  day: '2026-11-05',
  port: 'shanghai',
  cif: 6000,
  tonnes: 27,
};
const stored = 'BRA_02023000_arrival_2026-11-05_shanghai_6000_27';
const read = (query: string) => readCargoes(new URLSearchParams(query));

test('a cargo that is typed in whole is read, with figures as people write them', () => {
  expect(readCargo(typed)).toEqual(cargo);
  expect(readCargo({ ...typed, cif: '6,000', tonnes: '1 000' })).toEqual({ ...cargo, tonnes: 1000 });
  expect(readCargo({ ...typed, cif: '6，050.5' })).toMatchObject({ cif: 6050.5 });
  expect(readCargo({ ...typed, cif: '100000', tonnes: '1000000' })).toMatchObject({ cif: 100_000, tonnes: 1_000_000 });
});

test.each([
  ['origin', ''],
  ['origin', 'Brazil'],
  ['origin', 'bra'],
  ['goods', '02032900'],
  ['kind', 'contract'],
  ['day', ''],
  ['day', '2026-02-30'],
  ['day', '5.11.2026'],
  ['port', 'rotterdam'],
  ['cif', ''],
  ['cif', '0'],
  ['cif', '-6000'],
  ['cif', 'six'],
  ['cif', '100001'],
  ['tonnes', '0'],
  ['tonnes', '1000001'],
  ['tonnes', 'Infinity'],
] as const)('there is no cargo whose %s is “%s”', (name, text) => {
  expect(readCargo({ ...typed, [name]: text })).toBeNull();
});

test('a cargo that is written is the same when it is read', () => {
  const other: CargoQuery = { ...cargo, origin: 'ARG', kind: 'bill', port: 'tianjin', cif: 5999.5 };
  const { cargoes } = read(cargoSearch([cargo, other]));
  expect(writeCargo(cargo)).toBe(stored);
  expect(cargoes).toEqual([cargo, other]);
  expect(cargoSearch([])).toBe('');
});

test('what is no cargo in an address is counted', () => {
  const { cargoes, unread } = read(
    `cargo=${stored}&cargo=BRA_02023000&cargo=&cargo=${stored.replace('2026-11', '2026-13')}`,
  );
  expect(cargoes).toEqual([cargo]);
  expect(unread).toBe(3);
  expect(read(`cargo=${stored}`).unread).toBe(0);
  expect(read('').cargoes).toEqual([]);
  expect(read('').typed).toBeNull();
});

test('the cargo of the form comes after those that were there', () => {
  const { cargoes, typed: shown } = read(
    `cargo=${stored}&origin=URY&goods=02022000&kind=bill&day=2026-12-01&port=dalian&cif=5500&tonnes=54`,
  );
  expect(cargoes.map(({ origin }) => origin)).toEqual(['BRA', 'URY']);
  expect(shown).toMatchObject({ origin: 'URY', port: 'dalian', tonnes: '54' });
});

test('a form that cannot be read adds nothing, and keeps what is typed', () => {
  const { cargoes, typed: shown } = read(`cargo=${stored}&origin=URY&day=2026-12-01&cif=+cheap+&tonnes=54`);
  expect(cargoes).toEqual([cargo]);
  expect(shown).toMatchObject({ origin: 'URY', day: '2026-12-01', cif: 'cheap', tonnes: '54' });
});

test('there are no more cargoes than the clock can be asked about', () => {
  const many = Array.from({ length: maxCargoes + 2 }, (_, index) => ({ ...cargo, tonnes: index + 1 }));
  expect(read(cargoSearch(many)).cargoes).toEqual(many.slice(0, maxCargoes));
  expect(read(`${cargoSearch(many.slice(0, maxCargoes))}&origin=URY&day=2026-12-01`).cargoes).toHaveLength(maxCargoes);
});

test('a cargo that is there already is not added once more', () => {
  expect(read(`cargo=${stored}&cargo=${stored}`).cargoes).toEqual([cargo]);
  const form = new URLSearchParams(typed).toString();
  expect(read(`cargo=${stored}&${form}`).cargoes).toEqual([cargo]);
});
