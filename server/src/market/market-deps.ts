import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';

export interface MarketDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Base of the links in mails. */
  readonly publicUrl: string;
}
