import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Asked } from '../limits/asker-share.ts';

/** Lets one mail after the other be asked for a recipient, until the transaction ends. */
export async function lockAskedMail(db: Db, recipientHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${recipientHash.toString('hex')}, 6058))`.execute(db);
}

/** What a mail was asked for. */
export type AskedPurpose = 'code' | 'resetLink' | 'newsletter';

/** Mails for a purpose, or for any (null), that went to a recipient since a time, oldest first. */
export async function listAskedMails(
  db: Db,
  recipientHash: Buffer,
  { purpose, since }: { readonly purpose: AskedPurpose | null; readonly since: Date },
): Promise<readonly Asked[]> {
  return db
    .selectFrom('asked_mail')
    .select(['asked_at as askedAt', 'asker_hash as askerHash'])
    .where('recipient_hash', '=', recipientHash)
    .where('asked_at', '>', since)
    .$if(purpose !== null, (query) => query.where('purpose', '=', purpose))
    .orderBy('asked_at')
    .execute();
}

export async function insertAskedMail(
  db: Db,
  recipientHash: Buffer,
  { purpose, now, askerHash }: { readonly purpose: AskedPurpose; readonly now: Date; readonly askerHash: Buffer },
): Promise<void> {
  await db
    .insertInto('asked_mail')
    .values({ recipient_hash: recipientHash, asked_at: now, purpose, asker_hash: askerHash })
    .execute();
}

export async function deleteAskedMailsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('asked_mail').where('asked_at', '<', time).execute();
}

/** Whether an account has proven an address to be its own. */
export async function isAddressProven(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(company_email)`, '=', address.toLowerCase())
    .where('email_proven_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
