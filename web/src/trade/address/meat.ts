import { findView, type ViewCode, listViews } from '@btc/contract/trade/views.ts';

export const meats = ['beef', 'pork'] as const;
export type Meat = (typeof meats)[number];

/** The meat that a path opens by itself: the Chinese edition has a page of its own for pork. */
export function toPathMeat(pathname: string): Meat {
  return /\/PorkData\/?$/i.test(pathname) ? 'pork' : 'beef';
}

/** The meat a view is of. */
export function toMeat(view: ViewCode): Meat {
  return findView(view)?.meat ?? 'beef';
}

/** The view an address asks for: by its code, or the first of the meat it names, or of `base`. */
export function viewAt(search: URLSearchParams, base: Meat): ViewCode {
  const named = findView(search.get('view') ?? '');
  if (named !== undefined) return named.code;
  const meat = meats.find((one) => one === search.get('meat')) ?? base;
  return listViews(meat)[0]?.code ?? 'beef-one';
}
