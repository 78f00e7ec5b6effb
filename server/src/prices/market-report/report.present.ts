import {
  type DeskMarketReport,
  type DeskMarketReportRow,
  type FrozenFigures,
  frozenFigures,
  type MarketReportRow,
  type ShownSection,
} from '@btc/contract/prices/market-report.ts';
import { marketReportStates, type ReportSection, reportSections } from '@btc/contract/prices/week-codes.ts';
import { formatWeek } from '@btc/contract/time.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { ReportRow, TextRow } from './report.queries.ts';

/** The figures as they are kept with an issue; none before it came out. */
export function toFigures({ figures }: ReportRow): FrozenFigures {
  return figures === null ? {} : frozenFigures.parse(figures);
}

/** An issue in the archive; only published ones get here, which have a moment. */
export function presentReport(row: ReportRow, isEn: boolean): MarketReportRow {
  if (row.published_at === null) throw new Error(`Issue ${row.id} has not come out`);
  return {
    ReportID: row.id,
    Title: isEn ? row.title_en : row.title_cn,
    Week: formatWeek(row.week_start),
    PeriodStart: row.week_start,
    PeriodEnd: row.week_end,
    PublishedAt: shanghaiMoment(row.published_at),
    Demo: row.is_demo,
  };
}

/** The sections that hold a text or a figure, in their order. */
export function presentSections(row: ReportRow, texts: readonly TextRow[], isEn: boolean): ShownSection[] {
  const figures = toFigures(row);
  return reportSections.flatMap((section) => {
    const text = texts.find((one) => one.section === section);
    const words = isEn ? text?.text_en : text?.text_cn;
    const lines = figures[section] ?? [];
    if ((words ?? '') === '' && lines.length === 0) return [];
    return [{ Section: section, Text: words === undefined || words === '' ? null : words, Figures: lines }];
  });
}

export function sectionNames(sections: readonly ShownSection[]): ReportSection[] {
  return sections.map(({ Section }) => Section);
}

export function presentDeskRow(row: ReportRow): DeskMarketReportRow {
  const state = marketReportStates.find((one) => one === row.state);
  if (state === undefined) throw new Error(`${row.state} is no state`);
  return {
    ReportID: row.id,
    State: state,
    Week: formatWeek(row.week_start),
    PeriodStart: row.week_start,
    PeriodEnd: row.week_end,
    TitleCn: row.title_cn,
    TitleEn: row.title_en,
    PublishedAt: row.published_at === null ? null : shanghaiMoment(row.published_at),
    Revision: row.revision,
    Demo: row.is_demo,
  };
}

/** An issue with all sections, empty ones too, as the editor's page has a field for each. */
export function presentDeskReport(row: ReportRow, texts: readonly TextRow[], figures: FrozenFigures): DeskMarketReport {
  return {
    ...presentDeskRow(row),
    Sections: reportSections.map((section) => {
      const text = texts.find((one) => one.section === section);
      return {
        Section: section,
        TextCn: text?.text_cn ?? '',
        TextEn: text?.text_en ?? '',
        Figures: figures[section] ?? [],
      };
    }),
  };
}
