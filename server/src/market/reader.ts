import { canVisit, type Edition, type LockReason } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { refuseOtherUser } from '#platform/session/signed-in.ts';

/** Who reads the board, in which edition and when. */
export interface Reader {
  readonly userId: number | null;
  readonly edition: Edition;
  readonly now: Date;
  /** Today in Shanghai. */
  readonly today: string;
  /** Why names of firms and plant numbers are withheld; null where they are shown. */
  readonly locked: LockReason | null;
}

/** Who writes: a reader who is signed in. */
export interface Writer extends Reader {
  readonly userId: number;
}

interface Asked {
  readonly isEn: boolean;
  readonly UserID?: number | undefined;
}

/** The reader of a call; a UserID that names anybody else is refused. */
export function readerOf(clock: Clock, { isEn, UserID }: Asked, caller: Caller): Reader {
  refuseOtherUser(caller, UserID);
  const { user } = caller;
  const now = clock.now();
  const edition = isEn ? 'en' : 'cn';
  const access = canVisit(user?.membership ?? null, 'Market', edition, now);
  return {
    userId: user?.userId ?? null,
    edition,
    now,
    today: shanghaiDay(now),
    locked: access.kind === 'open' ? null : access.reason,
  };
}

/** The signed-in writer of a call; 1006 for anybody else. */
export function writerOf(clock: Clock, asked: Asked, caller: Caller): Writer {
  const reader = readerOf(clock, asked, caller);
  if (reader.userId === null) throw new ApiError(1006);
  return { ...reader, userId: reader.userId };
}

/** What an answer says of the reader. */
export function presentReader({ userId, locked }: Reader) {
  return { SignedIn: userId !== null, Locked: locked };
}
