import type { Edition } from '../members/access.ts';
import { pathFor } from '../wire/edition-path.ts';

/** Without the edition's prefix. */
export const searchPage = '/Search';

export const maxSearchLetters = 60;

/** Without words, the search page itself. */
export function toSearchPath(edition: Edition, words = ''): string {
  const page = pathFor(edition, searchPage);
  return words === '' ? page : `${page}?${new URLSearchParams({ q: words }).toString()}`;
}
