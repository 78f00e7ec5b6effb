import type { Edition } from '../members/access.ts';
import { pathFor } from '../wire/edition-path.ts';

/** What a reader has pinned, without the edition's prefix. */
export const myListPage = '/MyList';

export function toMyListPath(edition: Edition): string {
  return pathFor(edition, myListPage);
}
