import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface TaskRow {
  readonly task: string;
  readonly meat: string | null;
  readonly market: string | null;
  readonly done: number;
  readonly drafts: number;
  /** Null where there is no target. */
  readonly of: number | null;
  readonly day: string | null;
  readonly report_id: number | null;
}

/** Progress of each task between two days; `cattle` is the number of live cattle prices. */
export async function listWeekTasks(db: Db, { from, to, cattle }: { from: string; to: string; cattle: number }) {
  const within = sql`between ${from}::date and ${to}::date`;
  const { rows } = await sql<TaskRow>`
    with line as (
      select s.id, s.meat, s.market_type as market, bool_or(q.state = 'published') as is_published,
        count(q.day) > 0 as is_saved, max(q.day) as day
      from price_series s left join price_quote q on q.series_id = s.id and q.day ${within}
      where s.is_active group by s.id)
    select 'quotes' as task, meat, market, count(*) filter (where is_published)::int as done,
      count(*) filter (where is_saved and not is_published)::int as drafts, count(*)::int as of, max(day)::text as day, null::int as report_id
    from line group by meat, market
    union all
    select 'cattle', null, null, count(distinct series) filter (where is_published)::int,
      count(distinct series) filter (where not is_published)::int, ${cattle}::int, max(day)::text, null
    from (select series, day, true as is_published from live_cattle_price
      union all select series, day, false from live_cattle_draft) as price where day ${within}
    union all
    select 'rates', null, null, count(distinct currency) filter (where day ${within})::int, 0, count(distinct currency)::int,
      max(day) filter (where day ${within})::text, null
    from price_rate
    union all
    select 'survey', null, null, count(*)::int, 0, null, max((opens_at at time zone 'Asia/Shanghai')::date)::text, null
    from survey_item where (opens_at at time zone 'Asia/Shanghai')::date ${within}
    union all
    select 'report', null, null, count(*) filter (where state = 'published')::int, count(*) filter (where state <> 'published')::int, 1,
      max(week_end)::text, max(id)
    from weekly_report where week_start ${within}`.execute(db);
  return rows;
}
