import { isSamePin, type PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { storedToken } from '#platform/client-state.ts';
import { minuteMs } from '@btc/contract/time.ts';
import { createSharedValue } from '#platform/answers/shared-value.ts';

interface CachedPins {
  /** The reader's session token; null when signed out. */
  readonly token: string | null;
  readonly pins: readonly PinName[];
  /** Time until which they are not fetched again: another device may change them. */
  readonly until: number;
}

const cached = createSharedValue<CachedPins | null>(null);
let asking: Promise<void> | null = null;
let changes = 0;

/** One request for all buttons of a page; the answer is reused for a minute. */
function askPins(): void {
  const [token, before, known] = [storedToken(), changes, cached.get()];
  if (known?.token === token && Date.now() < known.until) return;
  asking ??= browserApi()('GetPinNames', {})
    .then(({ Rows }) => {
      // Asked before something was pinned: the answer is older than what the page shows.
      if (before === changes) cached.set({ token, pins: Rows, until: Date.now() + minuteMs });
    })
    // Then the buttons offer to pin, and a press tells what is wrong.
    .catch(() => undefined)
    .finally(() => {
      asking = null;
    });
}

export function notePin({ Kind, Code }: PinName, isPinned: boolean): void {
  changes += 1;
  const token = storedToken();
  const known = cached.get();
  const own = known?.token === token ? known : { pins: [], until: 0 };
  const rest = own.pins.filter((one) => !isSamePin(one, { Kind, Code }));
  cached.set({ token, pins: isPinned ? [...rest, { Kind, Code }] : rest, until: own.until });
}

/** The reader's pins; null until they are loaded. */
export function usePinNames(): readonly PinName[] | null {
  const known = useSyncExternalStore(cached.subscribe, cached.get, () => null);
  useEffect(askPins, []);
  return known?.token === storedToken() ? known.pins : null;
}
