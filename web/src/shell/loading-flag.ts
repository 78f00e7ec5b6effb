import { useSyncExternalStore } from 'react';

/** The global loading flag that the overlay follows: up while at least one piece of work is under way. */
let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Raises the flag; call the returned function when the work has ended, however it ended (a second call does nothing). */
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
  return running > 0;
}

export function subscribeLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The flag as React sees it; always down on the server. */
export function useLoadingFlag(): boolean {
  return useSyncExternalStore(subscribeLoading, isLoading, () => false);
}
