import { data } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { maxInteger } from '@btc/contract/wire/integer.ts';
import { findNumberWithin, toPageNumber } from '#platform/pages/page-number.ts';

export const issuesShown = 26;

export async function loadArchive({ api, edition, url }: PageQuery) {
  const page = toPageNumber(url);
  const year = findNumberWithin(url.searchParams.get('year'), 2000, 2100);
  const { Rows, Total, Dates } = await api('GetWebFrontMarketReport', {
    isEn: edition === 'en',
    ...(year === null ? {} : { Year: year }),
    Page: page,
    PageSize: issuesShown,
  });
  return { rows: Rows ?? [], total: Total ?? 0, years: Dates ?? [], page, year };
}

/** One issue; 404 where the address names none. */
export async function loadIssue({ api, edition, params }: PageQuery) {
  const id = findNumberWithin(params['id'] ?? null, 1, maxInteger);
  if (id === null) throw data(null, { status: 404 });
  const { Row, List, Dict } = await api('GetWebFrontMarketReport', { isEn: edition === 'en', ReportID: id });
  if (Row === undefined || Dict === undefined) throw data(null, { status: 404 });
  return { row: Row, list: List ?? [], dict: Dict };
}

export type IssueData = Awaited<ReturnType<typeof loadIssue>>;
