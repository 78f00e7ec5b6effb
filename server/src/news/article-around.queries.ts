import type { ArticleMeat, NewsSection } from '@btc/contract/news/sections.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { type ArticleScope, inEdition } from './article.queries.ts';

/** What decides the neighbours of an article and the articles like it. */
export interface ArticleTraits {
  readonly id: number;
  readonly section: NewsSection;
  readonly reportType: string | null;
  readonly publishedAt: Date;
  readonly meat: ArticleMeat;
  readonly origins: readonly string[];
  readonly cuts: readonly string[];
  readonly tags: readonly string[];
}

/** The article just before or after in its section; a report's neighbours are the reports of its kind. */
export function findNeighbour(db: Db, scope: ArticleScope, around: ArticleTraits, side: 'previous' | 'next') {
  const comparison = side === 'previous' ? sql.raw('<') : sql.raw('>');
  const order = side === 'previous' ? 'desc' : 'asc';
  let query = db
    .selectFrom('news_article as a')
    .innerJoin('news_article_text as t', (join) =>
      join.onRef('t.article_id', '=', 'a.id').on('t.edition', '=', scope.edition),
    )
    .leftJoin('news_report as r', 'r.article_id', 'a.id')
    .select(['a.id', 'a.access', 't.title', 'r.report_date'])
    .select((eb) => eb.ref('a.published_at').$notNull().as('published_at'))
    .where(sql<boolean>`a.state = 'published'`)
    .where(inEdition(scope.edition))
    .where('a.published_at', '<=', scope.now)
    .where('a.section', '=', around.section)
    .where(sql<boolean>`(a.published_at, a.id) ${comparison} (${around.publishedAt}, ${around.id})`);
  if (around.reportType !== null) query = query.where('r.type', '=', around.reportType);
  return query.orderBy('a.published_at', order).orderBy('a.id', order).limit(1).executeTakeFirst();
}

export type NeighbourRow = NonNullable<Awaited<ReturnType<typeof findNeighbour>>>;

/** Only so many of the newest articles are compared: older ones are rarely what a reader wants next. */
const comparedArticles = 300;

function sharedCount(column: 'origins' | 'cuts' | 'tags', values: readonly string[]) {
  return sql<number>`(select count(*) from unnest(${sql.ref(`c.${column}`)}) shared where shared = any(${values}::text[]))`;
}

/**
 * The articles most like one: shared tags, cuts, origins, section and meat count for, days between them against. The
 * time of asking plays no part, so that the answer changes only with the articles.
 */
export async function listSimilarIds(db: Db, scope: ArticleScope, like: ArticleTraits, limit: number) {
  const rows = await db
    .with('compared', (cte) =>
      cte
        .selectFrom('news_article as a')
        .select(['a.id', 'a.section', 'a.meat', 'a.origins', 'a.cuts', 'a.tags', 'a.published_at'])
        .where(sql<boolean>`a.state = 'published'`)
        .where(inEdition(scope.edition))
        .where('a.published_at', '<=', scope.now)
        .where('a.id', '<>', like.id)
        .orderBy('a.published_at', 'desc')
        .orderBy('a.id', 'desc')
        .limit(comparedArticles),
    )
    .selectFrom('compared as c')
    .select('c.id')
    .orderBy(
      sql`3 * ${sharedCount('tags', like.tags)} + 2 * ${sharedCount('cuts', like.cuts)} + 2 * ${sharedCount('origins', like.origins)}
        + case when c.section = ${like.section} then 2 else 0 end
        + case when c.meat in (${like.meat}, 'both') then 1 else 0 end
        - least(abs(extract(epoch from c.published_at - ${like.publishedAt}::timestamptz)) / 5184000, 3)`,
      'desc',
    )
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
