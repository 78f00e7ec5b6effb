import type { HistoryPeriod } from '@btc/contract/prices/price-codes.ts';
import { addDays } from '@btc/contract/time.ts';

const periodDays = { '1M': 31, '3M': 92, '1Y': 366 } as const satisfies Record<Exclude<HistoryPeriod, 'all'>, number>;

interface Window {
  readonly Period: HistoryPeriod;
  readonly StartDate: string;
  readonly EndDate: string;
}

/** First and last day of a request, given the last day there is; null: open. */
export function openWindow(
  { Period, StartDate, EndDate }: Window,
  last: string | null,
): { readonly from: string | null; readonly to: string | null; readonly period: HistoryPeriod | null } {
  if (StartDate !== '' || EndDate !== '') return { from: StartDate || null, to: EndDate || null, period: null };
  if (Period === 'all' || last === null) return { from: null, to: null, period: Period };
  return { from: addDays(last, 1 - periodDays[Period]), to: null, period: Period };
}
