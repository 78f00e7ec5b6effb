import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/*
 * Prices as they had been published on a day: what stands there now, where that had been published by then, and what stood there before it
 * was changed. Sources of rows for `from`; null: as they stand.
 */

/** `price_benchmark_value` as published on a day; null: as it is now. */
export function selectBenchmarkValuesAsOf(day: string | null): RawBuilder<unknown> {
  const since = sql`case (select frequency from price_benchmark b where b.code = stood.code)
    when 'month' then (day + interval '1 month - 1 day')::date else day end`;
  return selectRowsAsOf({ table: 'price_benchmark_value', kind: 'value', code: 'code', since }, day);
}

/** `live_cattle_price` as published on a day; null: as it is now. */
export function selectCattlePricesAsOf(day: string | null): RawBuilder<unknown> {
  return selectRowsAsOf({ table: 'live_cattle_price', kind: 'cattle', code: 'series', since: sql`day` }, day);
}

interface Dated {
  readonly table: string;
  readonly kind: 'value' | 'cattle';
  /** Key column besides `day`. */
  readonly code: string;
  /** Publication day where none is recorded: the last day of the period. */
  readonly since: RawBuilder<unknown>;
}

/** Where an older file replaced newer figures, the rows loaded last count. */
function selectRowsAsOf({ table, kind, code, since }: Dated, day: string | null): RawBuilder<unknown> {
  if (day === null) return sql.table(table);
  const [rows, key] = [sql.table(table), sql`(stood).${sql.ref(code)}`];
  return sql`(select (chosen.stood).* from (
    select distinct on (${key}, (stood).day) stood from (
      select stood, null::integer as nth from ${rows} stood where coalesce(published_since, ${since}) <= ${day}::date
      union all select jsonb_populate_record(null::${rows}, figures), id from price_figure_before
        where kind = ${kind} and ${day}::date >= published_since and ${day}::date < replaced_on
    ) as known (stood, nth)
    order by ${key}, (stood).day, nth desc nulls first) as chosen)`;
}

/** Keeps live cattle prices that the desk is about to replace, except those published today, which count as typing errors. */
export async function storeCattleBefore(
  db: Db,
  { series, day, today }: { readonly series: readonly string[]; readonly day: string; readonly today: string },
): Promise<void> {
  await sql`
    insert into price_figure_before (kind, figures, published_since, replaced_on)
    select 'cattle', to_jsonb(c), coalesce(published_since, day), ${today}::date from live_cattle_price c
    where day = ${day}::date and series = any(${series}::text[]) and not is_demo
      and coalesce(published_since, day) < ${today}::date`.execute(db);
}
