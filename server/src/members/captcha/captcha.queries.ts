import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Lets one question after the other through for a recipient, until the transaction ends. */
export async function lockRecipient(db: Db, recipientHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${recipientHash.toString('hex')}, 6001))`.execute(db);
}

/** When codes were asked for since a time, oldest first. */
export async function listAskedSince(db: Db, recipientHash: Buffer, since: Date): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('captcha')
    .select('asked_at')
    .where('recipient_hash', '=', recipientHash)
    .where('asked_at', '>', since)
    .orderBy('asked_at')
    .execute();
  return rows.map((row) => row.asked_at);
}

export interface NewCaptcha {
  readonly recipientHash: Buffer;
  readonly codeHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Keeps a new code; those before it open nothing any more. */
export async function insertCaptcha(db: Db, { recipientHash, codeHash, now, expiresAt }: NewCaptcha): Promise<void> {
  await db
    .updateTable('captcha')
    .set({ expires_at: now })
    .where('recipient_hash', '=', recipientHash)
    .where('expires_at', '>', now)
    .execute();
  await db
    .insertInto('captcha')
    .values({ recipient_hash: recipientHash, code_hash: codeHash, asked_at: now, expires_at: expiresAt })
    .execute();
}

/** Counts a try at the live code of a recipient, before it is compared; nothing where none is live or all tries are used. */
export function countTry(
  db: Db,
  recipientHash: Buffer,
  { now, tries }: { readonly now: Date; readonly tries: number },
) {
  return db
    .updateTable('captcha')
    .set((expression) => ({ tries: expression('tries', '+', 1) }))
    .where('recipient_hash', '=', recipientHash)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('tries', '<', tries)
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst();
}

/** A right code costs no try. */
export async function giveTryBack(db: Db, id: number): Promise<void> {
  await db
    .updateTable('captcha')
    .set((expression) => ({ tries: expression('tries', '-', 1) }))
    .where('id', '=', id)
    .where('tries', '>', 0)
    .execute();
}

/** Uses a code up; false where somebody was quicker. */
export async function markUsed(db: Db, id: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('captcha')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteCaptchasBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('captcha').where('asked_at', '<', time).execute();
}
