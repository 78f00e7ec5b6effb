import type { TickerRow } from '@btc/contract/site/ticker.ts';
import { pricePath } from '@btc/contract/prices/price-paths.ts';
import type { Edition } from '#i18n/edition.ts';

/** Where an index is shown over time. */
export function indexPath(
  edition: Edition,
  { Species, Kind, Origin }: Pick<TickerRow, 'Species' | 'Kind' | 'Origin'>,
): string {
  const query = new URLSearchParams();
  if (Species !== 'beef') query.set('meat', Species);
  if (Kind !== 'forward') query.set('kind', Kind);
  if (Origin !== '' && Kind !== 'spread') query.set('origin', Origin);
  return pricePath(edition, 'indices') + (query.size === 0 ? '' : `?${query.toString()}`);
}
