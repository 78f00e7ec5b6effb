import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export type Whose = number | 'demonstration' | 'everybody';

function isWhose(whose: Whose) {
  if (whose === 'everybody') return sql<boolean>`true`;
  if (whose === 'demonstration') return sql<boolean>`user_id in (select id from account where is_demo)`;
  return sql<boolean>`user_id = ${whose}`;
}

/** Ends sessions except the one with this token hash. */
export async function deleteSessions(db: Db, whose: Whose, except: Buffer | null): Promise<void> {
  let query = db.deleteFrom('session').where(isWhose(whose));
  if (except !== null) query = query.where('token_hash', '!=', except);
  await query.execute();
}

export async function revokeKeys(db: Db, whose: Whose, now: Date): Promise<void> {
  await db
    .updateTable('data_key')
    .set({ revoked_at: now })
    .where(isWhose(whose))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Voids password links already mailed. */
export async function voidResetLinks(db: Db, whose: Whose, now: Date): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where(isWhose(whose))
    .where('used_at', 'is', null)
    .execute();
}

/** Turns off webhooks and robots but not mail, which goes to the account's own address. Returns how many. */
export async function turnOffWebhooks(db: Db, whose: Whose): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('alert_channel')
    .set({ is_on: false })
    .where(isWhose(whose))
    .where('kind', '!=', 'mail')
    .where('is_on', '=', true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
