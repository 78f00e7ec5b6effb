import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until the page's script runs: what needs script waits with its buttons until then. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
