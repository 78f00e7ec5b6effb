import type { Edition } from '../members/access.ts';

/** Page to stop an alert, or all alerts to a mail address; without the edition's prefix. */
export const alertStopPage = '/Alerts/Stop';

/** The key is in the fragment, which browsers do not send to the server. */
export function toAlertStopPath(edition: Edition, key: string): string {
  return `${edition === 'cn' ? '/cn' : ''}${alertStopPage}#${new URLSearchParams({ key }).toString()}`;
}

/** One-click unsubscribe for mail programs (RFC 8058): POST only; a GET leads to the page. */
export const alertOneClickPath = '/alerts/one-click';

export function alertOneClickAddress(edition: Edition, key: string): string {
  return `${alertOneClickPath}?${new URLSearchParams({ edition, key }).toString()}`;
}
