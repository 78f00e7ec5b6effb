import { sql } from 'kysely';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

/** Counts per day, days without any included. */
export async function listDays(db: Db, from: string, until: string) {
  const { rows } = await sql<{
    day: string;
    pages: number;
    articles: number;
    searches: number;
    empty: number;
  }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.pages, 0)::float8 as pages, coalesce(r.reads, 0)::float8 as articles,
      coalesce(c.searches, 0)::float8 as searches, coalesce(c.empty, 0)::float8 as empty
    from generate_series(${from}::date, ${until}::date, interval '1 day') as d (day)
      left join (
        select day, sum(amount) filter (where counter = 'pages') as pages,
          sum(amount) filter (where counter = 'searches') as searches,
          sum(amount) filter (where counter = 'emptySearches') as empty
        from daily_count where day between ${from}::date and ${until}::date group by day) c on c.day = d.day::date
      left join (
        select day, sum(reads) as reads from news_read_day where day between ${from}::date and ${until}::date group by day) r
        on r.day = d.day::date
    order by d.day`.execute(db);
  return rows;
}

export async function listMostRead(db: Db, from: string) {
  const { rows } = await sql<{ id: number; cn: string | null; en: string | null; reads: number; demo: boolean }>`
    select a.id, cn.title as cn, en.title as en, counted.reads::float8 as reads, a.is_demo as demo
    from (select article_id, sum(reads) as reads from news_read_day where day >= ${from}::date group by article_id) counted
      join news_article a on a.id = counted.article_id
      left join news_article_text cn on cn.article_id = a.id and cn.edition = 'cn'
      left join news_article_text en on en.article_id = a.id and en.edition = 'en'
    order by counted.reads desc, a.id desc
    limit 10`.execute(db);
  return rows;
}

/** The dozen most searched words, and the dozen that most often found nothing. */
export async function listTerms(db: Db, from: string) {
  const { rows } = await sql<{ words: string; room: string; searches: number; empty: number }>`
    with counted as (
      select room, words, sum(searches)::float8 as searches, sum(empty)::float8 as empty
      from search_term_day where day >= ${from}::date group by room, words),
    chosen as (
      (select * from counted order by searches desc, words limit 12)
      union
      (select * from counted where empty > 0 order by empty desc, words limit 12))
    select * from chosen order by searches desc, words`.execute(db);
  return rows;
}

export async function listPageAreas(db: Db, from: string) {
  const { rows } = await sql<{ subject: string; amount: number }>`
    select subject, sum(amount)::float8 as amount from daily_count
    where counter = 'pages' and day >= ${from}::date group by subject`.execute(db);
  return rows;
}

export async function readFirstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(day), 'YYYY-MM-DD') as day from daily_count`.execute(db);
  return rows[0]?.day ?? null;
}

/** Per source, the last file tried and the last file loaded. */
export async function listSources(db: Db) {
  const { rows } = await sql<{
    kind: string;
    source: string;
    tried_at: Date;
    outcome: string;
    file_name: string;
    loaded_at: Date | null;
    until: string | null;
  }>`
    with runs as (
      select 'trade' as kind, format as source, started_at as at, outcome, input_name as file_name, outcome = 'loaded' as loaded
      from trade_import_run
      union all
      select 'prices', form, at, outcome, file_name, outcome = 'loaded' from price_import_run
      union all
      select 'plants', form, coalesce(decided_at, uploaded_at), state, file_name, state = 'committed' from plant_list_import),
    reach as (
      select 'trade' as kind, case source when 'customs' then 'customs-query' when 'customsPlaces' then 'customs-places' else source end as source,
        max(period_to / 100 || '-' || lpad((period_to % 100)::text, 2, '0')) filter (where grain = 'month') as until
      from trade_vintage group by source
      union all
      select 'prices', form, to_char(max(to_day), 'YYYY-MM-DD') from price_import_run where outcome = 'loaded' group by form
      union all
      select 'plants', form, to_char(max(listed_on), 'YYYY-MM-DD') from plant_list_import where state = 'committed' group by form)
    select distinct on (runs.kind, runs.source) runs.kind, runs.source, runs.at as tried_at, runs.outcome, runs.file_name,
      max(runs.at) filter (where runs.loaded) over (partition by runs.kind, runs.source) as loaded_at, reach.until
    from runs left join reach on reach.kind = runs.kind and reach.source = runs.source
    order by runs.kind, runs.source, runs.at desc`.execute(db);
  return rows;
}

export interface ImportRow {
  readonly kind: string;
  readonly id: number;
  readonly source: string;
  readonly at: Date;
  readonly outcome: string;
  readonly file_name: string;
  readonly by_name: string | null;
}

const imports = sql`(
  select 'trade' as kind, id, format as source, started_at as at, outcome, input_name as file_name, nullif(actor, '') as by_name
  from trade_import_run
  union all
  select 'prices', r.id, form, at, outcome, file_name, a.login_user_name
  from price_import_run r left join account a on a.id = r.actor_id
  union all
  select 'plants', id, form, coalesce(decided_at, uploaded_at), state, file_name, coalesce(decided_name, uploaded_name)
  from plant_list_import) as run`;

export async function listImports(db: Db, kind: string | undefined, { limit, offset }: Slice) {
  const { rows } = await sql<ImportRow>`
    select * from ${imports} where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
    order by at desc, kind, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countImports(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ kind: string; found: number }>`
    select kind, count(*)::int as found from ${imports} group by kind`.execute(db);
  return new Map(rows.map(({ kind, found }) => [kind, found]));
}
