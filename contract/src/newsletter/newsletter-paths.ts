import type { Edition } from '../members/access.ts';
import { pathFor } from '../wire/edition-path.ts';
export function toNewsletterPath(edition: Edition): string {
  return pathFor(edition, '/Newsletter');
}

/** The key is in the fragment, which browsers do not send to the server. */
export function toNewsletterConfirmPath(edition: Edition, key: string): string {
  return pathFor(edition, `/Newsletter/Confirm#${new URLSearchParams({ key }).toString()}`);
}

export function toNewsletterStopPath(edition: Edition, key: string): string {
  return pathFor(edition, `/Newsletter/Stop#${new URLSearchParams({ key }).toString()}`);
}

/** One-click unsubscribe for mail programs (RFC 8058): POST only; a GET leads to the page. */
export const oneClickStopPath = '/newsletter/one-click';

/** With the reader's key; relative to the portal's address. */
export function oneClickStopAddress(edition: Edition, key: string): string {
  return `${oneClickStopPath}?${new URLSearchParams({ edition, key }).toString()}`;
}

/** How long a confirmation link is valid. */
export const confirmHours = 48;
