import { type StaffRole, staffRoles } from '@btc/contract/members/access.ts';
import { dayMs, hourMs } from '@btc/contract/time.ts';
import type { Clock } from '../clock/clock.ts';
import { batchLookups } from '../db/ask-together.ts';
import type { Db } from '../db/db.ts';
import type { CredentialCache } from './credential-cache.ts';
import { toMembershipFields } from './membership-fields.ts';
import {
  deleteOldestSessions,
  deleteSession,
  findLiveSessions,
  findSessionNumber,
  insertSession,
  type LiveSessionRow,
  slideSession,
} from './session.queries.ts';
import { hashToken, newToken } from './session-token.ts';
import type { SessionUser } from './session-user.ts';

/** How long a session lives after its last use (decisions §2). */
export const sessionLifeMs = { plain: 12 * hourMs, remembered: 30 * dayMs } as const;
/** Staff sessions with the role in force: idle time and maximum. */
export const staffSessionMs = { idle: hourMs, max: 8 * hourMs } as const;
/** A member's session ends after this time however much it is used (ASVS 7.3.2). */
export const maxSessionMs = 90 * dayMs;
/** Minimum interval between expiry updates, so that reads do not always write. */
const slideEveryMs = 60_000;
/** More devices than anybody uses; repeated sign-ins must not fill the table. */
export const sessionsAnAccount = 20;

/** User of a token; null if dead or unknown, or if the account is not `normal`. */
export async function findSessionUser(db: Db, token: string, now: Date): Promise<SessionUser | null> {
  const tokenHash = hashToken(token);
  if (tokenHash === null) return null;
  const [row] = await findLiveSessions(db, [tokenHash], now);
  return row === undefined ? null : useSession(db, row, now);
}

export async function findSessionId(db: Db, token: string): Promise<number | null> {
  const tokenHash = hashToken(token);
  return tokenHash === null ? null : findSessionNumber(db, tokenHash);
}

/** Like `findSessionUser`, batched for concurrent callers; without a cache every lookup asks the database. */
export function sessionUserFinder(
  db: Db,
  clock: Clock,
  cache?: CredentialCache<SessionUser>,
): (token: string) => Promise<SessionUser | null> {
  const findUser = batchLookups<string, SessionUser | null>(async (keys) => {
    const now = clock.now();
    const store = cache?.startLookup(now);
    const tokenHashes = [...new Set(keys)].map((key) => Buffer.from(key, 'base64'));
    const rows = await findLiveSessions(db, tokenHashes, now);
    const users = await Promise.all(
      rows.map(async (row) => [row.token_hash.toString('base64'), await useSession(db, row, now)] as const),
    );
    for (const [index, [key, user]] of users.entries()) {
      // What staff may do is looked up for every call.
      if (user.staffRole === null) store?.(key, user, rows[index]?.expires_at ?? now);
    }
    const byKey = new Map(users);
    return keys.map((key) => byKey.get(key) ?? null);
  });
  return async (token) => {
    const key = hashToken(token)?.toString('base64');
    return key === undefined ? null : (cache?.find(key, clock.now()) ?? findUser(key));
  };
}

/** Extends the session's expiry, at most once a minute. */
async function useSession(db: Db, row: LiveSessionRow, now: Date): Promise<SessionUser> {
  if (now.getTime() - row.last_seen_at.getTime() >= slideEveryMs) {
    await slideSession(db, row.token_hash, { now, expiresAt: nextExpiry(row, now) });
  }
  return toSessionUser(row);
}

export interface SessionToOpen {
  readonly userId: number;
  readonly remember: boolean;
  readonly now: Date;
  readonly device?: string | null;
  /** With the staff role in force: short, and never remembered. */
  readonly isStaff?: boolean;
}

/** Opens a session and returns its token, of which only the hash is stored; beyond twenty the oldest end. */
export async function openSession(db: Db, session: SessionToOpen): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  if (tokenHash === null) throw new Error('A new token does not have the form of a token');
  const { userId, now, device = null, isStaff = false } = session;
  const remember = session.remember && !isStaff;
  const endsAt = new Date(now.getTime() + (isStaff ? staffSessionMs.max : maxSessionMs));
  const expiresAt = nextExpiry({ remember, is_staff: isStaff, ends_at: endsAt }, now);
  await insertSession(db, { userId, now, device, isStaff, remember, endsAt, tokenHash, expiresAt });
  await deleteOldestSessions(db, session.userId, sessionsAnAccount);
  return token;
}

/** Extends a live session at once; null for a dead one. */
export async function extendSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ readonly userId: number; readonly expiresAt: Date } | null> {
  const tokenHash = hashToken(token);
  if (tokenHash === null) return null;
  const [row] = await findLiveSessions(db, [tokenHash], now);
  if (row === undefined) return null;
  const expiresAt = nextExpiry(row, now);
  await slideSession(db, tokenHash, { now, expiresAt });
  return { userId: row.id, expiresAt };
}

export async function closeSession(db: Db, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  if (tokenHash !== null) await deleteSession(db, tokenHash);
}

function nextExpiry(session: Pick<LiveSessionRow, 'remember' | 'is_staff' | 'ends_at'>, now: Date): Date {
  const life = session.is_staff ? staffSessionMs.idle : sessionLifeMs[session.remember ? 'remembered' : 'plain'];
  return new Date(Math.min(now.getTime() + life, session.ends_at.getTime()));
}

function toSessionUser(row: LiveSessionRow): SessionUser {
  return {
    userId: row.id,
    loginUserName: row.login_user_name,
    accountState: 'normal',
    staffRole: row.is_staff ? findStaffRole(row.staff_role) : null,
    membership: toMembershipFields(row),
    trialUntil: { cn: row.trial_until, en: row.trial_until_en },
  };
}

export function findStaffRole(stored: string | null): StaffRole | null {
  return staffRoles.find((role) => role === stored) ?? null;
}
