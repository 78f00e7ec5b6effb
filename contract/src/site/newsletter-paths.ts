import type { Edition } from '../members/access.ts';
import { pathFor } from '../wire/edition-path.ts';
/** Where the week by mail is asked for. */
export function toNewsletterPath(edition: Edition): string {
  return pathFor(edition, '/Newsletter');
}

/** Where it is confirmed: the key stands behind the `#`, which browsers keep to themselves. */
export function toNewsletterConfirmPath(edition: Edition, key: string): string {
  return pathFor(edition, `/Newsletter/Confirm#${new URLSearchParams({ key }).toString()}`);
}

/** Where a person stops it. */
export function toNewsletterStopPath(edition: Edition, key: string): string {
  return pathFor(edition, `/Newsletter/Stop#${new URLSearchParams({ key }).toString()}`);
}

/** Where a mail program stops it in one step (RFC 8058): by POST only; a GET leads to the page. */
export const oneClickStopPath = '/newsletter/one-click';

/** The whole one-click address of a reader, below the portal's own. */
export function oneClickStopAddress(edition: Edition, key: string): string {
  return `${oneClickStopPath}?${new URLSearchParams({ edition, key }).toString()}`;
}

/** How long a question for confirmation holds. */
export const confirmHours = 48;
