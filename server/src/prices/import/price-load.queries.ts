import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { listSeries } from '../series/series.queries.ts';
import type { FileBenchmark, FileQuote, FileValue } from './price-file.ts';
import { quoteKey } from './quotes.parse.ts';

/** How many of what a file brings are new, differ from what is there, or are there already. */
export interface LoadCounts {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

/** Takes the invented series of a species and market out: they make room for real ones and are never mixed with them. */
export async function deleteDemoSeries(db: Db, species: string, market: string): Promise<void> {
  await db
    .deleteFrom('price_series')
    .where('species', '=', species)
    .where('market_type', '=', market)
    .where('is_demo', '=', true)
    .execute();
}

/** The numbers of the series there are, by what they are of. */
export async function findSeriesIds(db: Db): Promise<Map<string, number>> {
  return new Map((await listSeries(db)).map((series) => [quoteKey(series), series.id]));
}

export type SeriesQuote = FileQuote & { readonly series_id: number };

interface Loading {
  readonly now: Date;
  readonly userId: number | null;
  readonly reason: string;
}

function figuresOf(alias: string) {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`jsonb_build_object('Low', ${of('low')}, 'High', ${of('high')}, 'Mainstream', ${of('mainstream')},
    'Count', ${of('heard')}, 'Basis', ${of('basis')}, 'Provisional', ${of('is_provisional')}, 'GroupSize', ${of('group_size')})`;
}

/** Puts quotes in as published; what stood in published ones that differ is kept as corrected. */
export async function loadQuotes(
  db: Db,
  quotes: readonly SeriesQuote[],
  { now, userId, reason }: Loading,
): Promise<LoadCounts> {
  const column = <Value>(read: (quote: SeriesQuote) => Value) => quotes.map(read);
  await sql`
    create temporary table given_quote on commit drop as
    select * from unnest(${column((one) => one.series_id)}::int[], ${column((one) => one.day)}::date[],
      ${column((one) => one.low)}::numeric[], ${column((one) => one.high)}::numeric[],
      ${column((one) => one.mainstream)}::numeric[], ${column((one) => one.heard)}::smallint[],
      ${column((one) => one.group_size)}::smallint[], ${column((one) => one.basis)}::text[],
      ${column((one) => one.is_provisional)}::boolean[])
      as given (series_id, day, low, high, mainstream, heard, group_size, basis, is_provisional)`.execute(db);
  const differs = sql`(kept.low, kept.high, kept.mainstream, kept.heard, kept.group_size, kept.basis, kept.is_provisional)
    is distinct from (given.low, given.high, given.mainstream, given.heard, given.group_size, given.basis, given.is_provisional)`;
  await sql`
    insert into price_quote_correction (series_id, day, at, corrected_by, reason, before, after)
    select kept.series_id, kept.day, ${now}, ${userId}, ${reason}, ${figuresOf('kept')}, ${figuresOf('given')}
    from price_quote kept join given_quote given using (series_id, day)
    where kept.state = 'published' and ${differs}`.execute(db);
  const { rows: changed } = await sql`
    update price_quote kept set low = given.low, high = given.high, mainstream = given.mainstream, heard = given.heard,
      group_size = given.group_size, basis = given.basis, is_provisional = given.is_provisional,
      is_corrected = kept.is_corrected or kept.state = 'published', state = 'published', revision = kept.revision + 1,
      source = 'file', saved_by = ${userId}, saved_at = ${now}, published_at = ${now}
    from given_quote given
    where given.series_id = kept.series_id and given.day = kept.day and (kept.state = 'draft' or ${differs})
    returning kept.series_id`.execute(db);
  const { rows: added } = await sql`
    insert into price_quote (series_id, day, low, high, mainstream, heard, group_size, basis, is_provisional, state, source,
      saved_by, saved_at, published_at)
    select series_id, day, low, high, mainstream, heard, group_size, basis, is_provisional, 'published', 'file', ${userId}, ${now}, ${now}
    from given_quote on conflict do nothing returning series_id`.execute(db);
  await sql`drop table given_quote`.execute(db);
  return { added: added.length, changed: changed.length, same: quotes.length - added.length - changed.length };
}

/** Puts prices of others in. */
export async function loadBenchmarks(
  db: Db,
  benchmarks: readonly FileBenchmark[],
  values: readonly FileValue[],
): Promise<LoadCounts> {
  for (const benchmark of benchmarks) {
    await db
      .insertInto('price_benchmark')
      .values(benchmark)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(benchmark))
      .execute();
  }
  const column = <Value>(read: (value: FileValue) => Value) => values.map(read);
  const { rows } = await sql<{ is_new: boolean }>`
    insert into price_benchmark_value as kept (code, day, value, open, high, low, volume)
    select * from unnest(${column((one) => one.code)}::text[], ${column((one) => one.day)}::date[],
      ${column((one) => one.value)}::numeric[], ${column((one) => one.open)}::numeric[], ${column((one) => one.high)}::numeric[],
      ${column((one) => one.low)}::numeric[], ${column((one) => one.volume)}::bigint[])
    on conflict (code, day) do update set value = excluded.value, open = excluded.open, high = excluded.high,
      low = excluded.low, volume = excluded.volume
      where (kept.value, kept.open, kept.high, kept.low, kept.volume)
        is distinct from (excluded.value, excluded.open, excluded.high, excluded.low, excluded.volume)
    returning xmax = 0 as is_new`.execute(db);
  const added = rows.filter(({ is_new: isNew }) => isNew).length;
  return { added, changed: rows.length - added, same: values.length - rows.length };
}
