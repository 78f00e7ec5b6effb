import { isDay } from '@btc/contract/time.ts';

/** The day as published on which an address asks for prices; null: as they stand. */
export function findPublishedOn(search: URLSearchParams): string | null {
  const day = search.get('asof') ?? '';
  return isDay(day) ? day : null;
}
