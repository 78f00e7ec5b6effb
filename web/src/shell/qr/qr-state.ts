import { useSyncExternalStore } from 'react';
import { readSession, writeSession } from '#i18n/session-value.ts';

/** `waiting` on the server and while hydrating: whoever has dismissed the panel must not see it flash. */
export type QrState = 'waiting' | 'shown' | 'dismissed';

const key = 'qrPanelDismissed';
const listeners = new Set<() => void>();
// For browsers that refuse session storage: the choice then lasts until the page is reloaded.
let dismissed = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the panel away for the rest of the browser session. */
export function dismissQrPanel(): void {
  writeSession(key, '1');
  dismissed = true;
  for (const listener of listeners) listener();
}

function read(): QrState {
  return dismissed || readSession(key) !== null ? 'dismissed' : 'shown';
}

export function useQrState(): QrState {
  return useSyncExternalStore<QrState>(subscribe, read, () => 'waiting');
}
