import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { formatText } from '../facts/duckdb.ts';
import { listSeries } from '../series.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { type Asked, toSqlCondition, factTable, periodsIn } from '../view/figures/fact-conditions.ts';

/** Offal is quoted beside meat. */
const groups = { beef: ['beef', 'beef_offal'], pork: ['pork', 'pork_offal'] } as const;
const gramsPerKilogram = 1_000;

/** What was imported in a year by origin and cut, from the best source that tells cuts apart; null where none has the year. */
export function yearVolumesService({ facts }: Pick<TradeDeps, 'facts'>) {
  return ({ meat, year }: { readonly meat: 'beef' | 'pork'; readonly year: number }) =>
    facts.use(null, async (snapshot) => {
      const goods = { groups: [...groups[meat]], storages: [] };
      const series = listSeries(snapshot, { ...goods, origins: [], dimensions: ['cut'] }).find(
        ({ grain, units }) => grain === 'month' && units.some((unit) => unit.startsWith(`${year}-`)),
      );
      if (series === undefined) return null;
      const asked: Asked = { source: series.source, grain: series.grain, goods, filters: {} };
      const units = series.units.filter((unit) => unit.startsWith(`${year}-`));
      const table = factTable(['cut'], asked);
      const rows = await snapshot.read(`select origin::varchar, cut::varchar, ${table.sums[0]} as g from ${table.name}
        where ${toSqlCondition(asked)} and ${periodsIn(units)} and cut is not null group by all having g > 0`);
      const { nameCn, nameEn } = factSourceNames[series.source];
      return {
        cells: rows.map(([origin = null, cut = null, grams]) => ({
          origin: formatText(origin),
          cut: formatText(cut),
          kilograms: (typeof grams === 'number' ? grams : 0) / gramsPerKilogram,
        })),
        sourceCn: nameCn,
        sourceEn: nameEn,
        isDemo: series.source === 'demo',
      };
    });
}
