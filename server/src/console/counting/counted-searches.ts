import { addDays } from '@btc/contract/time.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { isSpotCheck } from '#platform/cache/spot-check.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteTermsBefore } from './daily-count.queries.ts';
import type { DailyCounter } from './daily-counter.ts';

function field(given: unknown, name: string): unknown {
  return typeof given === 'object' && given !== null
    ? Object.entries(given).find(([key]) => key === name)?.[1]
    : undefined;
}

function counting(bound: BoundOperation, count: (input: unknown, output: unknown) => void): BoundOperation {
  return {
    operation: bound.operation,
    handle: async (input, caller, cache) => {
      const output = await bound.handle(input, caller, cache);
      // What staff look for says nothing about readers.
      const isOfReader = !isSpotCheck() && (caller.user === null || caller.user.staffRole === null);
      if (isOfReader) count(input, output);
      return output;
    },
  };
}

export function countSearches(bound: readonly BoundOperation[], counter: Pick<DailyCounter, 'countSearch'>) {
  return bound.map((one) => {
    switch (one.operation.name) {
      case 'SearchNews':
        return counting(one, (input, output) => {
          // A later page is the same search.
          if (Number(field(input, 'Page') ?? 1) !== 1) return;
          counter.countSearch('news', String(field(input, 'Keyword')), Number(field(output, 'Total')));
        });
      case 'AddWebPlantSearchInfo':
        return counting(one, (input) =>
          counter.countSearch('plants', String(field(input, 'Keyword')), Number(field(input, 'ResultCount'))),
        );
      default:
        return one;
    }
  });
}

const retentionDays = 90;

export async function forgetOldTerms({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  await deleteTermsBefore(db, addDays(shanghaiDay(clock.now()), -retentionDays));
}
