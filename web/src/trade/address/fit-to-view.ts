import { beefTypes, type GoodsType, porkTypes } from '@btc/contract/trade/trade-codes.ts';
import { type DataView, getView, type ViewCode, type ViewFilter } from '@btc/contract/trade/views.ts';
import { type Meat, toMeat } from './meat.ts';
import type { PageState } from './page-state.ts';

export function listGoodsTypes(meat: Meat): readonly GoodsType[] {
  return meat === 'beef' ? beefTypes : porkTypes;
}

export function hasFilter(view: ViewCode, filter: ViewFilter): boolean {
  const { filters }: DataView = getView(view);
  return filters.includes(filter);
}

/** Whether chosen origins can be compared as lines. */
export function canCompare(view: ViewCode): boolean {
  const { table: dimension, rows } = getView(view);
  return dimension === 'origin' && rows === 'members';
}

/** Only columns of amounts can have an overlay. */
export function supportsOverlay(view: ViewCode): boolean {
  return getView(view).figure === 'stackedColumns';
}

/** What a view contrasts: two periods, two sides, or nothing. */
export function findContrast(view: ViewCode): 'periods' | 'sides' | null {
  if (getView(view).rows !== 'contrast') return null;
  return getView(view).figure === 'diverging' ? 'periods' : 'sides';
}

/** Whether a view can be by quarter or year; contrasts and the comparison of years are always by month. */
export function supportsPeriods(view: ViewCode): boolean {
  const { rows } = getView(view);
  return rows === 'members' || rows === 'periods';
}

/** Carcase weight is computed for beef only: offal has no carcase. */
export function hasCarcaseWeight({ view, types }: Pick<PageState, 'view' | 'types'>): boolean {
  return toMeat(view) === 'beef' && types.every((type) => type === 'beef');
}

export function showsCompanies(view: ViewCode): boolean {
  const { table: dimension } = getView(view);
  return dimension === 'importer' || dimension === 'plant';
}

/** The kind of company in a view's rows, whose trend can be opened; null for none. */
export function findTrend(view: ViewCode): 'importer' | 'exporter' | null {
  const { table: dimension } = getView(view);
  return dimension === 'importer' ? 'importer' : dimension === 'plant' ? 'exporter' : null;
}

/** Drops the parts of a state that its view does not support. */
export function fitToView(state: PageState): PageState {
  const { view } = state;
  const ofMeat = listGoodsTypes(toMeat(view));
  const types = hasFilter(view, 'Type') ? state.types.filter((type) => ofMeat.includes(type)) : [];
  return {
    ...state,
    types,
    origins: hasFilter(view, 'Origin') ? state.origins : [],
    storage: hasFilter(view, 'Storage') ? state.storage : null,
    cuts: hasFilter(view, 'Cuts') ? state.cuts : [],
    plants: hasFilter(view, 'PlantNo') ? state.plants : [],
    weight: hasCarcaseWeight({ view, types }) ? state.weight : 'product',
    second: findContrast(view) === 'periods' ? state.second : null,
    other: findContrast(view) === 'sides' ? state.other : null,
    compare: canCompare(view) ? state.compare : [],
    overlay: supportsOverlay(view) ? state.overlay : null,
    company: isTrendView(view, state.company) ? state.company : null,
  };
}

function isTrendView(view: ViewCode, company: string | null): boolean {
  switch (findTrend(view)) {
    case 'importer':
      return company?.startsWith('I') === true && !company.includes('-');
    case 'exporter':
      return company !== null && !/^I\d/.test(company);
    case null:
      return false;
  }
}

/** Changes the view: keeps the filters it supports, and resets the presentation. */
export function changeView(state: PageState, view: ViewCode): PageState {
  return fitToView({
    ...state,
    view,
    // Another view may be answered by another source.
    source: null,
    second: null,
    other: null,
    unit: null,
    variant: null,
    compare: [],
    overlay: null,
    at: null,
    sort: null,
    find: '',
    page: 1,
    pinned: [],
    company: null,
    ...(toMeat(view) === toMeat(state.view) ? {} : { origins: [], cuts: [], plants: [], types: [] }),
  });
}
