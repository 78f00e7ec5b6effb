/** The forms of price files; without zod, so that a form can list them. */
export const priceFileForms = ['quotes', 'world-bank', 'futures', 'series'] as const;
export type PriceFileForm = (typeof priceFileForms)[number];

export const priceFileRule = {
  maxBytes: 12 * 1024 * 1024,
  /** Errors stored and returned per file; all are counted. */
  maxIssues: 10_000,
} as const;
