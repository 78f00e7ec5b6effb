import {
  type ConvertibleLevel,
  convertibleLevels,
  type PriceMeat,
  type PriceUnit,
  priceUnits,
  type QuotedMarket,
  quotedMarkets,
} from '@btc/contract/prices/price-codes.ts';
import { isDay } from '@btc/contract/time.ts';

export interface PriceTerms {
  /** Empty for as quoted. */
  readonly unit: PriceUnit | '';
  readonly level: ConvertibleLevel | '';
  readonly isOverQuota: boolean;
}

export interface QuoteState extends PriceTerms {
  readonly meat: PriceMeat;
  readonly market: QuotedMarket;
  /** YYYY-MM-DD; empty for the latest. */
  readonly date: string;
  readonly origin: string;
  readonly cut: string;
  readonly port: string;
  readonly term: string;
}

const code = /^[\w-]{1,40}$/;

function codeIn(search: URLSearchParams, name: string): string {
  const value = search.get(name) ?? '';
  return code.test(value) ? value : '';
}

/** Meat of an address: /cn/ProkPrice (sic) is pork; elsewhere the query decides. */
export function toAddressMeat({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): PriceMeat {
  return /\/ProkPrice\/?$/i.test(pathname) || searchParams.get('meat') === 'pork' ? 'pork' : 'beef';
}

/** Reads an address; missing or invalid parts take their defaults. */
export function readQuoteState(url: Pick<URL, 'pathname' | 'searchParams'>): QuoteState {
  const search = url.searchParams;
  const date = search.get('date') ?? '';
  return {
    meat: toAddressMeat(url),
    market: quotedMarkets.find((market) => market === search.get('market')) ?? 'forward',
    date: isDay(date) ? date : '',
    origin: codeIn(search, 'origin'),
    cut: codeIn(search, 'cut'),
    port: codeIn(search, 'port'),
    term: codeIn(search, 'term'),
    unit: priceUnits.find((unit) => unit.code === search.get('unit'))?.code ?? '',
    level: convertibleLevels.find((level) => level === search.get('level')) ?? '',
    isOverQuota: search.get('quota') === 'over',
  };
}

/** The query of a state; the meat is left out where the path implies it. */
export function quoteSearch(state: QuoteState, pathMeat: PriceMeat): string {
  const search = new URLSearchParams();
  const set = (name: string, value: string, standard = '') => {
    if (value !== standard) search.set(name, value);
  };
  if (state.meat !== pathMeat) search.set('meat', state.meat);
  set('market', state.market, 'forward');
  set('date', state.date);
  set('origin', state.origin);
  set('cut', state.cut);
  set('port', state.port);
  set('term', state.term);
  set('unit', state.unit);
  set('level', state.level);
  if (state.isOverQuota) search.set('quota', 'over');
  const query = search.toString();
  return query === '' ? '' : `?${query}`;
}

/** State for another meat or market: date, cuts and terms are reset, the way prices are computed stays. */
export function resetState(state: QuoteState, change: Pick<QuoteState, 'meat' | 'market'>): QuoteState {
  return { ...state, ...change, date: '', origin: '', cut: '', port: '', term: '' };
}

type Quoted = readonly { readonly Code: string; readonly MarketTypes: readonly QuotedMarket[] }[];

/** Filter options, each with the markets that quote it. */
export interface QuoteOptions {
  readonly Origins: Quoted;
  readonly Cuts: Quoted;
  readonly Ports: Quoted;
  readonly Terms: Quoted;
}

/** State for another market: the date is reset, filters stay where the market quotes them. */
export function inMarket(state: QuoteState, market: QuotedMarket, options: QuoteOptions): QuoteState {
  const keepListed = (list: Quoted, code: string) =>
    list.some(({ Code, MarketTypes }) => Code === code && MarketTypes.includes(market)) ? code : '';
  return {
    ...state,
    market,
    date: '',
    origin: keepListed(options.Origins, state.origin),
    cut: keepListed(options.Cuts, state.cut),
    port: keepListed(options.Ports, state.port),
    term: keepListed(options.Terms, state.term),
  };
}
