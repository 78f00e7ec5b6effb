import type { ReportType } from '@btc/contract/news/sections.ts';
import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import { type ArticleScope, inEdition } from './article.queries.ts';

export interface ReportFilter extends ArticleScope {
  readonly type?: ReportType | undefined;
  /** Days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function reports(db: Db, filter: ReportFilter) {
  let query = db
    .selectFrom('news_report as r')
    .innerJoin('news_article as a', 'a.id', 'r.article_id')
    .where(sql<boolean>`a.state = 'published'`)
    .where(inEdition(filter.edition))
    .where('a.published_at', '<=', filter.now);
  if (filter.type !== undefined) query = query.where('r.type', '=', filter.type);
  if (filter.from !== undefined) query = query.where('r.report_date', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('r.report_date', '<=', filter.to);
  return query;
}

export async function listReportIds(db: Db, filter: ReportFilter, { limit, offset }: Slice) {
  const rows = await reports(db, filter)
    .select('r.article_id')
    .orderBy('r.report_date', 'desc')
    .orderBy('r.article_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => row.article_id);
}

export function countReports(db: Db, filter: ReportFilter): Promise<number> {
  return countRows(reports(db, filter));
}

export async function listReportDates(db: Db, filter: ReportFilter): Promise<string[]> {
  const rows = await reports(db, filter)
    .select(sql<string>`to_char(r.report_date, 'YYYY-MM-DD')`.as('day'))
    .distinct()
    .orderBy('day', 'desc')
    .execute();
  return rows.map((row) => row.day);
}
