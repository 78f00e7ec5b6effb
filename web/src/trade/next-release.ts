import { addMonths, listMonths } from '@btc/contract/time.ts';
import type { ReleaseRow } from '@btc/contract/trade/calendar.ts';
import type { PageQuery } from '#platform/page-query.ts';

/** The releases to come, asked for once while a tab is open; the server asks for each page. */
let known: Promise<readonly ReleaseRow[]> | undefined;

/** The releases to come; none where the call fails, because a view stands without them. */
export function listReleases({ api, edition }: PageQuery): Promise<readonly ReleaseRow[]> {
  const ask = () =>
    api('GetTradeCalendar', { isEn: edition === 'en' }).then(
      ({ Rows }) => Rows,
      () => [],
    );
  if (typeof window === 'undefined') return ask();
  known ??= ask();
  return known;
}

/** The months between the latest figures and those of the next release: their day has passed, and they are not loaded. */
export function awaitedMonths(limit: string | null, next: ReleaseRow | null): readonly string[] {
  if (limit === null || next === null) return [];
  return listMonths(addMonths(limit, 1), addMonths(next.PeriodFrom, -1));
}

/** The next release that changes what is shown: the totals that come first do not. Demonstration figures follow customs' calendar. */
export function findNextRelease(releases: readonly ReleaseRow[], source: string | null): ReleaseRow | null {
  const followed = source === null || source === 'demo' || source === 'customsPlaces' ? 'customs' : source;
  const changes = ({ Source, Kind, Days }: ReleaseRow): boolean =>
    Source === followed && Kind !== 'preliminary' && Days !== null;
  return releases.find(changes) ?? null;
}
