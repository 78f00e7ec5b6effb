import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import type { Names } from '../series/price-names.ts';
import { listSeries, type SeriesRow } from '../series/series.queries.ts';
import type { FileBenchmark, FileQuote, FileValue } from './price-file.ts';
import { quoteKey } from './quotes.parse.ts';

export interface LoadCounts {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** Changed figures that were published later than the file. */
  readonly newer: number;
  /** New or changed figures: those published later than the file first, then by day; at most 200. */
  readonly differences: readonly Difference[];
}

export interface Difference {
  /** Null for a benchmark, which has its own names. */
  readonly series: Pick<SeriesRow, 'meat' | 'market_type' | 'origin' | 'cut'> | null;
  readonly names: Names | null;
  readonly day: string;
  readonly before: readonly number[] | null;
  readonly after: readonly number[];
  /** Publication day of the existing figure where it is later than the file's; else null. */
  readonly newerOn: string | null;
}

export const shownDifferences = 200;

export async function findSeriesIds(db: Db): Promise<Map<string, number>> {
  return new Map((await listSeries(db)).map((series) => [quoteKey(series), series.id]));
}

export type SeriesQuote = FileQuote & { readonly series_id: number };

interface Loading {
  readonly now: Date;
  readonly userId: number | null;
  readonly reason: string;
}

function toFigures(alias: string) {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`jsonb_build_object('Low', ${of('low')}, 'High', ${of('high')}, 'Mainstream', ${of('mainstream')},
    'QuoteCount', ${of('quote_count')}, 'Basis', ${of('basis')}, 'Provisional', ${of('is_provisional')}, 'GroupSize', ${of('group_size')})`;
}

