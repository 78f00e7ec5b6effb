import {
  type DeskMarketReport,
  type DeskMarketReportRow,
  type FrozenFigures,
  frozenFigures,
  type MarketReportRow,
  type ReportPartText,
  type ShownSection,
} from '@btc/contract/prices/market-report.ts';
import {
  marketReportStates,
  byReportPart,
  type ReportSection,
  reportSections,
} from '@btc/contract/prices/week-codes.ts';
import { formatWeek } from '@btc/contract/time.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { presentSaved } from '#platform/staff/present-writer.ts';
import type { PartRow, ReportRow, TextRow } from './report.queries.ts';

/** Figures frozen with an issue; empty before publication. */
export function toFigures({ figures }: ReportRow): FrozenFigures {
  return figures === null ? {} : frozenFigures.parse(figures);
}

/** Throws for an unpublished issue. */
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

/** Sections with a text or a figure, in their order. */
export function presentSections(
  figures: FrozenFigures,
  formatText: (section: ReportSection) => string,
): ShownSection[] {
  return reportSections.flatMap((section) => {
    const words = formatText(section);
    const lines = figures[section] ?? [];
    if (words === '' && lines.length === 0) return [];
    return [{ Section: section, Text: words === '' ? null : words, Figures: lines }];
  });
}

export function toReadersText(texts: readonly TextRow[], isEn: boolean): (section: ReportSection) => string {
  return (section) => {
    const text = texts.find((one) => one.section === section);
    return (isEn ? text?.text_en : text?.text_cn) ?? '';
  };
}

export function sectionNames(sections: readonly ShownSection[]): ReportSection[] {
  return sections.map(({ Section }) => Section);
}

export function presentDeskRow(
  row: ReportRow,
  title: Pick<PartRow, 'written_cn' | 'written_en'> | undefined,
): DeskMarketReportRow {
  const state = marketReportStates.find((one) => one === row.state);
  if (state === undefined) throw new Error(`${row.state} is no state`);
  return {
    ReportID: row.id,
    State: state,
    Week: formatWeek(row.week_start),
    PeriodStart: row.week_start,
    PeriodEnd: row.week_end,
    TitleCn: title?.written_cn ?? row.title_cn,
    TitleEn: title?.written_en ?? row.title_en,
    PublishedAt: row.published_at === null ? null : shanghaiMoment(row.published_at),
    Demo: row.is_demo,
  };
}

export function presentPart(row: PartRow): ReportPartText {
  return { Cn: row.written_cn, En: row.written_en, ...presentSaved(row) };
}

interface DeskReportParts {
  readonly parts: readonly PartRow[];
  readonly figures: FrozenFigures;
  readonly isUnpublished: boolean;
  readonly before: { readonly week: string; readonly parts: readonly PartRow[] } | null;
}

function presentParts(parts: readonly PartRow[]): DeskMarketReport['Parts'] {
  return byReportPart((name) => {
    const found = parts.find(({ part }) => part === name);
    if (found === undefined) throw new Error(`The issue has no ${name}`);
    return presentPart(found);
  });
}

export function presentDeskReport(
  row: ReportRow,
  { parts, figures, isUnpublished, before }: DeskReportParts,
): DeskMarketReport {
  return {
    ...presentDeskRow(
      row,
      parts.find(({ part }) => part === 'title'),
    ),
    Unpublished: isUnpublished,
    Parts: presentParts(parts),
    Figures: reportSections.map((Section) => ({ Section, Figures: figures[Section] ?? [] })),
    Before: before === null ? null : { Week: formatWeek(before.week), Parts: toWords(presentParts(before.parts)) },
  };
}

function toWords(parts: DeskMarketReport['Parts']) {
  return byReportPart((part) => ({ Cn: parts[part].Cn, En: parts[part].En }));
}
