import { findView, type ViewCode, listViews } from '@btc/contract/trade/views.ts';

export const meats = ['beef', 'pork'] as const;
export type Meat = (typeof meats)[number];

/** The meat a path shows by default: the Chinese edition has a separate page for pork. */
export function toPathMeat(pathname: string): Meat {
  return /\/PorkData\/?$/i.test(pathname) ? 'pork' : 'beef';
}

export function toMeat(view: ViewCode): Meat {
  return findView(view)?.meat ?? 'beef';
}

/** The view in an address: by its code, else the first of the meat it names or of `base`. */
export function viewAt(search: URLSearchParams, base: Meat): ViewCode {
  const named = findView(search.get('view') ?? '');
  if (named !== undefined) return named.code;
  const meat = meats.find((one) => one === search.get('meat')) ?? base;
  return listViews(meat)[0]?.code ?? 'beef-one';
}
