import type { LockReason } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { BoundOperation, Caller } from '#platform/api/binding.ts';
import { toReader, toVisitor, type Visitor } from '#platform/api/reader.ts';
import { bindShared, type SharedCall, withoutUser } from '#platform/api/shared-binding.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { hasCompany } from './company.queries.ts';
import type { MarketDeps } from './market-deps.ts';

export interface BoardReader extends Visitor {
  readonly userId: number | null;
  /** Why names of firms and plant numbers are withheld; null where they are shown. */
  readonly locked: LockReason | null;
}

export interface Writer extends BoardReader {
  readonly userId: number;
}

export function toBoardReader(clock: Clock, isEn: boolean, caller: Caller): BoardReader {
  const reader = toReader(clock, isEn, caller);
  const userId = reader.user?.userId ?? null;
  return { ...reader, userId, locked: reader.findLockState('Market') };
}

/** The signed-in writer of a call; throws 1006 for anybody else. */
export function toWriter(clock: Clock, isEn: boolean, caller: Caller): Writer {
  const reader = toBoardReader(clock, isEn, caller);
  if (reader.userId === null) throw new ApiError(1006);
  return { ...reader, userId: reader.userId };
}

export function presentReader({ userId, locked }: BoardReader) {
  return { SignedIn: userId !== null, Locked: locked };
}

interface BoardWork<Input, Answer> extends Pick<MarketDeps, 'db' | 'clock'> {
  readonly make: (input: Input, reader: BoardReader) => Promise<Answer>;
}

/** Stands for any signed-in reader without a firm on the board. */
const nobodysId = 0;
const bytesOfFlag = 200;

/** Binds a call of the board: readers without a firm share answers, those with one get their own. */
export function bindBoard<Input extends { readonly isEn: boolean }, Answer extends object>(
  operation: SharedCall<Input, Answer>,
  { db, clock, make }: BoardWork<Input, Answer>,
): BoundOperation {
  /** Cached: nobody becomes a firm on the board unless somebody writes on it. */
  const isWriter = (userId: number, cache: SharedCache) =>
    cache.get(`boardCompany ${userId}`, () => hasCompany(db, userId), { weigh: () => bytesOfFlag });
  return bindShared<Input, Answer, { input: Input; locked: LockReason | null; isSignedIn: boolean }>(operation, {
    judge: async (input, caller, cache) => {
      const reader = toBoardReader(clock, input.isEn, caller);
      const { userId, locked } = reader;
      if (userId !== null && (await isWriter(userId, cache))) return { alone: () => make(input, reader) };
      return { question: { input: withoutUser(input), locked, isSignedIn: userId !== null } };
    },
    make: ({ input, locked, isSignedIn }) =>
      make(input, { ...toVisitor(clock, input.isEn, {}), locked, userId: isSignedIn ? nobodysId : null }),
  });
}
