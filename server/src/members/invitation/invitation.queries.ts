import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface NewInvitation {
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly role: string;
  readonly edition: string;
  readonly invitedBy: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertInvitation(db: Db, one: NewInvitation): Promise<number> {
  const { id } = await db
    .insertInto('staff_invitation')
    .values({
      token_hash: one.tokenHash,
      email: one.email,
      role: one.role,
      edition: one.edition,
      invited_by: one.invitedBy,
      created_at: one.now,
      sent_at: one.now,
      expires_at: one.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renewInvitation(
  db: Db,
  id: number,
  link: { readonly tokenHash: Buffer; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('staff_invitation')
    .set({ token_hash: link.tokenHash, sent_at: link.now, expires_at: link.expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function revokeInvitation(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('staff_invitation').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** Revokes an expired invitation, so that its address can be invited again. */
export async function revokeExpired(db: Db, email: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_invitation')
    .set({ revoked_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
}

export async function revokeOpenInvitations(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('staff_invitation')
    .set({ revoked_at: now })
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

export function lockInvitation(db: Db, id: number) {
  return db.selectFrom('staff_invitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The invitation of a link, if it can still be accepted. */
export function findLive(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('staff_invitation')
    .select(['id', 'email', 'role', 'edition', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a link up; false for one used, revoked or expired. Of two concurrent calls one succeeds. */
export async function acceptInvitation(
  db: Db,
  accepted: { readonly tokenHash: Buffer; readonly userId: number; readonly now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('staff_invitation')
    .set({ accepted_at: accepted.now, accepted_by: accepted.userId })
    .where('token_hash', '=', accepted.tokenHash)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', accepted.now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export function listInvitations(db: Db, id?: number) {
  let query = db
    .selectFrom('staff_invitation as one')
    .leftJoin('account as inviter', 'inviter.id', 'one.invited_by')
    .leftJoin('account as accepter', 'accepter.id', 'one.accepted_by')
    .select(['one.id', 'one.email', 'one.role', 'one.edition', 'one.created_at', 'one.sent_at', 'one.expires_at'])
    .select(['one.accepted_at', 'one.revoked_at', 'inviter.login_user_name as inviter'])
    .select(['accepter.id as accepter_id', 'accepter.login_user_name as accepter'])
    .orderBy('one.created_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(200);
  if (id !== undefined) query = query.where('one.id', '=', id);
  return query.execute();
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

export async function deleteInvitationsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('staff_invitation').where('expires_at', '<', time).execute();
}
