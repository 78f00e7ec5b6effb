import type { Edition } from '../members/access.ts';
import { pathFor } from '../wire/edition-path.ts';

/** The search over everything, without the edition's prefix. */
export const searchPage = '/Search';

/** As many letters may be asked for. */
export const maxSearchLetters = 60;

/** What a search finds in an edition; without words the page itself. */
export function toSearchPath(edition: Edition, words = ''): string {
  const page = pathFor(edition, searchPage);
  return words === '' ? page : `${page}?${new URLSearchParams({ q: words }).toString()}`;
}
