import type { Edition } from './access.ts';

/** Where the membership brochure (PDF) of an edition is. */
export function toBrochurePath(edition: Edition): string {
  return `/membership_${edition}.pdf`;
}
