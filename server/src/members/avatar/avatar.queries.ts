import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Sets an account's picture and returns the former one; of two concurrent uploads the later sees the earlier. */
export async function replaceAvatar(db: Db, userId: number, avatar: string): Promise<string | null> {
  const { rows } = await sql<{ avatar: string | null }>`
    with before as (select id, avatar from account where id = ${userId} for update)
    update account set avatar = ${avatar} from before where account.id = before.id
    returning before.avatar`.execute(db);
  return rows[0]?.avatar ?? null;
}
