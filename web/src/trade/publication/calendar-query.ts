import type { PageQuery } from '#platform/page-query.ts';

/** The releases to come, the next of them, and the latest of each source. */
export async function loadCalendar({ api, edition }: PageQuery) {
  const { Rows, Row, List } = await api('GetTradeCalendar', { isEn: edition === 'en' });
  return { releases: Rows, next: Row, latest: List };
}
