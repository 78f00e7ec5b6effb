import type { GetReportPeriods, ReportPeriodRow } from '@btc/contract/planning/report-periods.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';

/** Today, and the start date of each kind. */
export type PeriodDict = OutputOf<typeof GetReportPeriods>['Dict'];

/** What a period lacks: any report, one edition of it, the market report or the newsletter. */
export type PeriodGap = 'report' | 'cn' | 'en' | 'marketReport' | 'newsletter';

const notOut: ReadonlySet<string> = new Set(['writing', 'review', 'withdrawn']);

/** Whether something is due: the period is over, and did not end before `from`. */
export function isDue({ PeriodEnd }: ReportPeriodRow, from: string | null, today: string): boolean {
  return from !== null && from <= PeriodEnd && PeriodEnd < today;
}

function reportGaps({ Reports }: ReportPeriodRow): readonly PeriodGap[] {
  const out = Reports.filter(({ Stage }) => !notOut.has(Stage));
  if (out.length === 0) return ['report'];
  return [
    ...(out.every(({ TitleCn }) => TitleCn === null) ? (['cn'] as const) : []),
    ...(out.every(({ TitleEn }) => TitleEn === null) ? (['en'] as const) : []),
  ];
}

/** Gaps of a period that is over; a period that has not ended has none. */
export function listGaps(row: ReportPeriodRow, dict: PeriodDict): readonly PeriodGap[] {
  const { Today, ReportsFrom, MarketReportsFrom, NewslettersFrom } = dict;
  const { MarketReport, Newsletter } = row;
  const lacksMarketReport = isDue(row, MarketReportsFrom, Today) && MarketReport?.State !== 'published';
  const lacksNewsletter = isDue(row, NewslettersFrom, Today) && (Newsletter === null || Newsletter.State === 'draft');
  return [
    ...(isDue(row, ReportsFrom, Today) ? reportGaps(row) : []),
    ...(lacksMarketReport ? (['marketReport'] as const) : []),
    ...(lacksNewsletter ? (['newsletter'] as const) : []),
  ];
}
