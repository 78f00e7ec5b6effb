import { dataViews } from '@btc/contract/trade/views.ts';
import type { MessageName } from '@btc/contract/wire/message-type.ts';

export const figureCalls: readonly MessageName[] = dataViews.flatMap(({ calls }) =>
  calls.chart === null ? [calls.table] : [calls.chart, calls.table],
);

export const damagedCode = 1013;
