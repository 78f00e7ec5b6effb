import { type HistoryPeriod, type IndexKind, indexKinds, type PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { readPeriod } from '../quotes/quotes-query.ts';

export interface IndexState {
  readonly meat: PriceMeat;
  readonly kind: IndexKind;
  readonly origin: string;
  readonly period: HistoryPeriod;
}

export function readIndexState(search: URLSearchParams): IndexState {
  const origin = search.get('origin') ?? '';
  const kind = indexKinds.find(({ code }) => code === search.get('kind'))?.code ?? 'forward';
  return {
    meat: search.get('meat') === 'pork' ? 'pork' : 'beef',
    kind,
    // The spread is of all origins together.
    origin: kind !== 'spread' && /^[A-Z]{3}$/.test(origin) ? origin : '',
    period: readPeriod(search.get('period')),
  };
}

export function indexSearch({ meat, kind, origin, period }: IndexState): string {
  const search = new URLSearchParams();
  if (meat !== 'beef') search.set('meat', meat);
  if (kind !== 'forward') search.set('kind', kind);
  if (origin !== '') search.set('origin', origin);
  if (period !== '1Y') search.set('period', period);
  return search.size === 0 ? '' : `?${search.toString()}`;
}

export async function loadIndex({ api, edition, url }: PageQuery) {
  const state = readIndexState(url.searchParams);
  const isEn = edition === 'en';
  const operation = state.meat === 'pork' ? 'GetPorkPriceDataIndex' : 'GetWebBeefPriceDataIndex';
  const [all, one] = await Promise.all([
    api('GetWebPriceDataIndex', { isEn, Meat: state.meat }),
    api(operation, { isEn, Kind: state.kind, Origin: state.origin, Period: state.period }),
  ]);
  return { state, latest: all.Rows, name: one.Row, points: one.Rows, dict: one.Dict };
}
export type IndexData = Awaited<ReturnType<typeof loadIndex>>;
