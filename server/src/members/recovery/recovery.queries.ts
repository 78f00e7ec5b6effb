import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** The account of a name that can be recovered: not an erased one. */
export function findRecoverable(db: Db, name: string) {
  return db
    .selectFrom('account')
    .select(['id', 'login_user_name', 'contact_person_name', 'company_email', 'edition', 'password_hash', 'state'])
    .select([
      'contact_person_english_name',
      'email_proven_at',
      'email_entered_by_staff_at',
      'recovery_email',
      'staff_role',
    ])
    .where(sql`lower(login_user_name)`, '=', name.toLowerCase())
    .where('state', '!=', 'cancelled')
    .executeTakeFirst();
}

/** True if a link still valid was mailed since a time; locks the account, so that concurrent requests wait. */
export async function wasLinkIssuedSince(db: Db, userId: number, since: Date): Promise<boolean> {
  await db.selectFrom('account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const row = await db
    .selectFrom('password_reset')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('issued_at', '>', since)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewLink {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertLink(db: Db, { tokenHash, userId, now, expiresAt }: NewLink): Promise<void> {
  await db
    .insertInto('password_reset')
    .values({ token_hash: tokenHash, user_id: userId, issued_at: now, expires_at: expiresAt })
    .execute();
}

export interface LinkInUse {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly now: Date;
}

export async function isLinkLive(db: Db, link: LinkInUse): Promise<boolean> {
  const row = await db
    .selectFrom('password_reset')
    .select('user_id')
    .where('token_hash', '=', link.tokenHash)
    .where('user_id', '=', link.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up; false for one used, expired or of another account. Of two concurrent calls one succeeds. */
export async function useLink(db: Db, link: LinkInUse): Promise<boolean> {
  const result = await db
    .updateTable('password_reset')
    .set({ used_at: link.now })
    .where('token_hash', '=', link.tokenHash)
    .where('user_id', '=', link.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteLinksBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('password_reset').where('issued_at', '<', time).execute();
}
