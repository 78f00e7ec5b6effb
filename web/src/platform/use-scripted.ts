import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until scripts run: controls that need script wait until then. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
