import { getChartEvents } from '@btc/contract/trade/chart-events.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { readChartEvents } from './chart-events.service.ts';

export function createEventOperations({ db }: Pick<TradeDeps, 'db'>): readonly BoundOperation[] {
  return [
    bindForAll(getChartEvents, ({ Meat, Origin, StartDate, EndDate }) =>
      readChartEvents(db, {
        meat: Meat,
        origins: splitCodes(Origin),
        from: StartDate,
        to: EndDate,
      }),
    ),
  ];
}
