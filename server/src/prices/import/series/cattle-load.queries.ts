import { sql } from 'kysely';
import { findLiveCattle, liveCattleSeries } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import type { Db } from '#platform/db/db.ts';
import { lockPrices } from '../../live-cattle/live-cattle.queries.ts';
import type { FileCattle } from '../price-file.ts';
import type { Difference, LoadCounts } from '../price-load.queries.ts';
import { shownDifferences } from '../price-load.queries.ts';

export interface CattleCounts extends LoadCounts {
  /** Demonstration prices that were removed. */
  readonly gone: number;
}

interface Loading {
  readonly now: Date;
  readonly publishedOn: string;
}

/** Maximum age of a carried rate in days, enough for the longest holidays. */
const rateDays = 10;

/** Writes live cattle prices in place of demonstration ones. A missing rate is the desk's last one within ten days. */
export async function loadCattle(
  db: Db,
  prices: readonly FileCattle[],
  { now, publishedOn }: Loading,
): Promise<CattleCounts> {
  await lockPrices(db);
  const codes = [...new Set(prices.map(({ series }) => series))];
  const gone = await takeOutDemoPrices(db, codes);
  const column = <Value>(read: (price: FileCattle) => Value) => prices.map(read);
  await sql`
    create temporary table given_cattle on commit drop as
    select given.series, given.day, given.local_price, given.usd_per_unit, given.source,
      kept.series is not null as is_there,
      kept.series is null or (kept.local_price, kept.source) is distinct from (given.local_price, given.source)
        or (given.usd_per_unit is not null and kept.usd_per_unit is distinct from given.usd_per_unit) as differs,
      coalesce(kept.published_on, (kept.entered_at at time zone 'Asia/Shanghai')::date) as stood_on,
      kept.published_since as stood_since
    from unnest(${column((one) => one.series)}::text[], ${column((one) => one.day)}::date[],
      ${column((one) => one.price)}::numeric(14, 4)[],
      ${column((one) => toRate(one))}::numeric(18, 8)[], ${column((one) => one.source)}::text[])
      as given (series, day, local_price, usd_per_unit, source)
    left join live_cattle_price kept using (series, day)`.execute(db);
  await fillRates(db);
  const { rows: differences } = await sql<Difference & { series_code: string }>`
    select given.series as series_code, null as series, null as names, given.day::text as day,
      case when is_there then json_build_array(kept.local_price) end as before, json_build_array(given.local_price) as after,
      case when is_there and stood_on > ${publishedOn}::date then stood_on::text end as "newerOn"
    from given_cattle given left join live_cattle_price kept using (series, day)
    where differs order by "newerOn" nulls last, given.day desc, given.series limit ${shownDifferences}`.execute(db);
  const { rows: counts } = await sql<{ added: number; changed: number; newer: number }>`
    select count(*) filter (where not is_there)::int as added, count(*) filter (where is_there and differs)::int as changed,
      count(*) filter (where is_there and differs and stood_on > ${publishedOn}::date)::int as newer
    from given_cattle`.execute(db);
  const { added = 0, changed = 0, newer = 0 } = counts[0] ?? {};
  await sql`
    with loaded as (
      insert into live_cattle_price
        (series, day, local_price, usd_per_unit, source, is_demo, entered_at, published_on, published_since)
      select series, day, local_price, usd_per_unit, source, false, ${now},
        case when differs then ${publishedOn}::date else greatest(stood_on, ${publishedOn}::date) end,
        case when differs then ${publishedOn}::date else least(stood_since, ${publishedOn}::date) end
      from given_cattle where differs or stood_on < ${publishedOn}::date or stood_since > ${publishedOn}::date
      on conflict (series, day) do update set local_price = excluded.local_price,
        usd_per_unit = coalesce(excluded.usd_per_unit, live_cattle_price.usd_per_unit), source = excluded.source,
        is_demo = false, entered_at = excluded.entered_at, published_on = excluded.published_on,
        published_since = excluded.published_since, revision = live_cattle_price.revision + 1
      returning *)
    insert into load_undo (kind, before, after)
    select 'cattle', case when kept.series is not null then to_jsonb(kept) end, to_jsonb(loaded)
    from loaded left join live_cattle_price kept using (series, day)`.execute(db);
  await sql`drop table given_cattle`.execute(db);
  return {
    added,
    changed,
    newer,
    gone,
    same: prices.length - added - changed,
    differences: differences.map(({ series_code: code, ...difference }) => ({ ...difference, names: listNames(code) })),
  };
}

