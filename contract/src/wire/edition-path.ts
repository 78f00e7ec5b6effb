import type { Edition } from '../members/access.ts';

/** The address of a page in an edition; `path` is written without prefix, e.g. `/BTCInfo`. */
export function pathFor(edition: Edition, path: string): string {
  return edition === 'cn' ? `/cn${path}` : path;
}
