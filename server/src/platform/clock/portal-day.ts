import { addDays } from '@btc/contract/time.ts';
import type { Db } from '../db/db.ts';
import { findLastDemoDay } from './portal-day.queries.ts';

/** Days a rate stays valid without a newer one: covers the longest holidays. */
export const rateHoldsDays = 10;

export interface PortalDay {
  readonly day: string;
  /** `day` where it is the demonstration's last rather than today; else null. */
  readonly demoUntil: string | null;
}

/** Today, or the demonstration's last day once its rates have expired and nobody has entered a newer one. */
export async function findPortalDay(db: Db, today: string): Promise<PortalDay> {
  const last = await findLastDemoDay(db);
  if (last === undefined || last >= addDays(today, -rateHoldsDays)) return { day: today, demoUntil: null };
  return { day: last, demoUntil: last };
}
