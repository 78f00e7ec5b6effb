import type { DeskMarketReport } from '@btc/contract/prices/market-report.ts';
import { type ReportPart, type ReportSection, reportSections } from '@btc/contract/prices/week-codes.ts';

/** What is written of each part, title and sections, in both languages. */
export type ReportTexts = Readonly<Record<ReportPart, { readonly Cn: string; readonly En: string }>>;

export interface ReportGaps {
  /** Without figures and without a text: readers do not see them at all. */
  readonly empty: readonly ReportSection[];
  /** With a text, but without the figures it would stand above. */
  readonly noFigures: readonly ReportSection[];
  /** With something in them, but no text in the language. */
  readonly noTextCn: readonly ReportSection[];
  readonly noTextEn: readonly ReportSection[];
  /** Title or summary lack a language: without them no issue goes out. */
  readonly lacks: readonly ReportPart[];
  /** It goes out on another day than the Friday of its week. */
  readonly isOffDay: boolean;
}

type Reported = Pick<DeskMarketReport, 'Figures' | 'PeriodEnd' | 'State'>;

/** What is missing in an issue as it would go out today, a day of Shanghai. */
export function listGaps({ Figures, PeriodEnd, State }: Reported, texts: ReportTexts, today: string): ReportGaps {
  const hasFigures = new Set(Figures.filter((one) => one.Figures.length > 0).map(({ Section }) => Section));
  const isWritten = (part: ReportPart) => ({ cn: texts[part].Cn.trim() !== '', en: texts[part].En.trim() !== '' });
  const others = reportSections.filter((section) => section !== 'summary');
  const isBare = (section: ReportSection) => !isWritten(section).cn && !isWritten(section).en;
  const filled = others.filter((section) => !isBare(section) || hasFigures.has(section));
  return {
    empty: others.filter((section) => isBare(section) && !hasFigures.has(section)),
    noFigures: reportSections.filter((section) => !isBare(section) && !hasFigures.has(section)),
    noTextCn: filled.filter((section) => !isWritten(section).cn),
    noTextEn: filled.filter((section) => !isWritten(section).en),
    lacks: (['title', 'summary'] as const).filter((part) => !isWritten(part).cn || !isWritten(part).en),
    isOffDay: State !== 'published' && today !== PeriodEnd,
  };
}
