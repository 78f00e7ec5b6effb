import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import { type ArticleScope, inEdition } from './article.queries.ts';

export interface ReaderOfArticle {
  readonly userId: number;
  readonly articleId: number;
}

export async function findCollected(db: Db, requests: readonly ReaderOfArticle[]): Promise<boolean[]> {
  const rows = await db
    .selectFrom('news_collection')
    .select(['user_id', 'article_id'])
    .where('user_id', '=', sql<number>`any(${requests.map((one) => one.userId)})`)
    .where('article_id', '=', sql<number>`any(${requests.map((one) => one.articleId)})`)
    .execute();
  const collected = new Set(rows.map((row) => `${row.user_id} ${row.article_id}`));
  return requests.map(({ userId, articleId }) => collected.has(`${userId} ${articleId}`));
}

export async function insertCollected(db: Db, userId: number, articleId: number, collectedAt: Date): Promise<void> {
  await db
    .insertInto('news_collection')
    .values({ user_id: userId, article_id: articleId, collected_at: collectedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'article_id']).doNothing())
    .execute();
}

export async function deleteCollected(db: Db, userId: number, articleId: number): Promise<void> {
  await db.deleteFrom('news_collection').where('user_id', '=', userId).where('article_id', '=', articleId).execute();
}

function collected(db: Db, { edition, now }: ArticleScope, userId: number) {
  return db
    .selectFrom('news_collection as c')
    .innerJoin('news_article as a', 'a.id', 'c.article_id')
    .where('c.user_id', '=', userId)
    .where(sql<boolean>`a.state = 'published'`)
    .where(inEdition(edition))
    .where('a.published_at', '<=', now);
}

/** Latest collected first; articles missing in the edition or withdrawn are left out. */
export function listCollected(db: Db, scope: ArticleScope, userId: number, { limit, offset }: Slice) {
  return collected(db, scope, userId)
    .select(['c.article_id', 'c.collected_at'])
    .orderBy('c.collected_at', 'desc')
    .orderBy('c.article_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countCollected(db: Db, scope: ArticleScope, userId: number): Promise<number> {
  return countRows(collected(db, scope, userId));
}
