import { toInteger, formatText } from '../../facts/duckdb.ts';
import type { DuckRow } from '../../facts/duckdb.ts';
import { formatPeriodText } from '../../facts/vintage.ts';
import type { Staging } from './staging.ts';

/** Exact sums in grams and cents; null where none is published. */
export interface ExactSums {
  readonly grams: number | null;
  readonly usdCents: number | null;
  readonly cnyCents: number | null;
}

export interface BeforeAfter {
  readonly before: ExactSums;
  readonly after: ExactSums;
}

export interface PeriodBreakdown extends BeforeAfter {
  /** `YYYY-MM` or a year. */
  readonly period: string;
}

export interface OriginBreakdown extends BeforeAfter {
  readonly origin: string;
}

export interface CellBreakdown extends PeriodBreakdown, OriginBreakdown {}

export interface Breakdown {
  readonly periods: readonly PeriodBreakdown[];
  readonly origins: readonly OriginBreakdown[];
  /** Changed periods and origins, largest difference first. */
  readonly cells: readonly CellBreakdown[];
  /** Number of all changed cells. */
  readonly cellCount: number;
}

const maxCells = 500;

const sums = ['b', 'a']
  .flatMap((side) =>
    ['g', 'usd_cents', 'cny_cents'].map((column) => `sum(${side}_${column})::bigint as ${side}_${column}`),
  )
  .join(', ');

export async function findBreakdown({ connection }: Staging): Promise<Breakdown> {
  const read = async (text: string): Promise<readonly DuckRow[]> => (await connection.runAndReadAll(text)).getRows();
  const periods = await read(`select period, ${sums} from compared group by period order by period`);
  const origins = await read(`select origin, ${sums} from compared group by origin
    order by greatest(coalesce(sum(a_g), 0), coalesce(sum(b_g), 0)) desc, origin`);
  const cells = await read(`
    with cells as (select period, origin, ${sums} from compared where differs group by period, origin)
    select count(*) over (), period, origin, b_g, b_usd_cents, b_cny_cents, a_g, a_usd_cents, a_cny_cents from cells
    order by abs(coalesce(a_g, 0) - coalesce(b_g, 0)) desc, abs(coalesce(a_usd_cents, 0) - coalesce(b_usd_cents, 0)) desc,
      period desc, origin
    limit ${maxCells}`);
  return {
    periods: periods.map(([period, ...row]) => ({ period: formatPeriodText(toInteger(period)), ...toPair(row) })),
    origins: origins.map(([origin, ...row]) => ({ origin: formatText(origin), ...toPair(row) })),
    cells: cells.map(([, period, origin, ...row]) => ({
      period: formatPeriodText(toInteger(period)),
      origin: formatText(origin),
      ...toPair(row),
    })),
    cellCount: toInteger(cells[0]?.[0] ?? 0),
  };
}

function toPair(row: DuckRow): BeforeAfter {
  return { before: toSums(row.slice(0, 3)), after: toSums(row.slice(3, 6)) };
}

function toSums([grams = null, usdCents = null, cnyCents = null]: DuckRow): ExactSums {
  return { grams: toNumber(grams), usdCents: toNumber(usdCents), cnyCents: toNumber(cnyCents) };
}

function toNumber(value: DuckRow[number]): number | null {
  return value === null ? null : toInteger(value);
}
