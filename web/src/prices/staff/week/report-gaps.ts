import type { DeskMarketReport, SaveReport } from '@btc/contract/prices/market-report.ts';

type Section = SaveReport['Sections'][number]['Section'];

export interface ReportGaps {
  /** Without figures and without a text: readers do not see them at all. */
  readonly empty: readonly Section[];
  /** With something in them, but no text in the language. */
  readonly noTextCn: readonly Section[];
  readonly noTextEn: readonly Section[];
  /** The summary lacks a language: without it no issue goes out. */
  readonly lacksSummary: boolean;
}

/** What is empty in an issue as it would go out. */
export function listGaps({ Sections }: DeskMarketReport, texts: SaveReport['Sections']): ReportGaps {
  const hasFigures = new Set(Sections.filter(({ Figures }) => Figures.length > 0).map(({ Section }) => Section));
  const written = texts.map(({ Section, TextCn, TextEn }) => ({
    section: Section,
    cn: TextCn.trim() !== '',
    en: TextEn.trim() !== '',
  }));
  const others = written.filter(({ section }) => section !== 'summary');
  const isEmpty = ({ section, cn, en }: (typeof written)[number]) => !cn && !en && !hasFigures.has(section);
  const filled = others.filter((one) => !isEmpty(one));
  const listNames = (list: typeof written) => list.map(({ section }) => section);
  return {
    empty: listNames(others.filter(isEmpty)),
    noTextCn: listNames(filled.filter(({ cn }) => !cn)),
    noTextEn: listNames(filled.filter(({ en }) => !en)),
    lacksSummary: written.some(({ section, cn, en }) => section === 'summary' && !(cn && en)),
  };
}
