import type { GetReportPeriods, ReportPeriodRow } from '@btc/contract/site/desk/report-periods.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';

/** Today, and from when on each kind is there. */
export type PeriodDict = OutputOf<typeof GetReportPeriods>['Dict'];

/** What a period lacks: any report, one in an edition, the market report, the mail. */
export type PeriodGap = 'report' | 'cn' | 'en' | 'marketReport' | 'newsletter';

const notOut: ReadonlySet<string> = new Set(['writing', 'review', 'withdrawn']);

/** Whether something should be there: the period is over, and the kind had begun. */
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

/** What is missing of a period that is over; what has not ended lacks nothing yet. */
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
