import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { PastRequest } from '../limits/requester-share.ts';

/** Serialises mail requests for a recipient until the transaction ends. */
export async function lockRequestedMail(db: Db, recipientHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${recipientHash.toString('hex')}, 6058))`.execute(db);
}

export type MailPurpose = 'code' | 'resetLink' | 'newsletter';

/** Mails sent to a recipient since a time, oldest first; purpose null: any. */
export async function listRequestedMails(
  db: Db,
  recipientHash: Buffer,
  { purpose, since }: { readonly purpose: MailPurpose | null; readonly since: Date },
): Promise<readonly PastRequest[]> {
  return db
    .selectFrom('requested_mail')
    .select(['requested_at as requestedAt', 'requester_hash as requesterHash'])
    .where('recipient_hash', '=', recipientHash)
    .where('requested_at', '>', since)
    .$if(purpose !== null, (query) => query.where('purpose', '=', purpose))
    .orderBy('requested_at')
    .execute();
}

export async function insertRequestedMail(
  db: Db,
  recipientHash: Buffer,
  {
    purpose,
    now,
    requesterHash,
  }: { readonly purpose: MailPurpose; readonly now: Date; readonly requesterHash: Buffer },
): Promise<void> {
  await db
    .insertInto('requested_mail')
    .values({ recipient_hash: recipientHash, requested_at: now, purpose, requester_hash: requesterHash })
    .execute();
}

export async function deleteRequestedMailsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('requested_mail').where('requested_at', '<', time).execute();
}

export async function isAddressProven(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(company_email)`, '=', address.toLowerCase())
    .where('email_proven_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
