import { trendLength } from '@btc/contract/prices/quote-row.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { ReportWeek } from './report-week.ts';

export interface WeekQuote {
  readonly origin: string;
  readonly cut: string;
  readonly port: string;
  readonly term: string;
  readonly unit: string;
  readonly low: string;
  readonly mainstream: string;
  readonly high: string;
  readonly day: string;
  readonly before: string | null;
  /** The last published mainstream prices up to the week's, oldest first. */
  readonly trend: readonly (string | number)[];
}

/** The last published quote of the week for each beef series of a market, in the order of the price list. */
export async function listWeekQuotes(db: Db, market: 'forward' | 'spot', week: ReportWeek) {
  const { rows } = await sql<WeekQuote>`
    select s.origin, s.cut, s.port, s.term, s.unit, q.low, q.mainstream, q.high, q.day, p.mainstream as before, t.trend
    from price_series as s
    cross join lateral (
      select * from price_quote as one
      where one.series_id = s.id and one.state = 'published' and one.day between ${week.start} and ${week.last}
      order by one.day desc limit 1
    ) as q
    left join lateral (
      select mainstream from price_quote as one
      where one.series_id = s.id and one.state = 'published' and one.day between ${week.beforeStart} and ${week.beforeLast}
      order by one.day desc limit 1
    ) as p on true
    cross join lateral (
      select array_agg(one.mainstream order by one.day) as trend from (
        select day, mainstream from price_quote
        where series_id = s.id and state = 'published' and day <= q.day
        order by day desc limit ${trendLength}
      ) as one
    ) as t
    where s.meat = 'beef' and s.market_type = ${market}
    order by s.sort_key, s.id
    limit 40`.execute(db);
  return rows;
}

export function listWeekIndices(db: Db, week: ReportWeek) {
  return db
    .selectFrom('price_index_point as now')
    .leftJoin('price_index_point as before', (join) =>
      join
        .onRef('before.meat', '=', 'now.meat')
        .onRef('before.kind', '=', 'now.kind')
        .onRef('before.origin', '=', 'now.origin')
        .on('before.week', '=', week.beforeStart),
    )
    .select([
      'now.kind',
      'now.level',
      'now.level_over',
      'now.quoted',
      'now.carried',
      'now.coverage',
      'before.level as before',
    ])
    .where('now.meat', '=', 'beef')
    .where('now.origin', '=', '')
    .where('now.week', '=', week.start)
    .orderBy('now.kind')
    .execute();
}

export function listWeekNews(db: Db, { from, to }: { readonly from: Date; readonly to: Date }) {
  return db
    .selectFrom('news_article as a')
    .innerJoin('news_article_text as cn', (join) =>
      join.onRef('cn.article_id', '=', 'a.id').on('cn.edition', '=', 'cn'),
    )
    .innerJoin('news_article_text as en', (join) =>
      join.onRef('en.article_id', '=', 'a.id').on('en.edition', '=', 'en'),
    )
    .select(['a.published_at', 'cn.title as title_cn', 'en.title as title_en'])
    .where('a.state', '=', 'published')
    .where('a.section', 'in', ['policy', 'trade'])
    .where('a.published_at', '>=', from)
    .where('a.published_at', '<', to)
    .orderBy('a.published_at')
    .limit(12)
    .execute();
}

export function listWeekPlantEvents(db: Db, week: ReportWeek) {
  return db
    .selectFrom('plant_event as e')
    .innerJoin('plant as p', 'p.code', 'e.plant_code')
    .select((eb) => ['p.origin', 'e.status', eb.fn.countAll<number>().as('plants')])
    .where('e.effective_on', '>=', week.start)
    .where('e.effective_on', '<=', week.last)
    .where(sql<boolean>`'beef' = any(p.meats)`)
    .groupBy(['p.origin', 'e.status'])
    .orderBy('p.origin')
    .orderBy('e.status')
    .limit(30)
    .execute();
}

/** The last daily rate of each currency within some days; a demonstration rate only where there is no other. */
export function listRates(db: Db, from: string, to: string) {
  return db
    .selectFrom('price_rate')
    .distinctOn('currency')
    .select(['currency', 'day', 'cny_per_unit'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('currency')
    .orderBy('day', 'desc')
    .orderBy('is_demo')
    .orderBy('entered_at', 'desc')
    .execute();
}

export function listWeekSurvey(db: Db, { from, to }: { readonly from: Date; readonly to: Date }) {
  return db
    .selectFrom('survey_item as i')
    .innerJoin('survey_answer as a', 'a.item_id', 'i.id')
    .select((eb) => [
      'i.id',
      'i.origin',
      'i.cut',
      'i.horizon_weeks',
      eb.fn.countAll<number>().as('answers'),
      sql<number>`count(*) filter (where a.opinion = 'up')`.as('up'),
      sql<number>`count(*) filter (where a.opinion = 'flat')`.as('flat'),
    ])
    .where('i.state', '<>', 'draft')
    .where('i.closes_at', '>=', from)
    .where('i.closes_at', '<', to)
    .groupBy('i.id')
    .orderBy('i.id')
    .execute();
}
