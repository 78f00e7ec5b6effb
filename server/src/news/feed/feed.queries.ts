import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { type ArticleScope, inEdition } from '../article.queries.ts';

/** The newest articles of an edition; with text for free articles only. */
export function listFeedArticles(db: Db, { edition, now }: ArticleScope, limit: number) {
  return db
    .selectFrom('news_article as a')
    .innerJoin('news_article_text as t', (join) =>
      join.onRef('t.article_id', '=', 'a.id').on('t.edition', '=', edition),
    )
    .select(['a.id', 'a.section', 'a.access', 'a.is_demo', 't.title', 't.summary'])
    .select(sql<string | null>`case when a.access = 'free' then t.body_html end`.as('body_html'))
    .select((eb) => eb.ref('a.published_at').$notNull().as('published_at'))
    .where(sql<boolean>`a.state = 'published'`)
    .where(inEdition(edition))
    .where('a.published_at', '<=', now)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

export function listShownArticles(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('news_article')
    .select(['id', 'access', 'in_cn', 'in_en', 'updated_at'])
    .where(sql<boolean>`state = 'published'`)
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
