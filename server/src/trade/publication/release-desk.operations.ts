import { releaseDeskOperations as contract } from '@btc/contract/trade/desk/release-desk.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { findDeskReleases, forgetReleaseDay, stateReleaseDay } from './release-desk.service.ts';

export function createReleaseDeskOperations(deps: Pick<TradeDeps, 'db' | 'clock'>): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(contract.GetDeskReleases, async () => {
      const today = shanghaiDay(clock.now());
      const rows = await findDeskReleases(db, today);
      return { Rows: [...rows], Total: rows.length, Dict: { Today: today } };
    }),
    bind(contract.StateReleaseDay, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'StateReleaseDay', caller }, (work) => stateReleaseDay(work, input)),
    })),
    bind(contract.ForgetReleaseDay, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'ForgetReleaseDay', caller }, (work) =>
        forgetReleaseDay(work, input),
      ),
    })),
  ];
}
