import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { Safeguard } from '#safeguard/face.ts';
import type { FactsStore } from './facts/facts-store.ts';

export interface TradeDeps {
  readonly db: Db;
  readonly facts: FactsStore;
  readonly clock: Clock;
}

export interface ViewDeps extends TradeDeps {
  readonly safeguard: Safeguard;
}
