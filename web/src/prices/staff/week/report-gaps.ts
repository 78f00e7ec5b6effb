import type { DeskMarketReport } from '@btc/contract/prices/market-report.ts';
import { type ReportPart, type ReportSection, reportSections } from '@btc/contract/prices/week-codes.ts';

export type ReportTexts = Readonly<Record<ReportPart, { readonly Cn: string; readonly En: string }>>;

export interface ReportGaps {
  /** Without figures and without a text: readers do not see them at all. */
  readonly empty: readonly ReportSection[];
  /** With a text, but without the figures it would stand above. */
  readonly noFigures: readonly ReportSection[];
  /** With text or figures, but without a text in the language. */
  readonly noTextCn: readonly ReportSection[];
  readonly noTextEn: readonly ReportSection[];
  /** A language is missing in title or summary, which blocks publication. */
  readonly lacks: readonly ReportPart[];
  /** It would be published on another day than the Friday of its week. */
  readonly isOffDay: boolean;
}

type Reported = Pick<DeskMarketReport, 'Figures' | 'PeriodEnd' | 'State'>;

/** Gaps of an issue if it were published today (day in Shanghai). */
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
