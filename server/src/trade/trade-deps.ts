import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { Safeguard } from '#safeguard/safeguard.service.ts';
import type { FactsStore } from './facts/facts-store.ts';

/** What the trade room stands on. */
export interface TradeDeps {
  readonly db: Db;
  readonly facts: FactsStore;
  readonly clock: Clock;
}

/** What the views stand on, one of which tells the use of quotas. */
export interface ViewDeps extends TradeDeps {
  readonly safeguard: Safeguard;
}
