import { addDays } from '@btc/contract/time.ts';
import { shanghaiDay, shanghaiMidnight } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { findNextDays } from './exhibition.queries.ts';

/** When an event next begins, or is over, by itself: pages made before say otherwise. Null where nothing is to come. */
export async function nextExhibitionChangeAt(db: Db, now: Date): Promise<Date | null> {
  const { start, end } = await findNextDays(db, shanghaiDay(now));
  const days = [...(start === null ? [] : [start]), ...(end === null ? [] : [addDays(end, 1)])].toSorted();
  return days[0] === undefined ? null : shanghaiMidnight(days[0]);
}
