import { weekOperations as contract } from '@btc/contract/prices/week.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { type WeekDeps } from '../week-access.ts';
import { enterPrices, readDeskCattle, readLiveCattle, removePrice } from './live-cattle.service.ts';

/** Live cattle abroad: the table for readers, and its entry. */
export function createLiveCattleOperations(deps: WeekDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetWebPriceLivecattleIndex, async ({ isEn, StartDate, EndDate, AsPublishedOn }, caller) => {
      return readLiveCattle(deps.db, toReader(deps.clock, isEn, caller), {
        from: StartDate,
        to: EndDate,
        asPublishedOn: AsPublishedOn,
      });
    }),
    bind(contract.GetDeskLiveCattle, async ({ Date: day }) => readDeskCattle(deps.db, day)),
    bind(contract.SaveLiveCattlePrices, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'SaveLiveCattlePrices', caller }, (work) => enterPrices(work, input));
      return { Rows: (await readDeskCattle(deps.db, input.Date)).Rows };
    }),
    bind(contract.DeleteLiveCattlePrice, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'DeleteLiveCattlePrice', caller }, (work) => removePrice(work, input));
      return {};
    }),
  ];
}
