import { weekOperations as contract } from '@btc/contract/prices/week.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { type WeekDeps } from '../week-access.ts';
import { correctPrice, publishDrafts, readSheet, saveDrafts, withdrawPrices } from './cattle-desk.service.ts';
import { readLiveCattle } from './live-cattle.service.ts';

export function createLiveCattleOperations(deps: WeekDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetWebPriceLivecattleIndex, async ({ isEn, StartDate, EndDate, AsPublishedOn }, caller) => {
      return readLiveCattle(deps.db, toReader(deps.clock, isEn, caller), {
        from: StartDate,
        to: EndDate,
        asPublishedOn: AsPublishedOn,
      });
    }),
    bind(contract.GetLiveCattleSheet, async ({ Date: day }) => readSheet(deps.db, day)),
    bind(contract.SaveLiveCattleDrafts, async (input, caller) => ({
      Rows: await changeAsStaff(deps, { operation: 'SaveLiveCattleDrafts', caller }, (work) => saveDrafts(work, input)),
    })),
    bind(contract.PublishLiveCattle, async (input, caller) => ({
      Total: await changeAsStaff(deps, { operation: 'PublishLiveCattle', caller }, (work) =>
        publishDrafts(work, input),
      ),
    })),
    bind(contract.CorrectLiveCattlePrice, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'CorrectLiveCattlePrice', caller }, (work) => correctPrice(work, input));
      return {};
    }),
    bind(contract.WithdrawLiveCattlePrices, async (input, caller) => ({
      Total: await changeAsStaff(deps, { operation: 'WithdrawLiveCattlePrices', caller }, (work) =>
        withdrawPrices(work, input),
      ),
    })),
  ];
}
