import type { Edition } from '@btc/contract/members/access.ts';
import type { ArticleMeat, NewsSection } from '@btc/contract/news/sections.ts';
import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

/** Published articles of an edition; scheduled ones are excluded until their minute. */
export interface ArticleScope {
  readonly edition: Edition;
  readonly now: Date;
}

export interface ArticleFilter extends ArticleScope {
  readonly section?: NewsSection | undefined;
  readonly meat?: ArticleMeat | undefined;
  readonly cut?: string | undefined;
  readonly origin?: string | undefined;
  readonly only?: 'headlines' | 'recommended' | undefined;
  readonly without?: readonly number[] | undefined;
}

/** Literals, not parameters: the planner uses the partial indexes only where it can read the condition. */
export function inEdition(edition: Edition, article: 'a' | 'b' = 'a') {
  return sql<boolean>`${sql.ref(`${article}.in_${edition}`)}`;
}

export function articles(db: Db, { edition, now }: ArticleScope) {
  return db
    .selectFrom('news_article as a')
    .where(sql<boolean>`a.state = 'published'`)
    .where(inEdition(edition))
    .where('a.published_at', '<=', now);
}

function filtered(db: Db, filter: ArticleFilter) {
  let query = articles(db, filter);
  if (filter.section !== undefined) query = query.where('a.section', '=', filter.section);
  if (filter.meat !== undefined && filter.meat !== 'both') query = query.where('a.meat', 'in', [filter.meat, 'both']);
  if (filter.meat === 'both') query = query.where('a.meat', '=', 'both');
  if (filter.cut !== undefined) query = query.where(sql<boolean>`a.cuts @> array[${filter.cut}]::text[]`);
  if (filter.origin !== undefined) query = query.where(sql<boolean>`a.origins @> array[${filter.origin}]::text[]`);
  if (filter.only === 'headlines') query = query.where('a.headline_rank', 'is not', null);
  if (filter.only === 'recommended') query = query.where(sql<boolean>`a.recommended`);
  if (filter.without !== undefined && filter.without.length > 0) query = query.where('a.id', 'not in', filter.without);
  return query;
}

export function withRowColumns(query: ReturnType<typeof articles>, edition: Edition) {
  return query
    .innerJoin('news_article_text as t', (join) =>
      join.onRef('t.article_id', '=', 'a.id').on('t.edition', '=', edition),
    )
    .leftJoin('news_report as r', 'r.article_id', 'a.id')
    .select(['a.id', 'a.section', 'a.access', 'a.meat', 'a.origins', 'a.cuts', 'a.title_picture', 'a.is_demo'])
    .select(['t.title', 't.summary', 't.reading_minutes'])
    .select(['r.type as report_type', 'r.period_start', 'r.period_end', 'r.report_date'])
    .select((eb) => eb.ref('a.published_at').$notNull().as('published_at'));
}

export type ArticleListRow = Awaited<ReturnType<typeof listArticles>>[number];

/** Newest first. Ids come from the index alone before any row is read, so a late page costs little more than the first. */
export function listArticles(db: Db, filter: ArticleFilter, { limit, offset }: Slice) {
  const onPage = filtered(db, filter)
    .select('a.id')
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset);
  return withRowColumns(db.selectFrom('news_article as a').where('a.id', 'in', onPage), filter.edition)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}

/** In the editors' order. */
export function listHeadlines(db: Db, scope: ArticleScope, limit: number) {
  return withRowColumns(filtered(db, { ...scope, only: 'headlines' }), scope.edition)
    .orderBy('a.headline_rank')
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

export function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

/** Articles by id, unordered; those the edition does not show are missing. */
export async function listArticlesById(db: Db, scope: ArticleScope, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return withRowColumns(articles(db, scope), scope.edition).where('a.id', 'in', ids).execute();
}

export function findArticleAccess(db: Db, scope: ArticleScope, id: number) {
  return articles(db, scope).select(['a.access', 'a.is_shared']).where('a.id', '=', id).executeTakeFirst();
}

export async function isArticleShown(db: Db, scope: ArticleScope, id: number): Promise<boolean> {
  const row = await articles(db, scope).select('a.id').where('a.id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Time of the next scheduled article in either edition, or null; cached pages must expire by then. */
export async function nextPublicationAt(db: Db, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('news_article')
    .select((eb) => eb.fn.min('published_at').as('next'))
    .where(sql<boolean>`state = 'published'`)
    .where('published_at', '>', now)
    .executeTakeFirst();
  return row?.next ?? null;
}
