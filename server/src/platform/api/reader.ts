import { canVisit, type Edition, editions, type LockReason, type Module } from '@btc/contract/members/access.ts';
import type { Clock } from '../clock/clock.ts';
import { shanghaiDay } from '../clock/shanghai-time.ts';
import type { SessionUser } from '../session/session-user.ts';
import type { Caller } from './binding.ts';

/** Everything about a reader that a shared answer may depend on. */
export interface Visitor {
  readonly edition: Edition;
  readonly now: Date;
  /** Today in Shanghai. */
  readonly today: string;
  /** Why a module is locked in an edition, by default the reader's; null where it is open. */
  readonly findLockState: (module: Module, edition?: Edition) => LockReason | null;
}

export interface Reader extends Visitor {
  readonly user: SessionUser | null;
}

export type Locks = Readonly<Partial<Record<`${Edition} ${Module}`, LockReason | null>>>;

export function toEdition(isEn: boolean): Edition {
  return isEn ? 'en' : 'cn';
}

export function toReader(clock: Clock, isEn: boolean, { user }: Caller): Reader {
  const [now, own] = [clock.now(), toEdition(isEn)];
  const findLockState = (module: Module, edition = own): LockReason | null => {
    const access = canVisit(user?.membership ?? null, module, edition, now);
    return access.kind === 'open' ? null : access.reason;
  };
  return { user, edition: own, now, today: shanghaiDay(now), findLockState };
}

export function locksFor(modules: readonly Module[], { findLockState }: Pick<Visitor, 'findLockState'>): Locks {
  const each = modules.flatMap((module) =>
    editions.map((edition) => [`${edition} ${module}`, findLockState(module, edition)]),
  );
  return Object.fromEntries(each) as Locks; // as the type says
}

/** A visitor with these locks; throws where another module is asked about. */
export function toVisitor(clock: Clock, isEn: boolean, locks: Locks): Visitor {
  const [now, own] = [clock.now(), toEdition(isEn)];
  const findLockState = (module: Module, edition = own): LockReason | null => {
    const lock = locks[`${edition} ${module}`];
    if (lock === undefined) throw new Error(`A shared answer asks for ${module}, which was not judged`);
    return lock;
  };
  return { edition: own, now, today: shanghaiDay(now), findLockState };
}

/** Lock of a module as answers have it; null where it is open. */
export function findLock<const M extends Module>(
  module: M,
  { findLockState }: Pick<Visitor, 'findLockState'>,
  edition?: Edition,
): { Module: M; Reason: LockReason } | null {
  const Reason = findLockState(module, edition);
  return Reason === null ? null : { Module: module, Reason };
}
