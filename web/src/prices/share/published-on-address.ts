import { isDay } from '@btc/contract/time.ts';

/** Day as published from an address; null for current prices. */
export function findPublishedOn(search: URLSearchParams): string | null {
  const day = search.get('asof') ?? '';
  return isDay(day) ? day : null;
}
