import { useSyncExternalStore } from 'react';
import { createSharedValue } from './shared-value.ts';

const oldest = createSharedValue<number | null>(null);

/** A `fetch` that notes the age of stand-in answers; no other answer has an `Age` header. */
export function watchAges(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    const age = response.headers.get('Age');
    if (age !== null) oldest.set(Math.min(oldest.get() ?? Infinity, Date.now() - Number(age) * 1000));
    return response;
  };
}

export function forgetAges(): void {
  oldest.set(null);
}

/** When the oldest stand-in answer on the page was made, in epoch milliseconds; null for none. */
export function useOldestAnswer(): number | null {
  return useSyncExternalStore(oldest.subscribe, oldest.get, () => null);
}
