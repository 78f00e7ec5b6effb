import type { LockReason } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Caller } from '#platform/api/binding.ts';
import { lockReason, type Reader, toReader } from '#platform/api/reader.ts';
import type { Clock } from '#platform/clock/clock.ts';

/** Who reads the board. */
export interface BoardReader extends Reader {
  readonly userId: number | null;
  /** Why names of firms and plant numbers are withheld; null where they are shown. */
  readonly locked: LockReason | null;
}

/** Who writes: a reader who is signed in. */
export interface Writer extends BoardReader {
  readonly userId: number;
}

export function toBoardReader(clock: Clock, isEn: boolean, caller: Caller): BoardReader {
  const reader = toReader(clock, isEn, caller);
  return { ...reader, userId: reader.user?.userId ?? null, locked: lockReason('Market', reader) };
}

/** The signed-in writer of a call; 1006 for anybody else. */
export function toWriter(clock: Clock, isEn: boolean, caller: Caller): Writer {
  const reader = toBoardReader(clock, isEn, caller);
  if (reader.userId === null) throw new ApiError(1006);
  return { ...reader, userId: reader.userId };
}

/** What an answer says of the reader. */
export function presentReader({ userId, locked }: BoardReader) {
  return { SignedIn: userId !== null, Locked: locked };
}
