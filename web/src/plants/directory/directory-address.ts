import { type PlantMeat, plantProducts, plantTypes, registrationStates } from '@btc/contract/plants/plant-codes.ts';
import { isDay } from '@btc/contract/time.ts';
import { type Edition, pathFor } from '#i18n/edition.ts';

export const plantViews = ['directory', 'changes', 'releases', 'structure'] as const;
export type PlantView = (typeof plantViews)[number];

export const structureViews = ['origin', 'state', 'province', 'type', 'product', 'group'] as const;
export type StructureView = (typeof structureViews)[number];

export const sorts = ['number', 'name', 'since'] as const;
type Sort = (typeof sorts)[number];

/** State of the plants page, all of it in the address; an empty list means all. */
export interface PlantsState {
  readonly meat: PlantMeat;
  readonly view: PlantView;
  readonly words: string;
  readonly origins: readonly string[];
  readonly provinces: readonly string[];
  readonly states: readonly string[];
  readonly types: readonly string[];
  readonly products: readonly string[];
  readonly asOf: string;
  readonly sort: Sort;
  readonly from: string;
  readonly to: string;
  readonly changes: readonly string[];
  readonly basis: string;
  readonly by: StructureView;
  readonly page: number;
}

export type ListFilter = 'origins' | 'provinces' | 'states' | 'types' | 'products' | 'changes';

const names = {
  words: 'q',
  origins: 'origin',
  provinces: 'province',
  states: 'status',
  types: 'type',
  products: 'scope',
  asOf: 'asof',
  sort: 'sort',
  from: 'from',
  to: 'to',
  changes: 'change',
  basis: 'basis',
  by: 'by',
} as const;

const maxQueryLength = 80;
const maxListLength = 400;

/** Meat of an address: /cn/BTCPorkEst is pork; elsewhere the query decides, beef by default. */
export function toAddressMeat({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): PlantMeat {
  return /\/BTCPorkEst\/?$/i.test(pathname) || searchParams.get('meat') === 'pork' ? 'pork' : 'beef';
}

/** Reads an address; missing or invalid parts take their defaults. */
export function readPlantsState(url: Pick<URL, 'pathname' | 'searchParams'>): PlantsState {
  const search = url.searchParams;
  const text = (name: string) => search.get(name) ?? '';
  const list = (name: string, fits: (code: string) => boolean) => {
    const codes = [
      ...new Set(
        text(name)
          .split('|')
          .map((code) => code.trim()),
      ),
    ];
    return codes
      .filter((code) => code !== '' && fits(code))
      .filter((_, index, all) => all.slice(0, index + 1).join('|').length <= maxListLength);
  };
  const among = (known: readonly string[]) => (code: string) => known.includes(code);
  const day = (name: string) => (isDay(text(name)) && text(name) <= '2099-12-31' ? text(name) : '');
  const page = Number(search.get('page') ?? '1');
  return {
    meat: toAddressMeat(url),
    view: plantViews.find((view) => view === text('view')) ?? 'directory',
    // What the call refuses in a question.
    words: text(names.words)
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, maxQueryLength),
    origins: list(names.origins, (code) => /^[A-Z]{3}$/.test(code)),
    provinces: list(names.provinces, (code) => code.length <= 80),
    states: list(names.states, among(registrationStates)),
    types: list(names.types, among(plantTypes)),
    products: list(names.products, among(plantProducts)),
    asOf: day(names.asOf),
    sort: sorts.find((sort) => sort === text(names.sort)) ?? 'number',
    from: day(names.from),
    to: day(names.to),
    changes: list(names.changes, (code) => /^[A-Z_]{3,10}$/.test(code)),
    basis: /^[a-z]{4,12}$/.test(text(names.basis)) ? text(names.basis) : '',
    by: structureViews.find((by) => by === text(names.by)) ?? 'origin',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

const fields = [
  'words',
  'origins',
  'provinces',
  'states',
  'types',
  'products',
  'asOf',
  'sort',
  'from',
  'to',
  'changes',
  'basis',
  'by',
] as const satisfies readonly (keyof typeof names)[];

const directoryOnly = ['words', 'provinces', 'states', 'types', 'products', 'sort'] as const;
const changesOnly = ['from', 'to', 'changes', 'basis'] as const;

/** Fields that apply to a view; the others are left out of its address. */
const used: Readonly<Record<PlantView, ReadonlySet<string>>> = {
  directory: new Set([...directoryOnly, 'origins', 'asOf']),
  changes: new Set([...changesOnly, 'origins']),
  releases: new Set(['origins']),
  structure: new Set(['by', 'origins', 'states', 'asOf']),
};

/** Chinese pork has a path of its own; English pork is in the query. */
export function plantsAddress(edition: Edition, state: PlantsState): string {
  const hasOwnPage = edition === 'cn' && state.meat === 'pork';
  const search = new URLSearchParams();
  if (state.meat === 'pork' && !hasOwnPage) search.set('meat', 'pork');
  if (state.view !== 'directory') search.set('view', state.view);
  for (const field of fields) {
    if (!used[state.view].has(field)) continue;
    const value = state[field];
    const text = typeof value === 'string' ? value : value.join('|');
    if (text !== '' && !(field === 'sort' && text === 'number') && !(field === 'by' && text === 'origin'))
      search.set(names[field], text);
  }
  if (state.page > 1) search.set('page', String(state.page));
  const query = search.toString();
  return pathFor(edition, hasOwnPage ? '/BTCPorkEst' : '/BTCEst') + (query === '' ? '' : `?${query}`);
}

/** A fresh state of a view; origins are kept unless the meat changes. */
export function freshView(state: PlantsState, change: Partial<Pick<PlantsState, 'meat' | 'view'>>): PlantsState {
  const empty = readPlantsState({ pathname: '', searchParams: new URLSearchParams() });
  const origins = change.meat === undefined || change.meat === state.meat ? state.origins : [];
  return { ...empty, meat: state.meat, view: state.view, ...change, origins };
}

/** Toggles a value of a filter and returns to the first page. */
export function toggled(state: PlantsState, filter: ListFilter, code: string): PlantsState {
  const had = state[filter];
  const values = had.includes(code) ? had.filter((one) => one !== code) : [...had, code];
  // States and provinces are those of an origin.
  const rest = filter === 'origins' ? { provinces: [] } : {};
  return { ...state, ...rest, [filter]: values, page: 1 };
}
