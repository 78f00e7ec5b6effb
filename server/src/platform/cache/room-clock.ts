import { addDays } from '@btc/contract/time.ts';
import type { Clock } from '../clock/clock.ts';
import { shanghaiDay, shanghaiMidnight } from '../clock/shanghai-time.ts';
import { type RoomVersions, sameVersions } from '../db/versions/room-versions.ts';
import { type Room, rooms } from '../db/versions/table-rooms.ts';

/** Next moment at which something in a room begins or ends by itself; rooms without such moments are left out. */
export type NextChanges = Readonly<Partial<Record<Room, Date | null>>>;

export interface RoomClock {
  /** Versions of all rooms: the same object until one of them changes. */
  versions(): RoomVersions;
  /** Takes over committed and timed changes not yet notified; rejects where the database does not answer. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

export interface RoomClockOptions {
  readonly committed: () => RoomVersions;
  readonly readCommitted?: () => Promise<void>;
  /** How often this process has opened other trade facts. */
  readonly takenOver: () => number;
  readonly nextChanges: (after: Date) => Promise<NextChanges>;
  readonly clock: Clock;
}

const lookEveryMs = 15_000;

function nextMidnight(now: Date): Date {
  return shanghaiMidnight(addDays(shanghaiDay(now), 1));
}

/** Counts, per room and since process start, the moments at which something began or ended by itself. */
class PassedMoments {
  readonly #clock: Clock;
  readonly #nextChanges: RoomClockOptions['nextChanges'];
  #passed = sameVersions(0);
  /** Moments up to here are counted in the versions; not advanced while the database does not answer. */
  #since: Date;
  #next: NextChanges = {};
  #midnight: Date;
  /** Nothing begins or ends by itself before this time (epoch ms); recomputed once passed. */
  #due = -Infinity;
  readonly #looking: NodeJS.Timeout;
  #stopped = false;

  constructor({ clock, nextChanges }: Pick<RoomClockOptions, 'clock' | 'nextChanges'>) {
    this.#clock = clock;
    this.#nextChanges = nextChanges;
    this.#since = clock.now();
    this.#midnight = nextMidnight(this.#since);
    this.#lookSafely();
    this.#looking = setInterval(() => this.#lookSafely(), lookEveryMs);
    this.#looking.unref();
  }

  // No timer waits for the moment: whoever asks finds it passed, also where the clock was set forward meanwhile.
  count(): RoomVersions {
    this.#passDue();
    return this.#passed;
  }

  /** Asks when something falls due next; rejects where the database does not answer. */
  async look(): Promise<void> {
    const now = this.#clock.now();
    if (now < this.#since) {
      // The clock was set back: what has appeared may lie ahead again.
      this.#pass(rooms);
      this.#since = now;
      this.#midnight = nextMidnight(now);
      this.#due = -Infinity;
    }
    this.#next = await this.#nextChanges(this.#since);
    this.#due = -Infinity;
    if (this.#stopped) return;
    const isDue = Object.values(this.#next).some((moment) => moment !== null && moment <= now);
    if (!isDue) this.#since = now;
    this.#passDue();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#looking);
  }

  #lookSafely(): void {
    this.look().catch(() => undefined);
  }

  #passDue(): void {
    const now = this.#clock.now();
    if (now.getTime() < this.#due) return;
    this.#passAllDue(now);
    this.#due = Math.min(
      ...[this.#midnight, ...Object.values(this.#next)].map((moment) => moment?.getTime() ?? Infinity),
    );
  }

  #passAllDue(now: Date): void {
    if (now >= this.#midnight) {
      this.#pass(rooms);
      this.#midnight = nextMidnight(now);
    }
    const due = rooms.filter((room) => {
      const moment = this.#next[room];
      return moment !== undefined && moment !== null && moment <= now;
    });
    if (due.length === 0) return;
    this.#pass(due);
    this.#since = now;
    this.#next = {};
    this.#lookSafely();
  }

  #pass(these: readonly Room[]): void {
    const passed = this.#passed;
    this.#passed = { ...passed, ...Object.fromEntries(these.map((room) => [room, passed[room] + 1])) };
  }
}

/**
 * Adds to the committed versions what changes answers without any change of a table: a scheduled moment that passes,
 * midnight in Shanghai, trade facts that this process has opened. Each only grows, and so does their sum.
 */
export function createRoomClock(options: RoomClockOptions): RoomClock {
  const { committed, takenOver } = options;
  const moments = new PassedMoments(options);
  let last: { written: RoomVersions; timed: RoomVersions; facts: number; sum: RoomVersions } | undefined;
  return {
    versions: () => {
      const [written, timed, facts] = [committed(), moments.count(), takenOver()];
      if (last === undefined || last.written !== written || last.timed !== timed || last.facts !== facts) {
        const sum = rooms.map((room) => [room, written[room] + timed[room] + (room === 'trade' ? facts : 0)] as const);
        last = { written, timed, facts, sum: { ...written, ...Object.fromEntries(sum) } };
      }
      return last.sum;
    },
    catchUp: async () => {
      await options.readCommitted?.();
      await moments.look();
    },
    stop: async () => moments.stop(),
  };
}
