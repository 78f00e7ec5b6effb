import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import type { FactsSnapshot } from '../facts/facts-snapshot.ts';
import { listSeries } from '../series.ts';
import type { Series } from '../series.ts';
import { money, zero } from '../sums.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { type FactsQuery, notStated } from '../view/figures/fact-conditions.ts';
import { sumFacts, sumMembers } from '../view/figures/sum-facts.ts';

export interface PlantTradeQuestion {
  readonly code: string;
  readonly meat: 'beef' | 'pork';
  readonly months: number;
  /** Left out: the main ones. */
  readonly maxCuts?: number | undefined;
}

const groups = { beef: ['beef', 'beef_offal'], pork: ['pork', 'pork_offal'] } as const;
const gramsPerKilogram = 1_000;
const mainCuts = 8;

async function listPlantMonths(snapshot: FactsSnapshot, query: FactsQuery, units: readonly string[]) {
  const sums = await sumFacts(snapshot, query, { kinds: [], groups: units.map((unit) => [unit]) });
  const found = new Map(sums.map(({ group, sum }) => [group, sum]));
  return units.map((month, group) => {
    // A published month without the plant is a month in which it shipped nothing.
    const { grams, usdCents } = found.get(group) ?? zero;
    return { month, kilograms: grams === null ? null : grams / gramsPerKilogram, usd: money(usdCents) };
  });
}

async function listPlantCuts(
  snapshot: FactsSnapshot,
  query: FactsQuery,
  { units, maxCuts }: { readonly units: readonly string[]; readonly maxCuts: number },
) {
  const cuts = await sumMembers(snapshot, query, { member: 'cut', units });
  return [...cuts]
    .filter(([code]) => code !== notStated)
    .map(([code, { sum }]) => ({ code, kilograms: (sum.grams ?? 0) / gramsPerKilogram }))
    .toSorted((one, other) => other.kilograms - one.kilograms)
    .slice(0, maxCuts);
}

function presentSource(series: Series) {
  const { nameCn, nameEn } = factSourceNames[series.source];
  return {
    sourceNameCn: nameCn,
    sourceNameEn: nameEn,
    isDemo: series.source === 'demo',
    publishedOn: series.publishedOn,
  };
}

/** Latest months of a plant and its main cuts, from the best source with plants; null where there is none. */
export function createPlantTradeService({ facts }: Pick<TradeDeps, 'facts'>) {
  return ({ code, meat, months, maxCuts = mainCuts }: PlantTradeQuestion) =>
    facts.use(null, async (snapshot) => {
      const goods = { groups: [...groups[meat]], storages: [] };
      const [series] = listSeries(snapshot.catalogue, { ...goods, origins: [], dimensions: ['plant'] }).filter(
        ({ grain }) => grain === 'month',
      );
      if (series === undefined) return null;
      const query: FactsQuery = { source: series.source, grain: series.grain, goods, filters: { plant: [code] } };
      const units = series.units.slice(-months);
      const [byMonth, cuts] = await Promise.all([
        listPlantMonths(snapshot, query, units),
        listPlantCuts(snapshot, query, { units, maxCuts }),
      ]);
      return { months: byMonth, cuts, ...presentSource(series) };
    });
}
