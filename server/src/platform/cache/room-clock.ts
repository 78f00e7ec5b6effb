import { addDays } from '@btc/contract/time.ts';
import type { Clock } from '../clock/clock.ts';
import { shanghaiDay, shanghaiMidnight } from '../clock/shanghai-time.ts';
import { type RoomVersions, sameVersions } from '../db/room-versions.ts';
import { type Room, rooms } from '../db/table-rooms.ts';

/** When something in a room begins or ends by itself next; rooms of which nothing does are left out. */
export type NextChanges = Readonly<Partial<Record<Room, Date | null>>>;

export interface RoomClock {
  /** Of all that answers are made of: the same object until one of them changes. */
  versions(): RoomVersions;
  /** Takes over what has changed, or is to change by itself, and that no notice has told of yet; rejects where the database does not answer. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

export interface RoomClockOptions {
  readonly committed: () => RoomVersions;
  /** Reads what is committed now. */
  readonly readCommitted?: () => Promise<void>;
  /** How often this process has taken over other trade facts. */
  readonly takenOver: () => number;
  readonly nextChanges: (after: Date) => Promise<NextChanges>;
  readonly clock: Clock;
}

const lookEveryMs = 15_000;

function nextMidnight(now: Date): Date {
  return shanghaiMidnight(addDays(shanghaiDay(now), 1));
}

/**
 * Adds to the committed versions what changes answers without any change of a table: a scheduled moment that passes,
 * midnight in Shanghai, trade facts that this process has opened. Each only grows, and so does their sum.
 */
export function createRoomClock(options: RoomClockOptions): RoomClock {
  const { committed, takenOver, nextChanges, clock } = options;
  let passed = sameVersions(0);
  let stopped = false;
  /** What fell due until then is in the versions; it waits while the database does not answer. */
  let since = clock.now();
  let next: NextChanges = {};
  let midnight = nextMidnight(since);
  let last: { readonly parts: readonly [RoomVersions, RoomVersions, number]; readonly sum: RoomVersions } | undefined;

  const pass = (these: readonly Room[]): void => {
    passed = { ...passed, ...Object.fromEntries(these.map((room) => [room, passed[room] + 1])) };
  };

  async function look(): Promise<void> {
    const now = clock.now();
    if (now < since) {
      // The clock was set back: what has appeared may lie ahead again.
      pass(rooms);
      since = now;
      midnight = nextMidnight(now);
    }
    next = await nextChanges(since);
    if (stopped) return;
    const isDue = Object.values(next).some((moment) => moment !== null && moment <= now);
    if (!isDue) since = now;
    passDue();
  }

  // No timer waits for the moment: whoever asks finds it passed, also where the clock was set forward meanwhile.
  function passDue(): void {
    const now = clock.now();
    if (now >= midnight) {
      pass(rooms);
      midnight = nextMidnight(now);
    }
    const due = rooms.filter((room) => {
      const moment = next[room];
      return moment !== undefined && moment !== null && moment <= now;
    });
    if (due.length === 0) return;
    pass(due);
    since = now;
    next = {};
    lookSafely();
  }

  /** Where the database does not answer, the next look finds what this one would have. */
  function lookSafely(): void {
    look().catch(() => undefined);
  }

  lookSafely();
  const looking = setInterval(lookSafely, lookEveryMs);
  looking.unref();
  return {
    versions: () => {
      passDue();
      const parts = [committed(), passed, takenOver()] as const;
      if (last === undefined || parts.some((part, index) => part !== last?.parts[index])) {
        const [written, timed, facts] = parts;
        const sum = rooms.map((room) => [room, written[room] + timed[room] + (room === 'trade' ? facts : 0)] as const);
        last = { parts, sum: { ...written, ...Object.fromEntries(sum) } };
      }
      return last.sum;
    },
    catchUp: async () => {
      await options.readCommitted?.();
      await look();
    },
    stop: async () => {
      stopped = true;
      clearInterval(looking);
    },
  };
}
