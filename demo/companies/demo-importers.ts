import { listMonths } from '@btc/contract/time.ts';
import { provinces } from '@btc/reference/places/provinces.ts';
import type { ProvinceCode } from '@btc/reference/places/provinces.ts';
import { firstDemoMonth, lastDemoMonth } from '../trade/trade.read.ts';
import { seededRandom } from '../trade/seeded-random.ts';
import {
  firstCharacters,
  importerCities,
  importerCounts,
  secondCharacters,
  type Spelt,
  trades,
} from './companies.read.ts';

export const ownerships = ['private', 'state', 'foreign', 'joint'] as const;

export interface DemoImporter {
  readonly id: number;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly province: ProvinceCode;
  readonly ownership: (typeof ownerships)[number];
  /** Size relative to the other importers of the province. */
  readonly size: number;
  /** Share of pork in its trade, from 0 to 1. */
  readonly pork: number;
  readonly fromMonth: string;
  readonly toMonth: string;
}

/** Numbers 1 to 400; deterministic. */
export function makeDemoImporters(): readonly DemoImporter[] {
  const random = seededRandom(20_190_731);
  const months = listMonths(firstDemoMonth, lastDemoMonth);
  const places = provinces.flatMap(({ code }) =>
    Array.from({ length: importerCounts[code] ?? 0 }, (_, rank) => ({ province: code, rank })),
  );
  const numbers = shuffled(places.length, random);
  const pairs = shuffled(firstCharacters.length * secondCharacters.length, random);
  const made = places.map(({ province, rank }, index) => {
    const [nameCn, nameEn] = formatName(province, pairs[index] ?? index, random);
    return {
      id: (numbers[index] ?? index) + 1,
      nameCn,
      nameEn,
      province,
      ownership: toOwnership(rank, random()),
      size: toSize(rank) * (0.85 + 0.3 * random()),
      pork: rank === 0 ? 0.4 : random() ** 1.5,
      ...drawLifetime(rank, months, random),
    };
  });
  return made.toSorted((one, other) => one.id - other.id);
}

function toSize(rank: number): number {
  return 1 / (rank + 0.9) ** 1.22;
}

function toOwnership(rank: number, chance: number): DemoImporter['ownership'] {
  const state = rank < 3 ? 0.5 : 0.08;
  if (chance < state) return 'state';
  if (chance < state + 0.07) return 'foreign';
  return chance < state + 0.14 ? 'joint' : 'private';
}

/** The largest of each province stay; some of the others begin later or end. */
function drawLifetime(rank: number, months: readonly string[], random: () => number) {
  const [first, last] = [firstDemoMonth, lastDemoMonth];
  const [begins, ends, at, length] = [random() < 0.32, random() < 0.24, random(), random()];
  if (rank < 2) return { fromMonth: first, toMonth: last };
  const from = begins ? Math.floor(at * (months.length - 12)) : 0;
  const to = ends
    ? Math.min(months.length - 1, from + 11 + Math.floor(length * (months.length - from)))
    : months.length - 1;
  return { fromMonth: months[from] ?? first, toMonth: months[to] ?? last };
}

function formatName(province: ProvinceCode, pair: number, random: () => number): Spelt {
  const cities = importerCities[province];
  const city = cities[Math.floor(random() ** 1.6 * cities.length)] ?? ['', ''];
  const first = firstCharacters[pair % firstCharacters.length] ?? ['', ''];
  const second = secondCharacters[Math.floor(pair / firstCharacters.length)] ?? ['', ''];
  const trade = trades[Math.floor(random() ** 1.4 * trades.length)] ?? ['', ''];
  return [`${city[0]}${first[0]}${second[0]}${trade[0]}`, `${city[1]} ${first[1]}${second[1]} ${trade[1]}`];
}

function shuffled(count: number, random: () => number): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => ({ index, at: random() }));
  return order.toSorted((one, other) => one.at - other.at).map(({ index }) => index);
}
