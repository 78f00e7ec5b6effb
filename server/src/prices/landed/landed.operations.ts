import { getLandedCost, getPriceDuties } from '@btc/contract/prices/landed-cost.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { findLock, toReader } from '#platform/api/reader.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { seesProjection } from '#safeguard/sees-projection.ts';
import type { PriceDeps } from '../price-deps.ts';
import { listDuties } from '../convert/terms.queries.ts';
import { presentDuty } from './duty.present.ts';
import { readLandedCost } from './landed.service.ts';

/** The landed-cost sheet and the duty table behind it. */
export function createLandedOperations({ db, clock, safeguard }: PriceDeps): readonly BoundOperation[] {
  return [
    bind(getLandedCost, (input, caller) => {
      const reader = toReader(clock, input.isEn, caller);
      return readLandedCost({ db, safeguard }, input, {
        today: reader.today,
        lock: seesProjection(reader) ? null : findLock('Data', reader),
      });
    }),
    bindForAll(getPriceDuties, async (input) => {
      const { Meat, Date: day } = input;
      const duties = await listDuties(db, Meat);
      const rows = duties
        .filter(
          ({ from_day: from, until_day: until }) => day === '' || (from <= day && (until === null || day <= until)),
        )
        .map(presentDuty);
      return { Rows: rows, Total: rows.length };
    }),
  ];
}
