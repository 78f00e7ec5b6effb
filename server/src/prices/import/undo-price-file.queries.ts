import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

function selectStored(runId: number, kind: string): RawBuilder<unknown> {
  return sql`(select before, after from price_import_undo where run_id = ${runId} and kind = ${kind}) as kept`;
}

/** Locks the tables that the undo changes until the transaction ends. */
export async function lockQuoteTables(db: Db): Promise<void> {
  await sql`lock table price_series, price_quote, price_benchmark_value, live_cattle_price in share row exclusive mode`.execute(
    db,
  );
}

/** True where a loaded figure has changed since, or a new series has other quotes. */
export async function isChangedSince(db: Db, runId: number): Promise<boolean> {
  const { rows } = await sql<{ is_changed: boolean }>`
    select exists (
      select from ${selectStored(runId, 'quote')}
      where after is not null and not exists (
        select from price_quote q where q.series_id = (after->>'series_id')::int and q.day = (after->>'day')::date
          and q.revision = (after->>'revision')::int and q.state = 'published')
    ) or exists (
      select from ${selectStored(runId, 'series')} join price_quote q on q.series_id = (after->>'id')::int
      where not exists (
        select from price_import_undo quote where quote.run_id = ${runId} and quote.kind = 'quote'
          and (quote.after->>'series_id')::int = q.series_id and (quote.after->>'day')::date = q.day)
    ) or exists (
      select from ${selectStored(runId, 'value')}
      where not exists (
        select from price_benchmark_value v where to_jsonb(v) - 'published_on' - 'published_since' = after - 'published_on' - 'published_since')
    ) as is_changed`.execute(db);
  return rows[0]?.is_changed === true;
}

export async function listRunMarkets(
  db: Db,
  runId: number,
): Promise<readonly { readonly meat: string; readonly market: string }[]> {
  const { rows } = await sql<{ meat: string; market: string }>`
    select distinct s.meat, s.market_type as market
    from ${selectStored(runId, 'quote')} join price_series s on s.id = (after->>'series_id')::int`.execute(db);
  return rows;
}

const figures = sql`jsonb_build_object('Low', q.low, 'High', q.high, 'Mainstream', q.mainstream, 'QuoteCount', q.quote_count,
  'Basis', q.basis, 'Provisional', q.is_provisional, 'GroupSize', q.group_size)`;
const figuresBefore = sql`jsonb_build_object('Low', was.low, 'High', was.high, 'Mainstream', was.mainstream, 'QuoteCount', was.quote_count,
  'Basis', was.basis, 'Provisional', was.is_provisional, 'GroupSize', was.group_size)`;

export interface Undoing {
  readonly runId: number;
  readonly now: Date;
  readonly userId: number;
  readonly reason: string;
}

/** Restores quotes; published figures that are replaced stay readable as corrections. */
export async function restoreQuotes(db: Db, { runId, now, userId, reason }: Undoing): Promise<void> {
  await sql`
    insert into price_quote_correction (series_id, day, at, corrected_by, reason, before, after)
    select q.series_id, q.day, ${now}, ${userId}, ${reason}, ${figures},
      case when was.state = 'published' then ${figuresBefore} end
    from ${selectStored(runId, 'quote')}
    join price_quote q on q.series_id = (after->>'series_id')::int and q.day = (after->>'day')::date
    left join lateral jsonb_populate_record(null::price_quote, before) as was on true
    where after is not null`.execute(db);
  await sql`
    update price_quote q set low = was.low, high = was.high, mainstream = was.mainstream, quote_count = was.quote_count,
      group_size = was.group_size, basis = was.basis, is_provisional = was.is_provisional, state = was.state,
      is_corrected = was.is_corrected or was.state = 'published', source = was.source, is_demo = was.is_demo,
      saved_by = ${userId}, saved_at = ${now}, published_at = was.published_at, revision = q.revision + 1
    from ${selectStored(runId, 'quote')} cross join lateral jsonb_populate_record(null::price_quote, before) as was
    where before is not null and after is not null and q.series_id = was.series_id and q.day = was.day`.execute(db);
  await sql`
    delete from price_quote q using ${selectStored(runId, 'quote')}
    where before is null and q.series_id = (after->>'series_id')::int and q.day = (after->>'day')::date`.execute(db);
}

/** Removes the series that the load added and restores the removed demonstration ones with their quotes. */
export async function restoreSeries(db: Db, runId: number): Promise<void> {
  await sql`delete from price_series where id in (select (after->>'id')::int from ${selectStored(runId, 'series')} where before is null)`.execute(
    db,
  );
  await sql`
    insert into price_series overriding system value
    select was.* from ${selectStored(runId, 'series')} cross join lateral jsonb_populate_record(null::price_series, before) as was
    where after is null`.execute(db);
  // Whoever saved it may have gone since.
  const stillThere = (column: string) => sql`(before || jsonb_build_object(${column}::text,
    (select id from account where id = (before->>${column}::text)::int)))`;
  await sql`
    insert into price_quote
    select was.* from ${selectStored(runId, 'quote')}
      cross join lateral jsonb_populate_record(null::price_quote, ${stillThere('saved_by')}) as was
    where after is null`.execute(db);
  await sql`
    insert into price_quote_correction overriding system value
    select was.* from ${selectStored(runId, 'correction')}
      cross join lateral jsonb_populate_record(null::price_quote_correction, ${stillThere('corrected_by')}) as was`.execute(
    db,
  );
}

export async function restoreBenchmarks(db: Db, runId: number): Promise<void> {
  await sql`
    delete from price_benchmark_value v using ${selectStored(runId, 'value')}
    where before is null and v.code = after->>'code' and v.day = (after->>'day')::date`.execute(db);
  await sql`
    update price_benchmark_value v set value = was.value, open = was.open, high = was.high, low = was.low,
      volume = was.volume, published_on = was.published_on, published_since = was.published_since
    from ${selectStored(runId, 'value')} cross join lateral jsonb_populate_record(null::price_benchmark_value, before) as was
    where before is not null and v.code = was.code and v.day = was.day`.execute(db);
  await sql`
    update price_benchmark b set name_cn = was.name_cn, name_en = was.name_en, unit = was.unit, frequency = was.frequency,
      source_cn = was.source_cn, source_en = was.source_en, sort_key = was.sort_key
    from ${selectStored(runId, 'benchmark')} cross join lateral jsonb_populate_record(null::price_benchmark, before) as was
    where before is not null and b.code = was.code`.execute(db);
  await sql`
    delete from price_benchmark b using ${selectStored(runId, 'benchmark')}
    where before is null and b.code = after->>'code'
      and not exists (select from price_benchmark_value v where v.code = b.code)`.execute(db);
}

/** Deletes the undo rows of a run and its record of replaced published figures. */
export async function deleteUndoRows(db: Db, runId: number): Promise<void> {
  await db.deleteFrom('price_figure_before').where('run_id', '=', runId).execute();
  await db.deleteFrom('price_import_undo').where('run_id', '=', runId).execute();
}
