import type { CollectedNewsRow } from '@btc/contract/news/collection.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import { type ArticleScope, isArticleShown } from './article.queries.ts';
import { rowsInOrder } from './article.service.ts';
import { countCollected, deleteCollected, insertCollected, listCollected } from './collection.queries.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';

export async function readCollection(
  db: Db,
  scope: ArticleScope,
  reader: { readonly userId: number; readonly slice: Slice },
): Promise<{ rows: CollectedNewsRow[]; total: number }> {
  const [collected, total] = await Promise.all([
    listCollected(db, scope, reader.userId, reader.slice),
    countCollected(db, scope, reader.userId),
  ]);
  const times = new Map(collected.map((row) => [row.article_id, row.collected_at]));
  const rows = await rowsInOrder(
    db,
    scope,
    collected.map((row) => row.article_id),
  );
  return {
    rows: rows.map((row) => ({ ...row, CollectedAt: shanghaiMoment(times.get(row.NewsID) ?? scope.now) })),
    total,
  };
}

/** Adds an article (1009 where the edition does not show it) or removes it, even if it is no longer shown. */
export async function changeCollection(
  db: Db,
  scope: ArticleScope,
  change: { readonly userId: number; readonly articleId: number; readonly add: boolean },
): Promise<void> {
  if (!change.add) return deleteCollected(db, change.userId, change.articleId);
  if (!(await isArticleShown(db, scope, change.articleId))) throw new ApiError(1009);
  return insertCollected(db, change.userId, change.articleId, scope.now);
}
