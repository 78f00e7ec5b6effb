import type { Edition } from './access.ts';

export function toBrochurePath(edition: Edition): string {
  return `/membership_${edition}.pdf`;
}
