import {
  type BenchmarkPeriod,
  openWindow,
  readBenchmarkPeriod,
  toPeriod,
} from '@btc/contract/prices/benchmarks/benchmark-window.ts';
import { addDays } from '@btc/contract/time.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { findPublishedOn } from '../share/published-on-address.ts';

export const besideCodes = ['beef-forward', 'beef-spot', 'pork-forward', 'pork-spot'] as const;
export type Beside = (typeof besideCodes)[number];

export interface BenchmarkState {
  /** Empty for the first of the list. */
  readonly code: string;
  readonly period: BenchmarkPeriod;
  readonly beside: Beside | '';
  /** Shows prices as published on this day; null for current prices. */
  readonly publishedOn: string | null;
}

export function readBenchmarkState(search: URLSearchParams): BenchmarkState {
  return {
    code: (search.get('code') ?? '').slice(0, 60),
    period: readBenchmarkPeriod(search.get('period')),
    beside: besideCodes.find((code) => code === search.get('beside')) ?? '',
    publishedOn: findPublishedOn(search),
  };
}

export function benchmarkSearch({ code, period, beside, publishedOn }: BenchmarkState): string {
  const search = new URLSearchParams();
  if (code !== '') search.set('code', code);
  if (period !== 'all') search.set('period', period);
  if (beside !== '') search.set('beside', beside);
  if (publishedOn !== null) search.set('asof', publishedOn);
  return search.size === 0 ? '' : `?${search.toString()}`;
}

function loadLevels({ api, edition }: Pick<PageQuery, 'api' | 'edition'>, beside: Beside, from: string) {
  const [meat, kind] = beside.split('-');
  const operation = meat === 'pork' ? 'GetPorkPriceDataIndex' : 'GetWebBeefPriceDataIndex';
  // The first month's weeks begin within it; the first day's week before it.
  const earlier = addDays(from, -6);
  return api(operation, { isEn: edition === 'en', Kind: kind === 'spot' ? 'spot' : 'forward', StartDate: earlier });
}

export async function loadBenchmarks({ api, edition, url }: PageQuery) {
  const state = readBenchmarkState(url.searchParams);
  const isEn = edition === 'en';
  const asPublished = state.publishedOn === null ? {} : { AsPublishedOn: state.publishedOn };
  const { List: all, Dict: dict } = await api('GetPriceBenchmarks', { isEn, ...asPublished });
  const chosen = all.find(({ Code }) => Code === state.code) ?? all[0] ?? null;
  const period = toPeriod(state, chosen);
  if (chosen === null || dict.Locked !== null) return { state, all, chosen, period, dict, values: [], levels: null };
  const question = { isEn, Code: chosen.Code, ...openWindow(period, chosen.To), ...asPublished };
  const { Rows: values } = await api('GetPriceBenchmarks', question);
  const from = values[0]?.Date;
  const levels =
    state.beside === '' || from === undefined ? null : await loadLevels({ api, edition }, state.beside, from);
  return { state, all, chosen, period, dict, values, levels };
}
export type BenchmarkData = Awaited<ReturnType<typeof loadBenchmarks>>;
export type Benchmark = BenchmarkData['all'][number];
export type BenchmarkValue = BenchmarkData['values'][number];
