import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { findNextDays } from './exhibition.queries.ts';

/** The midnight in Shanghai at which a day begins. */
function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`);
}

const dayMs = 86_400_000;

/** When an event next begins, or is over, by itself: pages made before say otherwise. Null where nothing is to come. */
export async function nextExhibitionChangeAt(db: Db, now: Date): Promise<Date | null> {
  const { start, end } = await findNextDays(db, shanghaiDay(now));
  const moments = [...(start === null ? [] : [midnightOf(start)]), ...(end === null ? [] : [midnightOf(end) + dayMs])];
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