/** Writes quotes as published; replaced published figures are kept as corrections. */
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
      ${column((one) => one.mainstream)}::numeric[], ${column((one) => one.quote_count)}::smallint[],
      ${column((one) => one.group_size)}::smallint[], ${column((one) => one.basis)}::text[],
      ${column((one) => one.is_provisional)}::boolean[])
      as given (series_id, day, low, high, mainstream, quote_count, group_size, basis, is_provisional)`.execute(db);
  // What the file has no column for stays as it is.
  for (const detail of quotes[0]?.lacks ?? []) {
    await sql`update given_quote given set ${sql.ref(detail)} = ${sql.ref(`kept.${detail}`)} from price_quote kept
      where kept.series_id = given.series_id and kept.day = given.day`.execute(db);
  }
  const differs = sql`(kept.low, kept.high, kept.mainstream, kept.quote_count, kept.group_size, kept.basis, kept.is_provisional)
    is distinct from (given.low, given.high, given.mainstream, given.quote_count, given.group_size, given.basis, given.is_provisional)`;
  const { rows: differences } = await sql<Difference>`
    select json_build_object('meat', s.meat, 'market_type', s.market_type, 'origin', s.origin, 'cut', s.cut) as series,
      null as names, given.day::text as day,
      case when kept.series_id is not null then json_build_array(kept.low, kept.mainstream, kept.high) end as before,
      json_build_array(given.low, given.mainstream, given.high) as after, null as "newerOn"
    from given_quote given join price_series s on s.id = given.series_id
      left join price_quote kept using (series_id, day)
    where kept.series_id is null or kept.state = 'draft' or ${differs}
    order by given.day desc, given.series_id limit ${shownDifferences}`.execute(db);
  await sql`
    insert into load_undo (kind, before, after)
    select 'quote', to_jsonb(kept), jsonb_build_object('series_id', series_id, 'day', day, 'revision', kept.revision + 1)
    from price_quote kept join given_quote given using (series_id, day) where kept.state = 'draft' or ${differs}`.execute(
    db,
  );
  await sql`
    insert into price_quote_correction (series_id, day, at, corrected_by, reason, before, after)
    select kept.series_id, kept.day, ${now}, ${userId}, ${reason}, ${toFigures('kept')}, ${toFigures('given')}
    from price_quote kept join given_quote given using (series_id, day)
    where kept.state = 'published' and ${differs}`.execute(db);
  const { rows: changed } = await sql`
    update price_quote kept set low = given.low, high = given.high, mainstream = given.mainstream, quote_count = given.quote_count,
      group_size = given.group_size, basis = given.basis, is_provisional = given.is_provisional,
      is_corrected = kept.is_corrected or kept.state = 'published', state = 'published', revision = kept.revision + 1,
      source = 'file', saved_by = ${userId}, saved_at = ${now}, published_at = ${now}
    from given_quote given
    where given.series_id = kept.series_id and given.day = kept.day and (kept.state = 'draft' or ${differs})
    returning kept.series_id`.execute(db);
  const { rows: added } = await sql`
    with added as (insert into price_quote (series_id, day, low, high, mainstream, quote_count, group_size, basis, is_provisional, state, source,
      saved_by, saved_at, published_at)
    select series_id, day, low, high, mainstream, quote_count, group_size, basis, is_provisional, 'published', 'file', ${userId}, ${now}, ${now}
    from given_quote on conflict do nothing returning series_id, day, revision)
    insert into load_undo (kind, after) select 'quote', to_jsonb(added) from added returning kind`.execute(db);
  await sql`drop table given_quote`.execute(db);
  const same = quotes.length - added.length - changed.length;
  return { added: added.length, changed: changed.length, same, newer: 0, differences };
}

export async function countBenchmarks(db: Db, benchmarks: readonly FileBenchmark[]): Promise<number> {
  return (await findBenchmarks(db, benchmarks)).length;
}

async function findBenchmarks(db: Db, benchmarks: readonly FileBenchmark[]) {
  if (benchmarks.length === 0) return [];
  return db
    .selectFrom('price_benchmark')
    .select(['code', 'frequency'])
    .where(
      'code',
      'in',
      benchmarks.map(({ code }) => code),
    )
    .execute();
}

/** Finds series stored with another frequency: daily and weekly prices must not share one line. */
export async function findOtherFrequencies(db: Db, benchmarks: readonly FileBenchmark[]): Promise<readonly Issue[]> {
  const known = await findBenchmarks(db, benchmarks);
  return benchmarks.flatMap(({ code, frequency, name_cn: name }) => {
    const other = known.find((one) => one.code === code && one.frequency !== frequency);
    return other === undefined
      ? []
      : [{ line: 0, ...toIssue('otherFrequency', name, `${other.frequency} : ${frequency}`) }];
  });
}

function figuresIn(alias: string) {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`to_jsonb(array_remove(case when ${of('open')} is null then array[${of('low')}, ${of('value')}, ${of('high')}]
    else array[${of('value')}] end, null))`;
}

async function putBenchmarks(db: Db, benchmarks: readonly FileBenchmark[]): Promise<void> {
  for (const benchmark of benchmarks) {
    await sql`insert into load_undo (kind, before, after)
      select 'benchmark', (select to_jsonb(b) from price_benchmark b where code = ${benchmark.code}),
        jsonb_build_object('code', ${benchmark.code}::text)`.execute(db);
    await db
      .insertInto('price_benchmark')
      .values(benchmark)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(benchmark))
      .execute();
  }
}

async function stageValues(db: Db, values: readonly FileValue[]): Promise<void> {
  const column = <Value>(read: (value: FileValue) => Value) => values.map(read);
  await sql`
    create temporary table given_value on commit drop as
    select given.*, kept.code is not null as is_there, kept.published_on as stood_on, kept.published_since as stood_since,
      kept.code is null or kept.value is distinct from given.value as differs
    from unnest(${column((one) => one.code)}::text[], ${column((one) => one.day)}::date[],
      ${column((one) => one.value)}::numeric(14, 4)[], ${column((one) => one.open)}::numeric(14, 4)[],
      ${column((one) => one.high)}::numeric(14, 4)[], ${column((one) => one.low)}::numeric(14, 4)[],
      ${column((one) => one.volume)}::bigint[]) as given (code, day, value, open, high, low, volume)
      left join price_benchmark_value kept using (code, day)`.execute(db);
  // What a file does not say stays as it is, where it can be of the same trade.
  await sql`
    update given_value given set open = coalesce(given.open, kept.open), high = coalesce(given.high, kept.high),
      low = coalesce(given.low, kept.low), volume = coalesce(given.volume, kept.volume)
    from price_benchmark_value kept
    where kept.code = given.code and kept.day = given.day
      and given.value between coalesce(kept.low, given.value) and coalesce(kept.high, given.value)`.execute(db);
  await sql`
    update given_value given set differs = true from price_benchmark_value kept
    where kept.code = given.code and kept.day = given.day and (kept.open, kept.high, kept.low, kept.volume)
      is distinct from (given.open, given.high, given.low, given.volume)`.execute(db);
}

async function compareStagedValues(db: Db, publishedOn: string): Promise<Omit<LoadCounts, 'same'>> {
  const isNewer = sql`(is_there and differs and stood_on > ${publishedOn}::date)`;
  const { rows: differences } = await sql<Difference>`
    select null as series, json_build_object('cn', b.name_cn, 'en', b.name_en) as names, given.day::text as day,
      case when is_there then ${figuresIn('kept')} end as before, ${figuresIn('given')} as after,
      case when ${isNewer} then stood_on::text end as "newerOn"
    from given_value given join price_benchmark b using (code) left join price_benchmark_value kept using (code, day)
    where differs order by "newerOn" nulls last, given.day desc, given.code limit ${shownDifferences}`.execute(db);
  const { rows: counted } = await sql<{ added: number; changed: number; newer: number }>`
    select count(*) filter (where not is_there)::int as added, count(*) filter (where is_there and differs)::int as changed,
      count(*) filter (where ${isNewer})::int as newer
    from given_value`.execute(db);
  const { added = 0, changed = 0, newer = 0 } = counted[0] ?? {};
  return { added, changed, newer, differences };
}

async function putStagedValues(db: Db, publishedOn: string): Promise<void> {
  await sql`
    with loaded as (
      insert into price_benchmark_value (code, day, value, open, high, low, volume, published_on, published_since)
      select code, day, value, open, high, low, volume,
        case when differs then ${publishedOn}::date else greatest(stood_on, ${publishedOn}::date) end,
        case when differs then ${publishedOn}::date when stood_since is not null then least(stood_since, ${publishedOn}::date) end
      from given_value
      where differs or stood_on is null or stood_on < ${publishedOn}::date or stood_since > ${publishedOn}::date
      on conflict (code, day) do update set value = excluded.value, open = excluded.open, high = excluded.high,
        low = excluded.low, volume = excluded.volume, published_on = excluded.published_on,
        published_since = excluded.published_since
      returning *)
    insert into load_undo (kind, before, after)
    select 'value', case when kept.code is not null then to_jsonb(kept) end, to_jsonb(loaded)
    from loaded left join price_benchmark_value kept using (code, day)`.execute(db);
  await sql`drop table given_value`.execute(db);
}

export async function loadBenchmarks(
  db: Db,
  { benchmarks, values }: { readonly benchmarks: readonly FileBenchmark[]; readonly values: readonly FileValue[] },
  publishedOn: string,
): Promise<LoadCounts> {
  await putBenchmarks(db, benchmarks);
  await stageValues(db, values);
  const found = await compareStagedValues(db, publishedOn);
  await putStagedValues(db, publishedOn);
  return { ...found, same: values.length - found.added - found.changed };
}
