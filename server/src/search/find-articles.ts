import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import type { NewsRow } from '@btc/contract/news/article-row.ts';
import { toMarketReportPath } from '@btc/contract/prices/price-paths.ts';
import { groupTotalCap, maxGroupRows } from '@btc/contract/search/search-groups.ts';
import { formatWeek } from '@btc/contract/time.ts';
import { typedQuery } from '#platform/search/typed-query.ts';
import { listFoundIds, rowsInOrder } from '#news/face.ts';
import type { Found, FoundGroup } from './found-group.ts';
import { toScore } from './match-name.ts';
import type { TypedSearch } from './read-search.ts';
import { listMarketReports, listWeekReviewIds } from './report-search.queries.ts';
import { type SearchWork, toHit } from './search-deps.ts';

function presentArticle(row: NewsRow, { visitor }: SearchWork) {
  const { edition } = visitor;
  return toHit({
    Name: row.NewsTitle,
    Note: row.NewsSummary,
    Path: toArticlePath(edition, row.NewsID, row.Access),
    Date: row.Report?.Date ?? row.NewsDateTime.slice(0, 10),
    Locked: row.Access === 'member' && visitor.findLockState('Info') !== null,
    Demo: row.Demo,
  });
}

/** Articles by title, summary and, where the reader may read it, text; title hits first, then by date. */
export async function findNews(work: SearchWork, typed: TypedSearch): Promise<FoundGroup> {
  const { db, visitor } = work;
  const words = typedQuery(typed.text);
  if (words === null) return { kind: 'news', found: [], total: 0 };
  const ids = await listFoundIds(db, visitor, { words, rights: visitor }, groupTotalCap + 1);
  const rows = await rowsInOrder(db, visitor, ids.slice(0, maxGroupRows));
  const found = rows.map((row, index) => ({ score: toScore('holds', index), hit: presentArticle(row, work) }));
  return { kind: 'news', found, total: ids.length };
}

async function findMarketReports(work: SearchWork, typed: TypedSearch): Promise<readonly Found[]> {
  const { db, visitor } = work;
  const rows = await listMarketReports(db, typed.week, maxGroupRows);
  const fit = typed.week === null ? 'begins' : 'whole';
  return rows.map((row, index) => ({
    score: toScore(fit, index),
    hit: toHit({
      Name: visitor.edition === 'cn' ? row.title_cn : row.title_en,
      Note: formatWeek(row.week_start),
      Path: toMarketReportPath(visitor.edition, row.id),
      Date: row.week_end,
      Locked: visitor.findLockState('Price') !== null,
      Demo: row.is_demo,
    }),
  }));
}

async function findWeekReviews(work: SearchWork, week: TypedSearch['week']): Promise<readonly Found[]> {
  if (week === null) return [];
  const { db, visitor } = work;
  const rows = await rowsInOrder(db, visitor, await listWeekReviewIds(db, visitor, week, maxGroupRows));
  return rows.map((row, index) => ({ score: toScore('whole', index + maxGroupRows), hit: presentArticle(row, work) }));
}

/** Market report and reviews of a week, or the latest issues where the report itself is searched for. */
export async function findReports(work: SearchWork, typed: TypedSearch): Promise<FoundGroup> {
  if (typed.week === null && typed.topic !== 'report') return { kind: 'report', found: [], total: 0 };
  const [issues, reviews] = await Promise.all([findMarketReports(work, typed), findWeekReviews(work, typed.week)]);
  const found = [...issues, ...reviews];
  return { kind: 'report', found, total: found.length };
}
