import { addDays } from '@btc/contract/time.ts';
import type { Db } from '../db/db.ts';
import { findLastDemoDay } from './portal-day.queries.ts';

/** How long a rate holds where no newer one is known: over the longest holidays. */
export const rateHoldsDays = 10;

/** The day that readers are told of as today. */
export interface PortalDay {
  readonly day: string;
  /** The day itself where it is the demonstration's last and not today; else null. */
  readonly demoUntil: string | null;
}

/** Today; where the demonstration has ended so long ago that no rate of it holds, and nobody has entered one since, its last day. */
export async function findPortalDay(db: Db, today: string): Promise<PortalDay> {
  const last = await findLastDemoDay(db);
  if (last === undefined || last >= addDays(today, -rateHoldsDays)) return { day: today, demoUntil: null };
  return { day: last, demoUntil: last };
}
