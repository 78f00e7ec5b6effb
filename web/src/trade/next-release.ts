import type { Releases } from '@btc/contract/trade/next-release.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';

/** Cached for the life of the tab; the server reads it for each page. */
let known: Promise<Releases> | undefined;

/** Upcoming and overdue releases; empty where the call fails, as a view works without them. */
export function listReleases({ api, edition }: PageQuery): Promise<Releases> {
  const ask = () =>
    api('GetTradeCalendar', { isEn: edition === 'en' }).then(
      ({ Rows, Dict }) => ({ coming: Rows, overdue: Dict.Overdue }),
      () => ({ coming: [], overdue: [] }),
    );
  if (typeof window === 'undefined') return ask();
  known ??= ask();
  return known;
}