function toRate({ series, usdPerUnit }: FileCattle): number | null {
  return findLiveCattle(series)?.currency === 'USD' ? 1 : usdPerUnit;
}

function listNames(code: string) {
  const series = findLiveCattle(code);
  return { cn: series?.nameCn ?? code, en: series === undefined ? code : `${series.regionEn}: ${series.nameEn}` };
}

async function takeOutDemoPrices(db: Db, codes: readonly string[]): Promise<number> {
  const demo = sql`is_demo and series = any(${codes}::text[])`;
  const { numAffectedRows } = await sql`insert into load_undo (kind, before)
    select 'cattle', to_jsonb(c) from live_cattle_price c where ${demo}`.execute(db);
  await sql`delete from live_cattle_price where ${demo}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function fillRates(db: Db): Promise<void> {
  const inCurrency = liveCattleSeries.map(({ code, currency }) => ({ code, currency }));
  await sql`
    with known as (
      select currency, day, usd_per_unit from live_cattle_price
        join unnest(${inCurrency.map(({ code }) => code)}::text[], ${inCurrency.map(({ currency }) => currency)}::text[])
          as listed (series, currency) using (series)
      where not is_demo and usd_per_unit is not null
      union all select 'CNY', day, 1 / cny_per_unit from price_rate where currency = 'USD' and not is_demo)
    update given_cattle given set usd_per_unit = (
      select round(known.usd_per_unit, 8) from known
        join unnest(${inCurrency.map(({ code }) => code)}::text[], ${inCurrency.map(({ currency }) => currency)}::text[])
          as listed (series, currency) on listed.series = given.series and listed.currency = known.currency
      where known.day between given.day - ${rateDays}::int and given.day
      order by known.day desc limit 1)
    where usd_per_unit is null and (not is_there or differs)`.execute(db);
}

export async function isCattleChangedSince(db: Db, runId: number): Promise<boolean> {
  const { rows } = await sql<{ is_changed: boolean }>`
    select exists (
      select from price_import_undo kept
      where kept.run_id = ${runId} and kept.kind = 'cattle' and kept.after is not null and not exists (
        select from live_cattle_price c where c.series = kept.after->>'series' and c.day = (kept.after->>'day')::date
          and c.local_price = (kept.after->>'local_price')::numeric and c.source = kept.after->>'source'
          and c.usd_per_unit is not distinct from (kept.after->>'usd_per_unit')::numeric)
    ) as is_changed`.execute(db);
  return rows[0]?.is_changed === true;
}

/** Restores live cattle prices, demonstration ones included. */
export async function restoreCattle(db: Db, runId: number): Promise<void> {
  const kept = sql`price_import_undo kept where kept.run_id = ${runId} and kept.kind = 'cattle'`;
  await sql`
    delete from live_cattle_price c using price_import_undo kept
    where kept.run_id = ${runId} and kept.kind = 'cattle' and c.series = kept.after->>'series'
      and c.day = (kept.after->>'day')::date`.execute(db);
  await sql`
    insert into live_cattle_price
    select (jsonb_populate_record(null::live_cattle_price, kept.before ||
      jsonb_build_object('revision', coalesce((kept.after->>'revision')::int, 1) + 1))).*
    from ${kept} and kept.before is not null`.execute(db);
}
