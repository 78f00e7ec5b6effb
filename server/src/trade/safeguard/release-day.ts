import { addMonths } from '@btc/contract/time.ts';

/** Day customs publish a month by origin: the 20th of the next month, January's together with February's. */
export function findReleaseDay(month: string): string {
  return `${addMonths(month, month.endsWith('-01') ? 2 : 1)}-20`;
}
