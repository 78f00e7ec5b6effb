import type { PageQuery } from '#platform/pages/page-query.ts';

export async function loadCalendar({ api, edition }: PageQuery) {
  const { Rows, Row, List, Dict } = await api('GetTradeCalendar', { isEn: edition === 'en' });
  return { releases: Rows, next: Row, overdue: Dict.Overdue, latest: List };
}
