import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { listSeries } from '../series.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { type FactsQuery, notStated } from '../view/figures/fact-conditions.ts';
import { sumFacts } from '../view/figures/sum-facts.ts';

/** Offal is quoted beside meat. */
const groups = { beef: ['beef', 'beef_offal'], pork: ['pork', 'pork_offal'] } as const;
const gramsPerKilogram = 1_000;

/** Imports of a year by origin and cut, from the best source with cuts; null where none has the year. */
export function createYearVolumesService({ facts }: Pick<TradeDeps, 'facts'>) {
  return ({ meat, year }: { readonly meat: 'beef' | 'pork'; readonly year: number }) =>
    facts.use(null, async (snapshot) => {
      const goods = { groups: [...groups[meat]], storages: [] };
      const series = listSeries(snapshot.catalogue, { ...goods, origins: [], dimensions: ['cut'] }).find(
        ({ grain, units }) => grain === 'month' && units.some((unit) => unit.startsWith(`${year}-`)),
      );
      if (series === undefined) return null;
      const query: FactsQuery = { source: series.source, grain: series.grain, goods, filters: {} };
      const units = series.units.filter((unit) => unit.startsWith(`${year}-`));
      const sums = await sumFacts(snapshot, query, { kinds: ['origin', 'cut'], groups: [units] });
      const { nameCn, nameEn } = factSourceNames[series.source];
      return {
        cells: sums
          .map(({ codes: [origin = '', cut = ''], sum }) => ({
            origin,
            cut,
            kilograms: (sum.grams ?? 0) / gramsPerKilogram,
          }))
          .filter(({ cut, kilograms }) => cut !== notStated && kilograms > 0),
        sourceCn: nameCn,
        sourceEn: nameEn,
        isDemo: series.source === 'demo',
      };
    });
}
