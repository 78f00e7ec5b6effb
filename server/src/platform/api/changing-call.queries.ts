import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export interface CallKey {
  readonly accountId: number;
  readonly messageId: string;
}

export interface CallClaim extends CallKey {
  readonly operation: string;
  readonly digest: Buffer;
  readonly now: Date;
  readonly since: Date;
}

/** Claims a call for the first to ask; one statement, so that only one of several processes gets it. */
export async function claimCall(
  db: Db,
  { accountId, messageId, operation, digest, now, since }: CallClaim,
): Promise<boolean> {
  const { rows } = await sql`
    insert into changing_call as known (account_id, message_id, operation, digest, begun_at)
    values (${accountId}, ${messageId}, ${operation}, ${digest}, ${now})
    on conflict (account_id, message_id) do update set
      operation = excluded.operation, digest = excluded.digest, answer = null, begun_at = excluded.begun_at
      where known.begun_at <= ${since}
    returning 1`.execute(db);
  return rows.length > 0;
}

export function findCall(db: Db, { accountId, messageId }: CallKey) {
  return db
    .selectFrom('changing_call')
    .select(['operation', 'digest', 'answer'])
    .where('account_id', '=', accountId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

export async function storeAnswer(db: Db, { accountId, messageId }: CallKey, answer: Buffer): Promise<void> {
  await db
    .updateTable('changing_call')
    .set({ answer })
    .where('account_id', '=', accountId)
    .where('message_id', '=', messageId)
    .execute();
}

export async function forgetCall(db: Db, { accountId, messageId }: CallKey): Promise<void> {
  await db
    .deleteFrom('changing_call')
    .where('account_id', '=', accountId)
    .where('message_id', '=', messageId)
    .execute();
}

export async function forgetCallsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('changing_call').where('begun_at', '<=', before).execute();
}
