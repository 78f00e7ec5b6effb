import type { ReportPeriodRow } from '@btc/contract/site/desk/report-periods.ts';

/** What a period lacks: any report, one in an edition, the market report, the mail. */
export type PeriodGap = 'report' | 'cn' | 'en' | 'marketReport' | 'newsletter';

const notOut: ReadonlySet<string> = new Set(['writing', 'review', 'withdrawn']);

/** What is missing of a period that is over; what has not ended lacks nothing yet. */
export function gapsOf(row: ReportPeriodRow, today: string, isWeek: boolean): readonly PeriodGap[] {
  if (row.PeriodEnd >= today) return [];
  const out = row.Reports.filter(({ Stage }) => !notOut.has(Stage));
  const gaps: PeriodGap[] = [];
  if (out.length === 0) gaps.push('report');
  else {
    if (out.every(({ TitleCn }) => TitleCn === null)) gaps.push('cn');
    if (out.every(({ TitleEn }) => TitleEn === null)) gaps.push('en');
  }
  if (isWeek && row.MarketReport?.State !== 'published') gaps.push('marketReport');
  if (isWeek && (row.Newsletter === null || row.Newsletter.State === 'draft')) gaps.push('newsletter');
  return gaps;
}
