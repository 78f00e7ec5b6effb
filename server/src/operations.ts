import type { BoundOperation } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { membersOperations } from './members/members.operations.ts';
import { newsOperations } from './news/news.operations.ts';
import type { ReadCounter } from './news/read-counter.ts';
import { siteOperations } from './site/site.operations.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { tradeOperations } from './trade/trade.operations.ts';

export interface OperationDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly reads: ReadCounter;
  readonly facts: FactsStore;
}

/** Every operation that is built, bound to what it needs. */
export function bindOperations(dependencies: OperationDependencies): readonly BoundOperation[] {
  return [
    ...membersOperations(dependencies),
    ...newsOperations(dependencies),
    ...siteOperations(dependencies),
    ...tradeOperations(dependencies),
  ];
}
