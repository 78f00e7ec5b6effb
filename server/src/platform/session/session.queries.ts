import { sql } from 'kysely';
import { type Db, plannedOnce } from '../db/db.ts';

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly remember: boolean;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly device: string | null;
  readonly isStaff: boolean;
  readonly endsAt: Date;
}

/** Looks up two primary keys; accounts that may not sign in have no live session, whatever the table says. */
export function findLiveSessions(db: Db, tokenHashes: readonly Buffer[], now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.user_id')
    .modifyFront(plannedOnce('live_sessions'))
    .select([
      'session.token_hash',
      'session.last_seen_at',
      'session.expires_at',
      'session.remember',
      'session.is_staff',
      'session.ends_at',
      'account.id',
      'account.login_user_name',
      'account.staff_role',
      'account.charge_state',
      'account.charge_expire_date',
      'account.can_visit_module',
      'account.charge_state_en',
      'account.charge_en_expire_date',
      'account.can_visit_module_en',
      'account.trial_until',
      'account.trial_until_en',
    ])
    .where('session.token_hash', '=', sql<Buffer>`any(${tokenHashes})`)
    .where('session.expires_at', '>', now)
    .where('account.state', '=', 'normal')
    .execute();
}

export type LiveSessionRow = Awaited<ReturnType<typeof findLiveSessions>>[number];

export async function findSessionNumber(db: Db, tokenHash: Buffer): Promise<number | null> {
  const row = await db.selectFrom('session').select('id').where('token_hash', '=', tokenHash).executeTakeFirst();
  return row?.id ?? null;
}

export async function isSessionLive(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.user_id')
    .select('session.id')
    .where('session.id', '=', id)
    .where('session.expires_at', '>', now)
    .where('account.state', '=', 'normal')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      remember: session.remember,
      device: session.device,
      is_staff: session.isStaff,
      ends_at: session.endsAt,
    })
    .execute();
}

export async function slideSession(
  db: Db,
  tokenHash: Buffer,
  times: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: times.now, expires_at: times.expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

export function listSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'token_hash', 'device', 'created_at', 'last_seen_at', 'remember'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends one session of an account; false where there is none. */
export async function deleteSessionById(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends all but the most recently used sessions of an account. */
export async function deleteOldestSessions(db: Db, userId: number, stored: number): Promise<void> {
  const newest = db
    .selectFrom('session')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .limit(stored);
  await db.deleteFrom('session').where('user_id', '=', userId).where('token_hash', 'not in', newest).execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
