import type { Edition } from '../members/access.ts';
import { pathFor } from '../wire/edition-path.ts';
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

export function toPricePath(edition: Edition, page: PricePage): string {
  return pathFor(edition, pricePages[page]);
}

export function toPriceSeriesPath(edition: Edition, id: number): string {
  return pathFor(edition, `/BTCPrice/Series/${id}`);
}

export function toMarketReportPath(edition: Edition, id: number): string {
  return pathFor(edition, `${pricePages.report}/${id}`);
}

/** File of one issue; the edition is a query parameter. */
export function toMarketReportFilePath(edition: Edition, id: number): string {
  return `/market-report/${id}.pdf?edition=${edition}`;
}

export function toMarketReportDraftPath(edition: Edition, id: number): string {
  return `${toMarketReportFilePath(edition, id)}&draft=1`;
}

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

export interface PriceFileQuestion {
  readonly file: PriceFile;
  readonly form: 'csv' | 'xlsx';
  /** By the operation's field names; empty values are left out. */
  readonly query: Readonly<Record<string, string>>;
}

export function toQuoteTemplatePath(edition: Edition, form: 'csv' | 'xlsx'): string {
  return `/download/quote-template.${form}?edition=${edition}`;
}

/** A price file; the edition is a query parameter. */
export function toPriceFilePath(edition: Edition, { file, form, query }: PriceFileQuestion): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  search.set('edition', edition);
  return `/download/${file}.${form}?${search.toString()}`;
}
