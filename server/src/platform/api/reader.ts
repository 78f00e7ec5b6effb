import { canVisit, type Edition, type LockReason, type Module } from '@btc/contract/members/access.ts';
import type { Clock } from '../clock/clock.ts';
import { shanghaiDay } from '../clock/shanghai-time.ts';
import type { SessionUser } from '../session/session-user.ts';
import type { Caller } from './binding.ts';

/** Who reads, in which edition, and when. */
export interface Reader {
  readonly user: SessionUser | null;
  readonly edition: Edition;
  readonly now: Date;
  /** Today in Shanghai. */
  readonly today: string;
}

export function editionOf(isEn: boolean): Edition {
  return isEn ? 'en' : 'cn';
}

export function toReader(clock: Clock, isEn: boolean, { user }: Caller): Reader {
  const now = clock.now();
  return { user, edition: editionOf(isEn), now, today: shanghaiDay(now) };
}

/** Why a module is locked for a reader; null where it is open. */
export function lockReason(module: Module, { user, edition, now }: Omit<Reader, 'today'>): LockReason | null {
  const access = canVisit(user?.membership ?? null, module, edition, now);
  return access.kind === 'open' ? null : access.reason;
}

/** The lock of a module as answers give it; null where it is open. */
export function findLock<const M extends Module>(module: M, reader: Reader): { Module: M; Reason: LockReason } | null {
  const Reason = lockReason(module, reader);
  return Reason === null ? null : { Module: module, Reason };
}
