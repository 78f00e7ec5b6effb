import type { Edition } from '../members/access.ts';

/** `path` is written without prefix, e.g. `/BTCInfo`. */
export function pathFor(edition: Edition, path: string): string {
  return edition === 'cn' ? `/cn${path}` : path;
}
