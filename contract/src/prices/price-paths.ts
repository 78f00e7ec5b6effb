import type { Edition } from '../members/access.ts';
import { pathFor } from '../wire/edition-path.ts';
/** Pages under the price page, without the edition's prefix. */
export const pricePages = {
  quotes: '/BTCPrice',
  indices: '/BTCPrice/Indices',
  liveCattle: '/BTCPrice/LiveCattle',
  benchmarks: '/BTCPrice/Benchmarks',
  survey: '/BTCPrice/Survey',
  report: '/BTCPrice/Report',
  analysis: '/BTCPrice/Analysis',
  landedCost: '/BTCPrice/LandedCost',
  methods: '/BTCPrice/Methods',
} as const;
export type PricePage = keyof typeof pricePages;

/** The address of a price page in an edition. */
export function toPricePath(edition: Edition, page: PricePage): string {
  return pathFor(edition, pricePages[page]);
}

/** One series over time. */
export function toPriceSeriesPath(edition: Edition, id: number): string {
  return pathFor(edition, `/BTCPrice/Series/${id}`);
}

/** One issue of the weekly market report. */
export function toMarketReportPath(edition: Edition, id: number): string {
  return pathFor(edition, `${pricePages.report}/${id}`);
}

/** The file of one issue; the edition is asked for in the query. */
export function toMarketReportFilePath(edition: Edition, id: number): string {
  return `/market-report/${id}.pdf?edition=${edition}`;
}

/** The same of an issue as staff would publish it now. */
export function toMarketReportDraftPath(edition: Edition, id: number): string {
  return `${toMarketReportFilePath(edition, id)}&draft=1`;
}

/** What of the prices can be had as a file. */
export const priceFiles = [
  'prices',
  'price-history',
  'beef-price-index',
  'pork-price-index',
  'live-cattle',
  'price-benchmark',
  'price-survey',
  'landed-cost',
] as const;
export type PriceFile = (typeof priceFiles)[number];

/** What a file is asked by. */
export interface PriceFileQuestion {
  readonly file: PriceFile;
  readonly form: 'csv' | 'xlsx';
  /** By the names of the operation's question; empty answers are left out. */
  readonly query: Readonly<Record<string, string>>;
}

/** The form that files of quotes come in, empty. */
export function toQuoteTemplatePath(edition: Edition, form: 'csv' | 'xlsx'): string {
  return `/download/quote-template.${form}?edition=${edition}`;
}

/** A file of prices; the edition is asked for in the query. */
export function toPriceFilePath(edition: Edition, { file, form, query }: PriceFileQuestion): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  search.set('edition', edition);
  return `/download/${file}.${form}?${search.toString()}`;
}
