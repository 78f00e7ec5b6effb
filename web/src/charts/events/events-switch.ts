import { useSyncExternalStore } from 'react';
import { createSharedValue } from '#platform/answers/shared-value.ts';

const key = 'btc.chart-events';
/** Set in this document; null: the stored choice applies. */
const chosen = createSharedValue<boolean | null>(null);

/** Storage can be missing or forbidden: then the choice lasts as long as the document. */
function isStored(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function setEventsShown(isShown: boolean): void {
  chosen.set(isShown);
  try {
    if (isShown) window.localStorage.setItem(key, '1');
    else window.localStorage.removeItem(key);
  } catch {
    // It is not kept.
  }
}

/** False on the server and while hydrating. */
export function useEventsShown(): boolean {
  return useSyncExternalStore(
    chosen.subscribe,
    () => chosen.get() ?? isStored(),
    () => false,
  );
}
