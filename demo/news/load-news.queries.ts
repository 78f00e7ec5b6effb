import type { Db } from '@btc/server/src/platform/db/db.ts';

/** Ids that are taken, by demonstration content or not. */
export async function listTakenIds(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('news_article').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

export async function deleteDemoArticles(db: Db): Promise<void> {
  await db.deleteFrom('news_article').where('is_demo', '=', true).execute();
}
