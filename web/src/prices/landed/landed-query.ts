import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { isDay } from '@btc/contract/time.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';

export const ownFigures = ['rate', 'duty', 'surcharge', 'additional', 'vat', 'port'] as const;
export type OwnFigure = (typeof ownFigures)[number];

export interface LandedState {
  readonly meat: PriceMeat;
  readonly origin: string;
  readonly date: string;
  readonly cif: string;
  readonly own: Readonly<Record<OwnFigure, string>>;
}

export const firstCif = '6000';

export function readLandedState(search: URLSearchParams): LandedState {
  const typed = (name: string) => (search.get(name) ?? '').trim().slice(0, 12);
  const origin = typed('origin').toUpperCase();
  const date = typed('date');
  return {
    meat: search.get('meat') === 'pork' ? 'pork' : 'beef',
    origin: /^[A-Z]{3}$/.test(origin) ? origin : '',
    date: isDay(date) ? date : '',
    cif: typed('cif') === '' ? firstCif : typed('cif'),
    own: {
      rate: typed('rate'),
      duty: typed('duty'),
      surcharge: typed('surcharge'),
      additional: typed('additional'),
      vat: typed('vat'),
      port: typed('port'),
    },
  };
}

/** A typed number with either decimal mark; null if invalid. */
export function toNumber(typed: string): number | null {
  const text = typed.replaceAll(/[\s,，]/g, (sign) => (sign === ',' || sign === '，' ? '.' : ''));
  if (!/^\d+(?:\.\d+)?$/.test(text)) return null;
  return Number(text);
}

/** CIF price in USD/t; a comma before three digits separates thousands, as no such price has three decimals. */
export function toCif(typed: string): number | null {
  return toNumber(/^\s*\d{1,3}(?:[,，]\d{3})+(?:\.\d+)?\s*$/.test(typed) ? typed.replaceAll(/[,，]/g, '') : typed);
}

function ownInput(own: LandedState['own']) {
  const fields = {
    rate: 'CnyPerUsd',
    duty: 'DutyPercent',
    surcharge: 'SurchargePercent',
    additional: 'AdditionalPercent',
    vat: 'VatPercent',
    port: 'PortCost',
  } as const;
  const given: { -readonly [Name in (typeof fields)[OwnFigure]]?: number } = {};
  for (const name of ownFigures) {
    const value = toNumber(own[name]);
    if (value !== null) given[fields[name]] = value;
  }
  return given;
}

export function landedQuestion({ meat, origin, date, cif, own }: LandedState): Readonly<Record<string, string>> {
  const given = Object.entries(ownInput(own)).map(([name, value]) => [name, String(value)]);
  return { Meat: meat, Origin: origin, Date: date, Cif: String(toCif(cif) ?? ''), ...Object.fromEntries(given) };
}

export function landedSearch({ own, ...rest }: LandedState): string {
  return `?${new URLSearchParams(Object.entries({ ...rest, ...own }).filter(([, value]) => value !== '')).toString()}`;
}

export async function loadLanded({ api, edition, url }: PageQuery) {
  const state = readLandedState(url.searchParams);
  const isEn = edition === 'en';
  const dictionary = state.meat === 'pork' ? 'GetWebPorkFrontPriceDictionary' : 'GetWebFrontPriceDictionary';
  const { Dict: options } = await api(dictionary, { isEn });
  // What is quoted from China itself is not imported.
  const origins = options.Origins.filter(({ Code }) => Code !== 'CHN').map(({ Code, NameCn, NameEn }) => ({
    code: Code,
    name: isEn ? NameEn : NameCn,
  }));
  const origin = state.origin === '' ? (origins[0]?.code ?? 'BRA') : state.origin;
  const request = { ...state, origin };
  const cif = toCif(state.cif);
  if (cif === null || cif <= 0) return { state: request, origins, answer: null };
  try {
    const answer = await api('GetLandedCost', {
      isEn,
      Meat: state.meat,
      Origin: origin,
      Date: state.date,
      Cif: cif,
      ...ownInput(state.own),
    });
    return { state: request, origins, answer };
  } catch (error) {
    // What the records have no figures for is said on the page; the inputs stay.
    if (isApiError(error) && (error.code === 1001 || error.code === 1009))
      return { state: request, origins, answer: null };
    throw error;
  }
}
export type LandedData = Awaited<ReturnType<typeof loadLanded>>;
