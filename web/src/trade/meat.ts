import type { Edition } from '#i18n/edition.ts';

export const meats = ['beef', 'pork'] as const;
export type Meat = (typeof meats)[number];

/** Which meat the English page is about; the Chinese edition has a page of its own for pork. */
export function meatOf(search: URLSearchParams, edition: Edition): Meat {
  return edition === 'en' && search.get('meat') === 'pork' ? 'pork' : 'beef';
}
