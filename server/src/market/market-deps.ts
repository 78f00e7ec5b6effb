import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';

/** What the market room stands on. */
export interface MarketDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Where the links of mails lead. */
  readonly publicUrl: string;
}
