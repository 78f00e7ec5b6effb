import { isSamePin, type PinName } from '@btc/contract/site/pin-kinds.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { storedToken } from '#platform/client-state.ts';
import { createSharedValue } from '#platform/shared-value.ts';

interface Held {
  /** Of whoever they are. */
  readonly token: string | null;
  readonly pins: readonly PinName[];
}

const held = createSharedValue<Held | null>(null);
let asking: Promise<void> | null = null;
let changes = 0;

/** Asks once for all buttons of a page. */
function askPins(): void {
  const [token, before] = [storedToken(), changes];
  asking ??= browserApi()('GetPinNames', {})
    .then(({ Rows }) => {
      // Asked before something was pinned: the answer is older than what the page shows.
      if (before === changes) held.set({ token, pins: Rows });
    })
    // Then the buttons offer to pin, and a press tells what is wrong.
    .catch(() => undefined)
    .finally(() => {
      asking = null;
    });
}

/** Takes in what the reader has just changed. */
export function notePin({ Kind, Code }: PinName, isPinned: boolean): void {
  changes += 1;
  const token = storedToken();
  const known = held.get();
  const rest = known?.token === token ? known.pins.filter((one) => !isSamePin(one, { Kind, Code })) : [];
  held.set({ token, pins: isPinned ? [...rest, { Kind, Code }] : rest });
}

/** What the reader has pinned; null until that is known. */
export function usePinNames(): readonly PinName[] | null {
  const known = useSyncExternalStore(held.subscribe, held.get, () => null);
  useEffect(askPins, []);
  return known?.token === storedToken() ? known.pins : null;
}
