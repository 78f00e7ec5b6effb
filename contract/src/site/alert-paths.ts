import type { Edition } from '../members/access.ts';

/** Where a person ends an alert, or all that go to a mail address, without the edition's prefix. */
export const alertStopPage = '/Alerts/Stop';

/** The key stands behind the `#`, which browsers keep to themselves. */
export function toAlertStopPath(edition: Edition, key: string): string {
  return `${edition === 'cn' ? '/cn' : ''}${alertStopPage}#${new URLSearchParams({ key }).toString()}`;
}

/** Where a mail program ends all of them in one step (RFC 8058): by POST only; a GET leads to the page. */
export const alertOneClickPath = '/alerts/one-click';

export function alertOneClickAddress(edition: Edition, key: string): string {
  return `${alertOneClickPath}?${new URLSearchParams({ edition, key }).toString()}`;
}
