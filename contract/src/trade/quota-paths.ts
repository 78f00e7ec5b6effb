import type { Edition } from '../members/access.ts';
import { pathFor } from '../wire/edition-path.ts';

/** The quota desk, without the edition's prefix. */
export const quotaPage = '/Quota';

/** The address of the quota desk in an edition. */
export function toQuotaPath(edition: Edition): string {
  return pathFor(edition, quotaPage);
}

/** Cargoes that the clock can be asked about at once. */
export const maxCargoes = 6;
