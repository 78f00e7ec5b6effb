/** The forms of price files; without zod, so that a form can list them. */
export const priceFileForms = ['quotes', 'world-bank', 'futures', 'series'] as const;
export type PriceFileForm = (typeof priceFileForms)[number];

/** What an uploaded price file may be. */
export const priceFileRule = {
  maxBytes: 12 * 1024 * 1024,
  extensions: ['.csv', '.xlsx'],
  /** So many errors of a file are kept and given; all are counted. */
  maxIssues: 10_000,
} as const;
