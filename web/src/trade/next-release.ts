import type { Releases } from '@btc/contract/trade/next-release.ts';
import type { PageQuery } from '#platform/page-query.ts';

/** Read once while a tab is open; the server reads it for each page. */
let known: Promise<Releases> | undefined;

/** The releases to come and the overdue ones; none where the call fails, because a view stands without them. */
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
