import { noticeDeskOperations as contract } from '@btc/contract/trade/desk/notice-desk.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { addNotice, listDeskNotices, listNoticeLines, restoreNotice, withdrawNotice } from './notice-desk.service.ts';

export function createNoticeDeskOperations(deps: Pick<TradeDeps, 'db' | 'clock'>): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(contract.GetSafeguardNotices, async () => {
      const [rows, lines] = await Promise.all([listDeskNotices(db), listNoticeLines(db)]);
      return { Rows: [...rows], Total: rows.length, Dict: { Today: shanghaiDay(clock.now()), ...lines } };
    }),
    bind(contract.AddSafeguardNotice, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'AddSafeguardNotice', caller }, (work) => addNotice(work, input)),
    })),
    bind(contract.WithdrawSafeguardNotice, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'WithdrawSafeguardNotice', caller }, (work) =>
        withdrawNotice(work, input),
      ),
    })),
    bind(contract.RestoreSafeguardNotice, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'RestoreSafeguardNotice', caller }, (work) =>
        restoreNotice(work, input),
      ),
    })),
  ];
}
