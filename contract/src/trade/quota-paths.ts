import type { Edition } from '../members/access.ts';
import { pathFor } from '../wire/edition-path.ts';

/** Without the edition's prefix. */
export const quotaPage = '/Quota';

export function toQuotaPath(edition: Edition): string {
  return pathFor(edition, quotaPage);
}

export const maxCargoes = 6;
