import { addDays } from '@btc/contract/time.ts';
import { shanghaiDay, shanghaiMidnight } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { nextLastDay } from './post.queries.ts';

/** When the next open post ends by itself: the midnight in Shanghai after its last day; null where none is open. */
export async function nextPostEndAt(db: Db, now: Date): Promise<Date | null> {
  const last = await nextLastDay(db, shanghaiDay(now));
  return last === null ? null : shanghaiMidnight(addDays(last, 1));
}
