import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { FactsStore } from './facts/facts-store.ts';

/** What the trade room stands on. */
export interface TradeDeps {
  readonly db: Db;
  readonly facts: FactsStore;
  readonly clock: Clock;
}
