import { type Edition, pathFor } from '#i18n/edition.ts';

/** The page of one series over time. */
export function seriesPath(edition: Edition, id: number): string {
  return pathFor(edition, `/BTCPrice/Series/${id}`);
}
