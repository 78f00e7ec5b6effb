import { isMonth, periodKinds } from '@btc/contract/trade/period.ts';
import { factSources, type SeriesUnit, storageCodes } from '@btc/contract/trade/trade-codes.ts';
import { fitToView, listGoodsTypes } from './fit-to-view.ts';
import { type Meat, toMeat, viewAt } from './meat.ts';
import { figureForms, openingState, overlayCodes, type PageState, type Sorting, viewModes } from './page-state.ts';

/** Limits of the lists in an address. */
const maxSelected = { origins: 60, cuts: 30, plants: 20, compare: 5, pinned: 10 } as const;
const originPattern = /^[A-Z]{3}$/;
const codePattern = /^[A-Za-z0-9][\w-]{0,23}$/;
/** An approval number, or an alias such as P17 where numbers are hidden. */
const plantPattern = /^(?:P\d{1,9}|[A-Z]{3}-[A-Za-z0-9-]{1,19})$/;
const companyPattern = /^(?:[EIP]\d{1,9}|[A-Z]{3}-[A-Za-z0-9-]{1,19})$/;
const periodPattern = /^\d{4}(?:-(?:0[1-9]|1[0-2]|Q[1-4]|YTD(?:0[1-9]|1[0-2])))?$/;
const otherPattern = /^(?:[A-Z]{3}|[a-z]+(?:_[a-z0-9]+)*)$/;
const dayPattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const variantPattern = /^[a-z][A-Za-z]{0,19}$/;
const sortPattern = /^-?[A-Z][A-Za-z]{0,23}(?:\.\d{1,2})?$/;
const pagePattern = /^[1-9]\d{0,3}$/;
const maxFindLength = 40;

/** Units in an address, without characters that need escaping. */
const unitNames = { t: 't', USD: 'USD', CNY: 'CNY', 'USD/t': 'per-tonne', '%': 'share' } as const satisfies Record<
  SeriesUnit,
  string
>;
const units: readonly SeriesUnit[] = ['t', 'USD', 'CNY', 'USD/t', '%'];

/** Reads the state from an address; `base` is the default meat of the path. Invalid or unsupported members are ignored. */
export function readPageState(search: URLSearchParams, base: Meat): PageState {
  const view = viewAt(search, base);
  const one = <Code extends string>(name: string, codes: readonly Code[]): Code | null =>
    codes.find((code) => code === search.get(name)) ?? null;
  const text = (name: string, pattern: RegExp): string | null => {
    const value = search.get(name) ?? '';
    return pattern.test(value) ? value : null;
  };
  const month = (name: string): string | null => {
    const value = search.get(name) ?? '';
    return isMonth(value) ? value : null;
  };
  const list = (name: string, pattern: RegExp, most: number): readonly string[] =>
    [...new Set(toList(search, name).filter((code) => pattern.test(code)))].slice(0, most);
  const [from2, to2] = [month('from2'), month('to2')];
  const opening = openingState(view);
  return fitToView({
    view,
    types: listGoodsTypes(toMeat(view)).filter((type) => toList(search, 'type').includes(type)),
    origins: list('origin', originPattern, maxSelected.origins),
    storage: one('storage', storageCodes),
    cuts: list('cut', codePattern, maxSelected.cuts),
    plants: list('plant', plantPattern, maxSelected.plants),
    from: month('from'),
    to: month('to'),
    period: one('period', periodKinds),
    source: one('source', factSources),
    asPublishedOn: text('asof', dayPattern),
    weight: one('weight', ['carcase']) ?? opening.weight,
    second: from2 === null || to2 === null ? null : { from: from2, to: to2 },
    other: text('other', otherPattern),
    unit: units.find((unit) => unitNames[unit] === search.get('unit')) ?? null,
    show: one('show', figureForms) ?? opening.show,
    mode: one('mode', viewModes) ?? opening.mode,
    variant: text('variant', variantPattern),
    compare: list('compare', originPattern, maxSelected.compare),
    overlay: one('over', overlayCodes),
    at: text('at', periodPattern),
    sort: readSorting(text('sort', sortPattern)),
    find: (search.get('find') ?? '').trim().slice(0, maxFindLength).trim(),
    page: Number(text('p', pagePattern) ?? opening.page),
    pinned: list('pin', codePattern, maxSelected.pinned),
    company: text('company', companyPattern),
  });
}

/** Several values: repeated members as a form sends them, or joined as in our links. */
function toList(search: URLSearchParams, name: string): readonly string[] {
  return search.getAll(name).flatMap((text) => text.split(/[|.]/));
}

function readSorting(text: string | null): Sorting | null {
  if (text === null) return null;
  const descending = text.startsWith('-');
  return { key: descending ? text.slice(1) : text, descending };
}

/** The query members for a state; defaults are left out. */
export function addressMembers(state: PageState, base: Meat): readonly (readonly [string, string])[] {
  const opening = openingState(viewAt(new URLSearchParams(), toMeat(state.view)));
  const unless = (value: string, usual: string): string => (value === usual ? '' : value);
  const members: readonly (readonly [string, string])[] = [
    ['meat', unless(toMeat(state.view), base)],
    ['view', unless(state.view, opening.view)],
    ['type', state.types.join('.')],
    ['origin', state.origins.join('.')],
    ['storage', state.storage ?? ''],
    ['cut', state.cuts.join('.')],
    ['plant', state.plants.join('.')],
    ['period', state.period ?? ''],
    ['from', state.from ?? ''],
    ['to', state.to ?? ''],
    ['from2', state.second?.from ?? ''],
    ['to2', state.second?.to ?? ''],
    ['other', state.other ?? ''],
    ['source', state.source ?? ''],
    ['asof', state.asPublishedOn ?? ''],
    ['weight', unless(state.weight, opening.weight)],
    ['unit', state.unit === null ? '' : unitNames[state.unit]],
    ['show', unless(state.show, opening.show)],
    ['mode', unless(state.mode, opening.mode)],
    ['variant', state.variant ?? ''],
    ['compare', state.compare.join('.')],
    ['over', state.overlay ?? ''],
    ['at', state.at ?? ''],
    ['sort', state.sort === null ? '' : `${state.sort.descending ? '-' : ''}${state.sort.key}`],
    ['find', state.find],
    ['p', unless(String(state.page), String(opening.page))],
    ['pin', state.pinned.join('.')],
    ['company', state.company ?? ''],
  ];
  return members.filter(([, value]) => value !== '');
}

/** The query string for a state, with its question mark; empty for the default state. */
export function pageSearch(state: PageState, base: Meat): string {
  const params = addressMembers(fitToView(state), base).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return params.length === 0 ? '' : `?${params.join('&')}`;
}
