import { addMonths } from '@btc/contract/time.ts';

/** The day on which customs tell the origins of a month: the 20th of the next, January's with February's. */
export function findReleaseDay(month: string): string {
  return `${addMonths(month, month.endsWith('-01') ? 2 : 1)}-20`;
}
