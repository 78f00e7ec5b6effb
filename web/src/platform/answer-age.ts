import { useSyncExternalStore } from 'react';
import { createSharedValue } from './shared-value.ts';

const oldest = createSharedValue<number | null>(null);

/** A `fetch` that notes answers which stand in for newer ones: no other call has an age. */
export function watchAges(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    const age = response.headers.get('Age');
    if (age !== null) oldest.set(Math.min(oldest.get() ?? Infinity, Date.now() - Number(age) * 1000));
    return response;
  };
}

/** Called when another page is asked for: what the last one showed is of no matter. */
export function forgetAges(): void {
  oldest.set(null);
}

/** When the oldest of what is shown in place of newer answers was made, in milliseconds; null where there is none. */
export function useOldestAnswer(): number | null {
  return useSyncExternalStore(oldest.subscribe, oldest.get, () => null);
}
