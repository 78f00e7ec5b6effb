import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { articles, type ArticleScope } from '#news/face.ts';

/** Without a year: the latest years. */
export interface WeekQuery {
  readonly number: number;
  readonly year: number | null;
}

function isWeek(column: 'r.period_start' | 'week_start', week: WeekQuery) {
  const day = sql.ref(column);
  const year = week.year === null ? sql`true` : sql`extract(isoyear from ${day}) = ${week.year}`;
  return sql<boolean>`extract(week from ${day}) = ${week.number} and ${year}`;
}

/** Published issues, latest first, of one week where given. */
export function listMarketReports(db: Db, week: WeekQuery | null, limit: number) {
  return db
    .selectFrom('weekly_report')
    .select(['id', 'week_start', 'week_end', 'title_cn', 'title_en', 'is_demo'])
    .where('state', '=', 'published')
    .$if(week !== null, (query) => query.where(week === null ? sql<boolean>`true` : isWeek('week_start', week)))
    .orderBy('week_start', 'desc')
    .limit(limit)
    .execute();
}

export async function listWeekReviewIds(db: Db, scope: ArticleScope, week: WeekQuery, limit: number) {
  const rows = await articles(db, scope)
    .innerJoin('news_report as r', 'r.article_id', 'a.id')
    .select('a.id')
    .where('r.type', '=', 'week')
    .where(isWeek('r.period_start', week))
    .orderBy('r.period_start', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
