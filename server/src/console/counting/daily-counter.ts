import type { SearchRoom } from '@btc/contract/console/dashboard-kinds.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { startTimedWriter, type TimedWriter } from '#platform/jobs/timed-writer.ts';
import { isRobot } from '#platform/http/robot.ts';
import { countedWords } from './counted-words.ts';
import { addCounts, addTerms, type TermCount } from './daily-count.queries.ts';
import { findPageArea } from './page-area.ts';

/** Counts page views and searches in memory and writes the sums; nothing about the reader is stored. */
export interface DailyCounter extends TimedWriter {
  /** Counts a document sent to a browser; robots do not count. */
  countPage(address: string, userAgent: string): void;
  countSearch(room: SearchRoom, keyword: string, found: number): void;
}

export interface DailyCounterOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly flushEveryMs?: number;
  readonly onError?: (error: unknown) => void;
}

/** Count key by address: most requests are for a few pages. */
const knownKeys = new Map<string, string | null>();
const maxKnownKeys = 1_000;

function findPageKey(address: string): string | null {
  const known = knownKeys.get(address);
  if (known !== undefined) return known;
  const page = findPageArea(address);
  const key = page === null ? null : `pages ${page.edition}/${page.area}`;
  if (knownKeys.size >= maxKnownKeys) knownKeys.clear();
  knownKeys.set(address, key);
  return key;
}

/** Keeps ever new search words from filling the memory. */
const maxTerms = 1_000;

class Sums {
  readonly counts = new Map<string, number>();
  readonly terms = new Map<string, TermCount>();

  add(key: string, amount: number): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + amount);
  }

  addTerm({ room, words, searches, empty }: TermCount): void {
    const key = `${room} ${words}`;
    const known = this.terms.get(key);
    if (known === undefined && this.terms.size >= maxTerms) return;
    this.terms.set(key, {
      room,
      words,
      searches: searches + (known?.searches ?? 0),
      empty: empty + (known?.empty ?? 0),
    });
  }

  take(other: Sums): void {
    for (const [key, amount] of other.counts) this.add(key, amount);
    for (const term of other.terms.values()) this.addTerm(term);
  }
}

export function createDailyCounter(options: DailyCounterOptions): DailyCounter {
  const { db, clock, flushEveryMs = 60_000, onError } = options;
  let sums = new Sums();

  const write = async () => {
    if (sums.counts.size === 0) return;
    const written = sums;
    sums = new Sums();
    try {
      await db.transaction().execute(async (transaction) => {
        const day = shanghaiDay(clock.now());
        await addCounts(transaction, day, written.counts);
        await addTerms(transaction, day, [...written.terms.values()]);
      });
    } catch (error) {
      sums.take(written);
      throw error;
    }
  };

  return {
    ...startTimedWriter(write, { everyMs: flushEveryMs, onError }),
    countPage: (address, userAgent) => {
      const key = findPageKey(address);
      if (key === null || userAgent === '' || isRobot(userAgent)) return;
      sums.add(key, 1);
    },
    countSearch: (room, keyword, found) => {
      sums.add(`searches ${room}`, 1);
      if (found === 0) sums.add(`emptySearches ${room}`, 1);
      const words = countedWords(keyword);
      if (words !== null) sums.addTerm({ room, words, searches: 1, empty: found === 0 ? 1 : 0 });
    },
  };
}
