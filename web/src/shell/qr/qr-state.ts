import { useSyncExternalStore } from 'react';
import { readSession, writeSession } from '#i18n/session-value.ts';
import { createSharedValue } from '#platform/answers/shared-value.ts';

/** `waiting` on the server and while hydrating: whoever has dismissed the panel must not see it flash. */
export type QrState = 'waiting' | 'shown' | 'dismissed';

const key = 'qrPanelDismissed';
// For browsers that refuse session storage: the choice then lasts until the page is reloaded.
const dismissed = createSharedValue(false);

/** Puts the panel away for the rest of the browser session. */
export function dismissQrPanel(): void {
  writeSession(key, '1');
  dismissed.set(true);
}

function read(): QrState {
  return dismissed.get() || readSession(key) !== null ? 'dismissed' : 'shown';
}

export function useQrState(): QrState {
  return useSyncExternalStore<QrState>(dismissed.subscribe, read, () => 'waiting');
}
