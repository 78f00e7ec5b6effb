import { type HistoryPeriod, historyPeriods } from '@btc/contract/prices/price-codes.ts';
import { data } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { loadFreePrices } from './free-prices.tsx';
import { type PriceTerms, type QuoteState, readQuoteState } from './quote-address.ts';

export async function loadQuotes({ api, edition, url }: PageQuery) {
  const state = readQuoteState(url);
  const isEn = edition === 'en';
  const dictionary = state.meat === 'pork' ? 'GetWebPorkFrontPriceDictionary' : 'GetWebFrontPriceDictionary';
  const [{ Dict: options }, list, notes] = await Promise.all([
    api(dictionary, { isEn }),
    api('GetWebPriceDataList', {
      isEn,
      ...listQuestion(state),
      OverQuota: state.isOverQuota,
    }),
    api('GetPriceNotes', { isEn, Meat: state.meat }).then(
      ({ Rows }) => Rows,
      () => [],
    ),
  ]);
  const free =
    list.Dict.Locked === null || state.date !== ''
      ? null
      : await loadFreePrices(
          { api, edition },
          ({ Meat, MarketType, OriginCode, CutCode }) =>
            Meat === state.meat &&
            MarketType === state.market &&
            ['', OriginCode].includes(state.origin) &&
            ['', CutCode].includes(state.cut),
        );
  return { state, notes, options, rows: list.Rows, total: list.Total, dict: list.Dict, free };
}
export type QuotesData = Awaited<ReturnType<typeof loadQuotes>>;

export function listQuestion(state: QuoteState) {
  return {
    Meat: state.meat,
    MarketType: state.market,
    Date: state.date,
    Origin: state.origin,
    Cuts: state.cut,
    Port: state.port,
    Term: state.term,
    Unit: state.unit,
    Level: state.level,
    OverQuota: state.isOverQuota ? 'true' : '',
  };
}

export type SeriesTermsQuery = PriceTerms & { readonly period: HistoryPeriod };

export function readSeriesTerms(searchParams: URLSearchParams): SeriesTermsQuery {
  const { unit, level, isOverQuota } = readQuoteState({ pathname: '', searchParams });
  return { period: readPeriod(searchParams.get('period')), unit, level, isOverQuota };
}

export async function loadSeries({ api, edition, params, url }: PageQuery) {
  const id = Number(params['id']);
  if (!Number.isInteger(id) || id < 1) throw data({ key: 'notfound' }, { status: 404 });
  const { period, unit, level, isOverQuota } = readSeriesTerms(url.searchParams);
  const { Row, Rows, Dict } = await api('GetWebPriceHistory', {
    isEn: edition === 'en',
    SeriesID: id,
    Period: period,
    Unit: unit,
    Level: level,
    OverQuota: isOverQuota,
  });
  const free = Dict.Locked === null ? null : await loadFreePrices({ api, edition }, ({ SeriesID }) => SeriesID === id);
  return { id, period, unit, level, isOverQuota, series: Row, quotes: Rows, dict: Dict, free };
}
export type SeriesData = Awaited<ReturnType<typeof loadSeries>>;

export function readPeriod(word: string | null): HistoryPeriod {
  return historyPeriods.find((period) => period === word) ?? '1Y';
}
