import { beefTypes, type GoodsType, porkTypes } from '@btc/contract/trade/trade-codes.ts';
import { type DataView, getView, type ViewCode, type ViewFilter } from '@btc/contract/trade/views.ts';
import { type Meat, toMeat } from './meat.ts';
import type { PageState } from './page-state.ts';

/** The kinds of goods that the views of a meat can be asked for. */
export function listGoodsTypes(meat: Meat): readonly GoodsType[] {
  return meat === 'beef' ? beefTypes : porkTypes;
}

/** Whether a view takes a filter. */
export function takes(view: ViewCode, filter: ViewFilter): boolean {
  const { filters }: DataView = getView(view);
  return filters.includes(filter);
}

/** Whether the view's figure can draw chosen origins as lines against each other. */
export function canCompare(view: ViewCode): boolean {
  const { table: dimension, rows } = getView(view);
  return dimension === 'origin' && rows === 'members';
}

/** Whether another figure can be laid over what the view draws: over columns of amounts. */
export function takesOverlay(view: ViewCode): boolean {
  return getView(view).figure === 'stackedColumns';
}

/** What is put against each other in a view: two periods, two sides, or nothing. */
export function findContrast(view: ViewCode): 'periods' | 'sides' | null {
  if (getView(view).rows !== 'contrast') return null;
  return getView(view).figure === 'diverging' ? 'periods' : 'sides';
}

/** Whether a view can be by quarter or year: contrasts and the comparison of years are of months, whatever is asked. */
export function takesPeriod(view: ViewCode): boolean {
  const { rows } = getView(view);
  return rows === 'members' || rows === 'periods';
}

/** Carcase weight is computed for beef alone: offal has no carcase. */
export function hasCarcaseWeight({ view, types }: Pick<PageState, 'view' | 'types'>): boolean {
  return toMeat(view) === 'beef' && types.every((type) => type === 'beef');
}

/** Whether companies or plants are named in a view. */
export function showsCompanies(view: ViewCode): boolean {
  const { table: dimension } = getView(view);
  return dimension === 'importer' || dimension === 'plant';
}

/** Which kinds of company a view's rows are, and so whose trend can be opened from it. */
export function findTrend(view: ViewCode): 'importer' | 'exporter' | null {
  const { table: dimension } = getView(view);
  return dimension === 'importer' ? 'importer' : dimension === 'plant' ? 'exporter' : null;
}

/** The state without what its view does not take. */
export function fitToView(state: PageState): PageState {
  const { view } = state;
  const ofMeat = listGoodsTypes(toMeat(view));
  const types = takes(view, 'Type') ? state.types.filter((type) => ofMeat.includes(type)) : [];
  return {
    ...state,
    types,
    origins: takes(view, 'Origin') ? state.origins : [],
    storage: takes(view, 'Storage') ? state.storage : null,
    cuts: takes(view, 'Cuts') ? state.cuts : [],
    plants: takes(view, 'PlantNo') ? state.plants : [],
    weight: hasCarcaseWeight({ view, types }) ? state.weight : 'product',
    second: findContrast(view) === 'periods' ? state.second : null,
    other: findContrast(view) === 'sides' ? state.other : null,
    compare: canCompare(view) ? state.compare : [],
    overlay: takesOverlay(view) ? state.overlay : null,
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

/** How a state goes on in another view: what was asked stays where that view takes it, how it was shown does not. */
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
