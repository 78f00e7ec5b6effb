import { getExchangeRates } from '@btc/contract/prices/exchange-rates.ts';
import { getLandedCost, getPriceDuties } from '@btc/contract/prices/landed-cost.ts';
import { addMonthsToDay } from '@btc/contract/time.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { findLock, toReader } from '#platform/api/reader.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { seesProjection } from '#safeguard/face.ts';
import type { PriceDeps } from '../price-deps.ts';
import { presentRate } from '../convert/day-terms.ts';
import { findLastRate, listDayRates, listDuties } from '../convert/terms.queries.ts';
import { presentDuty } from './duty.present.ts';
import { readLandedCost } from './landed.service.ts';

export function createLandedOperations({ db, clock, safeguard }: PriceDeps): readonly BoundOperation[] {
  return [
    bind(getLandedCost, (input, caller) => {
      const reader = toReader(clock, input.isEn, caller);
      return readLandedCost({ db, safeguard }, input, {
        today: reader.today,
        lock: seesProjection(reader) ? null : findLock('Data', reader),
      });
    }),
    bindForAll(getExchangeRates, async ({ StartDate, EndDate }) => {
      const to = EndDate === '' ? shanghaiDay(clock.now()) : EndDate;
      const from = StartDate === '' ? addMonthsToDay(to, -12) : StartDate;
      const [rates, last] = await Promise.all([listDayRates(db, { from, to }), findLastRate(db, to)]);
      const counted = rates.length > 0 || last === undefined ? rates : [last];
      return {
        Rows: rates.map(presentRate),
        Total: rates.length,
        Dict: { Demo: counted.some(({ is_demo: isDemo }) => isDemo) },
      };
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
