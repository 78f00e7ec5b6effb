import type { TickerRow } from '@btc/contract/home/ticker.ts';
import { toPricePath } from '@btc/contract/prices/price-paths.ts';
import type { Edition } from '#i18n/edition.ts';

/** The page of an index over time. */
export function toIndexPath(
  edition: Edition,
  { Meat, Kind, Origin }: Pick<TickerRow, 'Meat' | 'Kind' | 'Origin'>,
): string {
  const query = new URLSearchParams();
  if (Meat !== 'beef') query.set('meat', Meat);
  if (Kind !== 'forward') query.set('kind', Kind);
  if (Origin !== '' && Kind !== 'spread') query.set('origin', Origin);
  return toPricePath(edition, 'indices') + (query.size === 0 ? '' : `?${query.toString()}`);
}
