import type { ReportType } from '@btc/contract/news/sections.ts';
import type { ReportPeriodRow } from '@btc/contract/planning/report-periods.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { type Period, toPeriod, listReportPeriods } from './periods.ts';
import {
  type IssueRecord,
  listIssues,
  listMarketReports,
  listReports,
  type MarketReportRecord,
  type ReportRecord,
} from './report-period.queries.ts';

interface Written {
  readonly reports: readonly ReportRecord[];
  readonly marketReports: readonly MarketReportRecord[];
  readonly issues: readonly IssueRecord[];
}

async function readWritten(db: Db, type: ReportType, now: Date): Promise<Written> {
  const isWeek = type === 'week';
  const [reports, marketReports, issues] = await Promise.all([
    listReports(db, type, now),
    isWeek ? listMarketReports(db) : [],
    isWeek ? listIssues(db) : [],
  ]);
  return { reports, marketReports, issues };
}

function presentPeriod({ start, end }: Period, { reports, marketReports, issues }: Written): ReportPeriodRow {
  const isIn = (day: string) => start <= day && day <= end;
  const marketReport = marketReports.find(({ week_end: day }) => isIn(day));
  const issue = issues.find(({ week_start: day }) => isIn(day));
  return {
    PeriodStart: start,
    PeriodEnd: end,
    Reports: reports
      .filter(({ period_end: day }) => isIn(day))
      .map(({ id, stage, title_cn: cn, title_en: en, published_at: at }) => ({
        ArticleID: id,
        Stage: stage,
        TitleCn: cn,
        TitleEn: en,
        PublishDate: at === null ? null : shanghaiMoment(at),
      })),
    MarketReport:
      marketReport === undefined
        ? null
        : {
            ReportID: marketReport.id,
            State: marketReport.state,
            SummaryCn: marketReport.has_cn,
            SummaryEn: marketReport.has_en,
          },
    Newsletter: issue === undefined ? null : { NewsletterID: issue.id, State: issue.state },
  };
}

export async function readReportPeriods(db: Db, now: Date, { type, year }: { type: ReportType; year: number }) {
  const today = shanghaiDay(now);
  const written = await readWritten(db, type, now);
  const days = [
    ...written.reports.map(({ period_end: day }) => day),
    ...written.marketReports.map(({ week_end: day }) => day),
    ...written.issues.map(({ week_start: day }) => day),
    today,
  ].toSorted();
  const [from = today, until = today] = [days[0], days.at(-1)];
  const periods = listReportPeriods(type, year, { from, until });
  const firstYear = Number(toPeriod(type, from).end.slice(0, 4));
  const lastYear = Number(toPeriod(type, until).end.slice(0, 4));
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);
  const Dict = {
    Today: today,
    // Each list is in the order of days.
    ReportsFrom: written.reports[0]?.period_end ?? null,
    MarketReportsFrom: written.marketReports[0]?.week_end ?? null,
    NewslettersFrom: written.issues[0]?.week_start ?? null,
  };
  return { Rows: periods.map((period) => presentPeriod(period, written)), List: years, Dict };
}
