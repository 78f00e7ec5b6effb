/** Sections of BTC Info (domain file C.5). `headlines` is none: it lists the editors' picks of any section. */
export const newsSections = ['policy', 'trade', 'price', 'plants', 'epidemic', 'company', 'report'] as const;
export type NewsSection = (typeof newsSections)[number];

export const newsSectionFilters = ['all', 'headlines', ...newsSections] as const;
export type NewsSectionFilter = (typeof newsSectionFilters)[number];

export function isNewsSectionFilter(word: string): word is NewsSectionFilter {
  return newsSectionFilters.some((name) => name === word);
}

export const articleAccesses = ['free', 'member'] as const;
export type ArticleAccess = (typeof articleAccesses)[number];

export const articleMeats = ['beef', 'pork', 'both'] as const;
export type ArticleMeat = (typeof articleMeats)[number];

export const reportTypes = ['week', 'month', 'quarter'] as const;
export type ReportType = (typeof reportTypes)[number];

export function isReportType(word: string): word is ReportType {
  return reportTypes.some((name) => name === word);
}

/** Search counts stop here; beyond it says "more than". */
export const searchTotalCap = 200;
