import { toInteger, formatText } from '../../facts/duckdb.ts';
import type { DuckRow } from '../../facts/duckdb.ts';
import type { Staging } from './staging.ts';

/** A figure of a period, origin and tariff code that was published and is another now; grams and cents, null: not published. */
export interface RevisedFigure {
  /** yyyymm, or yyyy00. */
  readonly period: number;
  readonly origin: string;
  readonly hs: string;
  readonly before_g: number | null;
  readonly after_g: number | null;
  readonly before_usd_cents: number | null;
  readonly after_usd_cents: number | null;
  readonly before_cny_cents: number | null;
  readonly after_cny_cents: number | null;
}

const measures = ['g', 'usd_cents', 'cny_cents'] as const;

/** Lists the figures that an import revises, by what `findChanges` has compared. A currency that is added revises nothing. */
export async function findRevisedFigures({ connection }: Staging): Promise<readonly RevisedFigure[]> {
  const differs = measures.map((one) => `(b_${one} is not null and b_${one} is distinct from a_${one})`);
  const rows = await connection.runAndReadAll(`
    select period, origin, hs, ${measures.flatMap((one) => [`b_${one}`, `a_${one}`]).join(', ')} from compared
    where was and (${differs.join(' or ')}) order by period, origin, hs`);
  return rows.getRows().map(([period, origin, hs, beforeG, afterG, beforeUsd, afterUsd, beforeCny, afterCny]) => ({
    period: toInteger(period),
    origin: formatText(origin),
    hs: formatText(hs),
    before_g: toNumber(beforeG),
    after_g: toNumber(afterG),
    before_usd_cents: toNumber(beforeUsd),
    after_usd_cents: toNumber(afterUsd),
    before_cny_cents: toNumber(beforeCny),
    after_cny_cents: toNumber(afterCny),
  }));
}

function toNumber(value: DuckRow[number] | undefined): number | null {
  return value === null || value === undefined ? null : toInteger(value);
}
