import { toMonthNumber } from '@btc/contract/time.ts';
import { provinces } from '@btc/reference/places/provinces.ts';
import type { DemoImporter } from '../companies/demo-importers.ts';
import { plantStateIn } from '../companies/demo-plants.ts';
import type { DemoPlant, Meat } from '../companies/demo-plants.ts';
import type { DemoCell } from './demo-cells.ts';
import { firstDemoMonth } from './trade.read.ts';
import { computePlaceShares } from './place-shares.ts';
import type { PlaceShares } from './place-shares.ts';
import { affinity, weightedChoice } from './weighted-choice.ts';
import type { WeightedChoice } from './weighted-choice.ts';

/** The choice draws indices of `places`, which are indices among all plants. */
export interface PlantChoice {
  readonly places: readonly number[];
  readonly choice: WeightedChoice;
}

export interface Supply {
  readonly plants: PlantChoice;
  readonly chilledPlants: PlantChoice;
  /** Draws an index among all importers. */
  readonly importers: WeightedChoice;
  readonly shares: PlaceShares;
}

/** Draws are cached for the current month. */
export function createSupplyCache(trade: {
  readonly plants: readonly DemoPlant[];
  readonly importers: readonly DemoImporter[];
}): (cell: DemoCell) => Supply {
  const shares = new Map<string, PlaceShares>();
  const likings = createImporterWeights(trade.importers);
  const cached = new Map<string, Supply>();
  let cachedMonth = '';
  return (cell) => {
    if (cell.month !== cachedMonth) cached.clear();
    cachedMonth = cell.month;
    const meat = cell.scope.startsWith('pork') ? 'pork' : 'beef';
    const key = `${cell.origin} ${meat}`;
    const known = cached.get(key);
    if (known !== undefined) return known;
    const year = Number(cell.month.slice(0, 4));
    const ownShares = shares.get(`${year} ${meat}`) ?? computePlaceShares(year, meat);
    shares.set(`${year} ${meat}`, ownShares);
    const importers = importerChoice(trade.importers, likings(cell.origin, meat), {
      month: cell.month,
      shares: ownShares,
    });
    const supply = { ...plantChoices(trade.plants, cell, meat), importers, shares: ownShares };
    cached.set(key, supply);
    return supply;
  };
}

function plantChoices(plants: readonly DemoPlant[], { origin, month }: DemoCell, meat: Meat) {
  const at = toMonthNumber(month) - toMonthNumber(firstDemoMonth);
  const open = plants.flatMap((plant, index) => {
    if (plant.origin !== origin || plant.meat !== meat || plantStateIn(plant, month) !== 'active') return [];
    const trend = 1 + ((affinity(index, 3) - 0.5) * (at - 46)) / 90;
    const weight = plant.size * trend * (0.7 + 0.6 * affinity(index, 1000 + at));
    return [{ index, weight, isChilled: plant.products.includes('chilled') }];
  });
  if (open.length === 0) throw new Error(`No plant in ${origin} ships ${meat} in ${month}`);
  const chilled = open.filter(({ isChilled }) => isChilled);
  return { plants: choiceAmong(open), chilledPlants: choiceAmong(chilled.length === 0 ? open : chilled) };
}

function choiceAmong(open: readonly { readonly index: number; readonly weight: number }[]): PlantChoice {
  return { places: open.map(({ index }) => index), choice: weightedChoice(open.map(({ weight }) => weight)) };
}

function createImporterWeights(importers: readonly DemoImporter[]): (origin: string, meat: Meat) => Float64Array {
  const cached = new Map<string, Float64Array>();
  return (origin, meat) => {
    const known = cached.get(`${origin} ${meat}`);
    if (known !== undefined) return known;
    const originKey = [...origin].reduce((key, letter) => key * 32 + letter.charCodeAt(0), 0);
    const likings = Float64Array.from(importers, ({ id, size, pork }) => {
      const likes = 0.15 + 1.7 * affinity(id, originKey) ** 2;
      return size * likes * (meat === 'pork' ? 0.1 + pork : 1.05 - 0.85 * pork);
    });
    cached.set(`${origin} ${meat}`, likings);
    return likings;
  };
}

function importerChoice(
  importers: readonly DemoImporter[],
  likings: Float64Array,
  { month, shares }: { readonly month: string; readonly shares: PlaceShares },
): WeightedChoice {
  const weights = new Float64Array(importers.length);
  const sums = new Map(provinces.map(({ code }) => [code, 0]));
  for (const [index, { province, fromMonth, toMonth }] of importers.entries()) {
    if (month < fromMonth || month > toMonth) continue;
    const liking = likings[index] ?? 0;
    weights[index] = liking;
    sums.set(province, (sums.get(province) ?? 0) + liking);
  }
  for (const [index, { province }] of importers.entries()) {
    const sum = sums.get(province) ?? 0;
    if (sum > 0) weights[index] = ((shares.provinces.get(province) ?? 0) * (weights[index] ?? 0)) / sum;
  }
  return weightedChoice(weights);
}
