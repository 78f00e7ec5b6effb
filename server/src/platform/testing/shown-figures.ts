import { dataViews } from '@btc/contract/trade/views.ts';
import type { MessageName } from '@btc/contract/wire/message-type.ts';

/** The calls of all data views, chart and table. */
export const figureCalls: readonly MessageName[] = dataViews.flatMap(({ calls }) =>
  calls.chart === null ? [calls.table] : [calls.chart, calls.table],
);

/** The code of a call that is refused because figures are damaged. */
export const damagedCode = 1013;
