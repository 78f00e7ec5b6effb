import type { Edition } from '../members/access.ts';
import { pathFor } from '../wire/edition-path.ts';

/** Without the edition's prefix. */
export const myListPage = '/MyList';

export function toMyListPath(edition: Edition): string {
  return pathFor(edition, myListPage);
}
