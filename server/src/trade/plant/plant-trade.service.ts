import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { toInteger, formatText } from '../facts/duckdb.ts';
import type { FactsSnapshot } from '../facts/facts-store.ts';
import { periodText } from '../facts/vintage.ts';
import { listSeries } from '../series.ts';
import type { Series } from '../series.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { type Asked, toSqlCondition, factTable, periodsIn } from '../view/figures/fact-conditions.ts';

/** A plant whose trade is asked for, by the code that facts call it. */
export interface PlantTradeQuestion {
  readonly code: string;
  readonly meat: 'beef' | 'pork';
  /** How many of the latest published months. */
  readonly months: number;
}

const groups = { beef: ['beef', 'beef_offal'], pork: ['pork', 'pork_offal'] } as const;
const gramsPerKilogram = 1_000;
const maxCuts = 8;

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

async function listPlantMonths(snapshot: FactsSnapshot, asked: Asked, units: readonly string[]) {
  const table = factTable(['plant'], asked);
  const [grams, cents] = table.sums;
  const rows = await snapshot.read(
    `select period, ${grams}, ${cents} from ${table.name} where ${toSqlCondition(asked)} and ${periodsIn(units)} group by period`,
  );
  const found = new Map(rows.map((row) => [periodText(toInteger(row[0])), row]));
  return units.map((month) => {
    const row = found.get(month);
    // A published month without the plant is a month in which it shipped nothing.
    if (row === undefined) return { month, kilograms: 0, usd: 0 };
    const [grms, usdCents] = [numberOrNull(row[1]), numberOrNull(row[2])];
    return {
      month,
      kilograms: grms === null ? null : grms / gramsPerKilogram,
      usd: usdCents === null ? null : usdCents / 100,
    };
  });
}

async function listPlantCuts(snapshot: FactsSnapshot, asked: Asked, units: readonly string[]) {
  const table = factTable(['plant', 'cut'], asked);
  const rows = await snapshot.read(`select cut::varchar, ${table.sums[0]} as g from ${table.name}
    where ${toSqlCondition(asked)} and ${periodsIn(units)} and cut is not null group by cut order by g desc limit ${maxCuts}`);
  return rows.map((row) => ({ code: formatText(row[0]), kilograms: (numberOrNull(row[1]) ?? 0) / gramsPerKilogram }));
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

/** The latest months of a plant and its main cuts, from the best source that tells plants apart; null where there is none. */
export function plantTradeService({ facts }: Pick<TradeDeps, 'facts'>) {
  return ({ code, meat, months }: PlantTradeQuestion) =>
    facts.use(null, async (snapshot) => {
      const goods = { groups: [...groups[meat]], storages: [] };
      const [series] = listSeries(snapshot, { ...goods, origins: [], dimensions: ['plant'] }).filter(
        ({ grain }) => grain === 'month',
      );
      if (series === undefined) return null;
      const asked: Asked = { source: series.source, grain: series.grain, goods, filters: { plants: [code] } };
      const units = series.units.slice(-months);
      const [byMonth, cuts] = await Promise.all([
        listPlantMonths(snapshot, asked, units),
        listPlantCuts(snapshot, asked, units),
      ]);
      return { months: byMonth, cuts, ...presentSource(series) };
    });
}
