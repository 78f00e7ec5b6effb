import { getCargoClock, getQuotaDesk } from '@btc/contract/trade/quota-desk.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { bindForVisitors } from '#platform/api/shared-binding.ts';
import { projectionModules } from '#safeguard/face.ts';
import type { ViewDeps } from '../trade-deps.ts';
import { readCargoClock, readQuotaDesk } from './quota-desk.service.ts';

export function createQuotaDeskOperations(deps: ViewDeps): readonly BoundOperation[] {
  const { clock } = deps;
  return [
    bindForVisitors(getQuotaDesk, {
      clock,
      modules: projectionModules,
      make: (_, visitor) => readQuotaDesk(deps, visitor),
    }),
    bind(getCargoClock, async (input, caller) => {
      const Rows = await readCargoClock(deps, input.Cargoes, toReader(clock, input.isEn, caller));
      return { Rows, Total: Rows.length };
    }),
  ];
}
