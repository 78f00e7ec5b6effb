import { useSyncExternalStore } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { createWaitingRequests, type WaitingRequest, type WaitingRequests } from './waiting-requests.ts';

let waiting: WaitingRequests | undefined;

export function waitingRequests(): WaitingRequests {
  waiting ??= createWaitingRequests({
    store: { read: readText, write: writeText },
    send: (request) => browserApi()('MembershipRequest', request),
    // oxlint-disable-next-line no-console -- the reader is not told: this line is for whoever looks into it
    note: (text, error) => console.debug(text, error),
  });
  return waiting;
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser without storage (private window, quota full) loses the request with the page. */
function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing to be done about it, and the reader is not to be disturbed.
  }
}

const none: readonly WaitingRequest[] = [];

export function useWaitingRequests(userId: number): readonly WaitingRequest[] {
  return useSyncExternalStore(
    (listener) => {
      const leave = waitingRequests().subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        leave();
        window.removeEventListener('storage', listener);
      };
    },
    () => waitingRequests().list(userId),
    () => none,
  );
}
