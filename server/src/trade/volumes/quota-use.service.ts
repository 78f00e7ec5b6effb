import { addMonths } from '@btc/contract/trade/period.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { textOf } from '../facts/duckdb.ts';
import { listSeries } from '../series.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { type Asked, conditionOf, factTable, periodsIn } from '../view/figures/fact-conditions.ts';
import { monthsOf } from '../view/years/year-comparison.service.ts';

/** The safeguard counts beef alone, as shipped. */
const goods = { groups: ['beef'], storages: [] } as const;
const gramsPerTonne = 1_000_000;

/** The months of a year that customs have told the origins of by a day: those of a month are out by the 20th of the next, January's with February's. */
function monthsToldBy(year: number, day: string): readonly string[] {
  return monthsOf(year).filter((month) => {
    const release = month.endsWith('-01') ? addMonths(month, 2) : addMonths(month, 1);
    return `${release}-20` <= day;
  });
}

/** How much beef each origin had sent in a year, as far as customs had told by a day; null where nothing was known. */
export function quotaUseService({ facts }: Pick<TradeDeps, 'facts'>) {
  return ({ year, day }: { readonly year: number; readonly day: string }) =>
    facts.use(null, async (snapshot) => {
      const told = monthsToldBy(year, day);
      const series = listSeries(snapshot, { ...goods, dimensions: [] }).find(
        ({ grain, units }) => grain === 'month' && units.includes(`${year}-01`),
      );
      const gap = told.findIndex((month) => series?.units.includes(month) !== true);
      const months = gap === -1 ? told : told.slice(0, gap);
      const last = months.at(-1);
      if (series === undefined || last === undefined) return null;
      const asked: Asked = { source: series.source, grain: series.grain, goods, filters: {} };
      const table = factTable(['origin'], asked);
      const rows = await snapshot.read(`select origin::varchar, ${table.sums[0]} as g from ${table.name}
        where ${conditionOf(asked)} and ${periodsIn(months)} group by all having g > 0`);
      const { nameCn, nameEn } = factSourceNames[series.source];
      return {
        month: last,
        tonnes: rows.map(([origin = null, grams]) => ({
          origin: textOf(origin),
          tonnes: (typeof grams === 'number' ? grams : 0) / gramsPerTonne,
        })),
        sourceCn: nameCn,
        sourceEn: nameEn,
      };
    });
}
