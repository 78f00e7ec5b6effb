import type { NewsRow } from '@btc/contract/news/article-row.ts';
import { isReportType, type ReportType } from '@btc/contract/news/sections.ts';
import { isDay } from '@btc/contract/time.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { findNumberWithin, toPageNumber } from '#platform/pages/page-number.ts';
import type { ArticleViewProps } from '../article/article-view.tsx';
import { pageSize, refuseBeyond } from '../section-query.ts';

export interface ReportState {
  readonly type: ReportType | null;
  readonly year: number | null;
  readonly month: number | null;
  /** Opens the report of that day. */
  readonly date: string | null;
  readonly page: number;
}

/** Reads the state from an address; invalid values count as absent. */
export function toReportState(url: URL): ReportState {
  const type = url.searchParams.get('type') ?? '';
  const date = url.searchParams.get('date') ?? '';
  const year = findNumberWithin(url.searchParams.get('year'), 2000, 2100);
  return {
    type: isReportType(type) ? type : null,
    year,
    month: year === null ? null : findNumberWithin(url.searchParams.get('month'), 1, 12),
    date: isDay(date) ? date : null,
    page: toPageNumber(url),
  };
}

interface ReportYear {
  readonly year: number;
  readonly months: readonly number[];
}

export function toYears(dates: readonly string[]): ReportYear[] {
  const months = new Map<number, Set<number>>();
  for (const date of dates) {
    const year = Number(date.slice(0, 4));
    months.set(year, (months.get(year) ?? new Set()).add(Number(date.slice(5, 7))));
  }
  return [...months].map(([year, found]) => ({ year, months: [...found].toSorted((left, right) => left - right) }));
}

async function openDay({ api, edition }: PageQuery, { type, date }: ReportState): Promise<ArticleViewProps | null> {
  if (date === null) return null;
  try {
    const isEn = edition === 'en';
    const { Row, Dict } = await api('GetBeefInfoReportByDate', { isEn, Type: type ?? 'week', Date: date });
    return { row: Row, dict: Dict };
  } catch (error) {
    // Before the first report there is none: the archive says so in its place.
    if (isApiError(error) && error.code === 1009) return null;
    throw error;
  }
}

async function listReports(
  { api, edition }: PageQuery,
  state: ReportState,
): Promise<{ rows: NewsRow[]; total: number }> {
  if (state.date !== null) return { rows: [], total: 0 };
  const { Rows, Total } = await api('GetBeefInfoReport', {
    isEn: edition === 'en',
    ...(state.type === null ? {} : { Type: state.type }),
    ...(state.year === null ? {} : { Year: state.year }),
    ...(state.month === null ? {} : { Month: state.month }),
    Page: state.page,
    PageSize: pageSize,
  });
  return { rows: Rows, total: Total };
}

export async function loadReports(query: PageQuery) {
  const state = toReportState(query.url);
  const isEn = query.edition === 'en';
  const [dates, list, open] = await Promise.all([
    query.api('GetBeefInfoReportDate', { isEn, ...(state.type === null ? {} : { Type: state.type }) }),
    listReports(query, state),
    openDay(query, state),
  ]);
  if (state.date === null) refuseBeyond(state.page, list.rows);
  return { state, years: toYears(dates.Dates), ...list, open };
}

export type ReportData = Awaited<ReturnType<typeof loadReports>>;
