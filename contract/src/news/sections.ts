/**
 * The sections of BTC Info (domain file C.5). `headlines` is no section of its own: it lists what the editors put
 * at the top, whatever its section.
 */
export const newsSections = ['policy', 'trade', 'price', 'plants', 'epidemic', 'company', 'report'] as const;
export type NewsSection = (typeof newsSections)[number];

/** What a section list can be asked for: one section, the editors' headlines, or everything by date. */
export const newsSectionFilters = ['all', 'headlines', ...newsSections] as const;
export type NewsSectionFilter = (typeof newsSectionFilters)[number];

/** Whether a word out of an address is something that a section list can be asked for. */
export function isNewsSectionFilter(word: string): word is NewsSectionFilter {
  return newsSectionFilters.some((name) => name === word);
}

export const articleAccesses = ['free', 'member'] as const;
export type ArticleAccess = (typeof articleAccesses)[number];

export const articleMeats = ['beef', 'pork', 'both'] as const;
export type ArticleMeat = (typeof articleMeats)[number];

/** The rhythms in which periodic reports come out. */
export const reportTypes = ['week', 'month', 'quarter'] as const;
export type ReportType = (typeof reportTypes)[number];

/** Whether a word out of an address names a kind of periodic report. */
export function isReportType(word: string): word is ReportType {
  return reportTypes.some((name) => name === word);
}

/** How many hits a search counts before it says "more than". */
export const searchTotalCap = 200;
