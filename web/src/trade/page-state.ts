import { isMonth, type PeriodKind, periodKinds } from '@btc/contract/trade/period.ts';
import {
  type BeefType,
  beefTypes,
  type FactSource,
  factSources,
  type SeriesUnit,
  seriesUnits,
  type StorageCode,
  storageCodes,
} from '@btc/contract/trade/trade-codes.ts';

export const figureViews = ['chart', 'table'] as const;
export type FigureView = (typeof figureViews)[number];

/** Specification section 3, view modes. */
export const viewModes = ['large', 'small'] as const;
export type ViewMode = (typeof viewModes)[number];

/** The columns the table can be sorted by. */
export const sortKeys = [
  'Name',
  'Volume',
  'Share',
  'Yoy',
  'Ytd',
  'YtdYoy',
  'ValueUsd',
  'ValueCny',
  'UsdPerTonne',
] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Sorting {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** The whole state of the data page, as its address holds it; nulls and empty lists are the page's own choice. */
export interface PageState {
  readonly types: readonly BeefType[];
  readonly origins: readonly string[];
  readonly storage: StorageCode | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly period: PeriodKind | null;
  readonly source: FactSource | null;
  readonly unit: SeriesUnit | null;
  readonly view: FigureView;
  readonly mode: ViewMode;
  readonly sort: Sorting | null;
  /** The period whose ranking is shown; null is the whole span. */
  readonly at: string | null;
}

/** The page as it opens without any choice. */
export const openingState: PageState = {
  types: [],
  origins: [],
  storage: null,
  from: null,
  to: null,
  period: null,
  source: null,
  unit: null,
  view: 'chart',
  mode: 'large',
  sort: null,
  at: null,
};

const originPattern = /^[A-Z]{3}$/;
const periodPattern = /^\d{4}(?:-(?:0[1-9]|1[0-2]|Q[1-4]))?$/;
const mostOrigins = 60;

/** Reads the state from an address; members that are not known, or do not make sense, are as if they were not there. */
export function readPageState(search: URLSearchParams): PageState {
  const one = <Code extends string>(name: string, codes: readonly Code[]): Code | null =>
    codes.find((code) => code === search.get(name)) ?? null;
  const month = (name: string): string | null => {
    const text = search.get(name) ?? '';
    return isMonth(text) ? text : null;
  };
  const at = search.get('at') ?? '';
  return {
    types: beefTypes.filter((type) => listOf(search, 'type').includes(type)),
    origins: [...new Set(listOf(search, 'origin').filter((code) => originPattern.test(code)))].slice(0, mostOrigins),
    storage: one('storage', storageCodes),
    from: month('from'),
    to: month('to'),
    period: one('period', periodKinds),
    source: one('source', factSources),
    unit: one('unit', seriesUnits),
    view: one('view', figureViews) ?? openingState.view,
    mode: one('mode', viewModes) ?? openingState.mode,
    sort: readSorting(search.get('sort')),
    at: periodPattern.test(at) ? at : null,
  };
}

/** Several values stand side by side as a form sends them, or joined as our links write them. */
function listOf(search: URLSearchParams, name: string): readonly string[] {
  return search.getAll(name).flatMap((text) => text.split(/[|.]/));
}

function readSorting(text: string | null): Sorting | null {
  if (text === null) return null;
  const descending = text.startsWith('-');
  const key = sortKeys.find((one) => one === (descending ? text.slice(1) : text));
  return key === undefined ? null : { key, descending };
}

/** The query of the address that holds a state, with its question mark; empty for the page as it opens. */
export function pageSearch(state: PageState): string {
  const members: readonly (readonly [string, string])[] = [
    ['type', state.types.join('.')],
    ['origin', state.origins.join('.')],
    ['storage', state.storage ?? ''],
    ['period', state.period ?? ''],
    ['from', state.from ?? ''],
    ['to', state.to ?? ''],
    ['source', state.source ?? ''],
    ['unit', state.unit ?? ''],
    ['view', state.view === openingState.view ? '' : state.view],
    ['mode', state.mode === openingState.mode ? '' : state.mode],
    ['sort', state.sort === null ? '' : `${state.sort.descending ? '-' : ''}${state.sort.key}`],
    ['at', state.at ?? ''],
  ];
  const said = members.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  return said.length === 0 ? '' : `?${said.join('&')}`;
}

/** Whether two states ask for the same figures, however these are shown. */
export function asksTheSame(one: PageState, other: PageState): boolean {
  const asked = (state: PageState): string =>
    pageSearch({ ...state, unit: null, view: 'chart', mode: 'large', sort: null, at: null });
  return asked(one) === asked(other);
}
