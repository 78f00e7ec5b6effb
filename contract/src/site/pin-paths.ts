import type { Edition } from '../members/access.ts';

/** What a reader has pinned, without the edition's prefix. */
export const myListPage = '/MyList';

export function toMyListPath(edition: Edition): string {
  return edition === 'cn' ? `/cn${myListPage}` : myListPage;
}
