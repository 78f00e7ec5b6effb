import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { PastRequest } from '#platform/limits/requester-share.ts';

/** Serialises requests for one recipient until the transaction ends. */
export async function lockRecipient(db: Db, recipientHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${recipientHash.toString('hex')}, 6001))`.execute(db);
}

/** Code requests since a time, oldest first. */
export async function listRequestsSince(db: Db, recipientHash: Buffer, since: Date): Promise<readonly PastRequest[]> {
  return db
    .selectFrom('captcha')
    .select(['requested_at as requestedAt', 'requester_hash as requesterHash'])
    .where('recipient_hash', '=', recipientHash)
    .where('requested_at', '>', since)
    .orderBy('requested_at')
    .execute();
}

export interface NewCaptcha {
  readonly recipientHash: Buffer;
  readonly codeHash: string;
  readonly requesterHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores a new code and expires earlier ones of the same network, so that a stranger cannot expire the owner's. */
export async function insertCaptcha(db: Db, captcha: NewCaptcha): Promise<void> {
  const { recipientHash, codeHash, requesterHash, now, expiresAt } = captcha;
  await db
    .updateTable('captcha')
    .set({ expires_at: now })
    .where('recipient_hash', '=', recipientHash)
    .where('requester_hash', '=', requesterHash)
    .where('expires_at', '>', now)
    .execute();
  await db
    .insertInto('captcha')
    .values({
      recipient_hash: recipientHash,
      code_hash: codeHash,
      requester_hash: requesterHash,
      requested_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** A try of a code: the requesting network has its own tries, all others share theirs. */
export interface CodeTry {
  readonly recipientHash: Buffer;
  readonly requesterHash: Buffer;
  readonly now: Date;
  readonly tries: number;
}

/**
 * Counts a try before it is compared: at the live code that its network asked for, and at the latest that another did, for
 * networks change between asking and typing. The own one first; nothing where none is live or all tries are used.
 */
export async function countTries(
  db: Db,
  { recipientHash, requesterHash, now, tries }: CodeTry,
): Promise<readonly CountedTry[]> {
  await lockRecipient(db, recipientHash);
  const { rows } = await sql<CountedTry>`
    update captcha set
      tries = tries + case when requester_hash = ${requesterHash} then 1 else 0 end,
      other_tries = other_tries + case when requester_hash = ${requesterHash} then 0 else 1 end
    where id in (
        select distinct on (is_own) id
        from (select *, requester_hash is not distinct from ${requesterHash} as is_own from captcha) one
        where recipient_hash = ${recipientHash} and expires_at > ${now} and used_at is null
        order by is_own, requested_at desc, id desc)
      and case when requester_hash = ${requesterHash} then tries else other_tries end < ${tries}
    returning id, code_hash, coalesce(requester_hash = ${requesterHash}, false) as is_requester,
      case when requester_hash = ${requesterHash} then tries else other_tries end as tries`.execute(db);
  return rows.toSorted((one, other) => Number(other.is_requester) - Number(one.is_requester));
}

export interface CountedTry {
  readonly id: number;
  readonly code_hash: string;
  readonly is_requester: boolean;
  readonly tries: number;
}

/** A right code costs no try. */
export async function refundTry(db: Db, { id, is_requester: isRequester }: CountedTry): Promise<void> {
  const column = isRequester ? 'tries' : 'other_tries';
  await db
    .updateTable('captcha')
    .set((expression) => ({ [column]: expression(column, '-', 1) }))
    .where('id', '=', id)
    .where(column, '>', 0)
    .execute();
}

/** Uses a code up; false where it was used already. */
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
  await db.deleteFrom('captcha').where('requested_at', '<', time).execute();
}
