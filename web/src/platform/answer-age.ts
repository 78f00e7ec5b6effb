import { useSyncExternalStore } from 'react';

let oldest: number | null = null;
const listeners = new Set<() => void>();

function set(moment: number | null): void {
  if (moment === oldest) return;
  oldest = moment;
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** A `fetch` that notes answers which stand in for newer ones: no other call has an age. */
export function watchAges(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    const age = response.headers.get('Age');
    if (age !== null) set(Math.min(oldest ?? Infinity, Date.now() - Number(age) * 1000));
    return response;
  };
}

/** Called when another page is asked for: what the last one showed is of no matter. */
export function forgetAges(): void {
  set(null);
}

/** When the oldest of what is shown in place of newer answers was made, in milliseconds; null where there is none. */
export function useOldestAnswer(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => oldest,
    () => null,
  );
}
