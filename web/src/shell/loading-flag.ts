import { useSyncExternalStore } from 'react';
import { createSharedValue } from '#platform/answers/shared-value.ts';

/** True while at least one piece of work is pending; shows the overlay. */
const running = createSharedValue(0);

function change(by: 1 | -1): void {
  running.set(running.get() + by);
}

/** Raises the flag; call the returned function when the work ends, in whatever way (a second call does nothing). */
export function beginLoading(): () => void {
  let ended = false;
  change(1);
  return () => {
    if (ended) return;
    ended = true;
    change(-1);
  };
}

/** Keeps the flag up while a promise is pending. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  const end = beginLoading();
  try {
    return await work;
  } finally {
    end();
  }
}

export function isLoading(): boolean {
  return running.get() > 0;
}

export const subscribeLoading = running.subscribe;

/** The flag as React sees it; always down on the server. */
export function useLoadingFlag(): boolean {
  return useSyncExternalStore(subscribeLoading, isLoading, () => false);
}
