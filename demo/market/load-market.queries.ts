import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import type { DB } from '@btc/server/src/platform/db/tables.generated.ts';

const vector = (words: readonly string[]) => sql<string>`array_to_tsvector(${[...words]}::text[])`;

/** Accounts of invented firms, which nobody can sign in to. */
export async function upsertDemoCompanyAccounts(db: Db, accounts: readonly Insertable<DB['account']>[]): Promise<void> {
  await db
    .insertInto('account')
    .values([...accounts])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function listDemoIds(db: Db, table: 'market_post' | 'market_thread'): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom(table).select('id').where('is_demo', '=', true).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deletes expired demonstration posts, so that a later start adds them anew. */
export async function deleteOldDemoPosts(db: Db, today: string): Promise<void> {
  await db.deleteFrom('market_post').where('is_demo', '=', true).where('valid_until', '<', today).execute();
}

export type DemoPostRow = Omit<Insertable<DB['market_post']>, 'search'> & { readonly words: readonly string[] };

export async function insertDemoPosts(db: Db, posts: readonly DemoPostRow[]): Promise<void> {
  if (posts.length === 0) return;
  await db
    .insertInto('market_post')
    .values(posts.map(({ words, ...post }) => ({ ...post, search: vector(words) })))
    .execute();
}

export type DemoThreadRow = Omit<Insertable<DB['market_thread']>, 'search'> & { readonly words: readonly string[] };

export async function insertDemoThreads(
  db: Db,
  threads: readonly DemoThreadRow[],
  messages: readonly Insertable<DB['market_message']>[],
): Promise<void> {
  if (threads.length === 0) return;
  await db
    .insertInto('market_thread')
    .values(threads.map(({ words, ...thread }) => ({ ...thread, search: vector(words) })))
    .execute();
  await db
    .insertInto('market_message')
    .values([...messages])
    .execute();
}

export async function deleteDemoMarket(db: Db): Promise<void> {
  await db.deleteFrom('market_post').where('is_demo', '=', true).execute();
  await db.deleteFrom('market_thread').where('is_demo', '=', true).execute();
}
