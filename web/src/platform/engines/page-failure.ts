import { inStorage } from '#platform/client-state.ts';
import { isConnectionFault } from '#platform/failure-key.ts';
import { ChunkLoadError, loadWhole } from '#platform/pages/load-chunk.ts';
import { restoreServerDocument } from './server-document.ts';

const loadedKey = 'btc.loaded-whole';

/** True for script faults (missing built-in, unknown syntax, our bugs); false for API errors and failed connections. */
export function isScriptFault(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return isScriptFault(error.cause);
  return error instanceof Error && !(error instanceof DOMException) && !isConnectionFault(error);
}

/** An address is reloaded for a fault only once, so that a lasting fault cannot loop. */
function canLoadWhole(address: string): boolean {
  const isFirst = inStorage('sessionStorage', (storage) => {
    if (storage.getItem(loadedKey) === address) return false;
    storage.setItem(loadedKey, address);
    return true;
  });
  return isFirst ?? false;
}

/** On a script fault restores the server's document; a page reached without one is loaded in full, once. */
export function createFailureHandler(unmount: () => void): (error: unknown) => void {
  let isRestored = false;
  return (error) => {
    if (!isScriptFault(error)) return;
    // React is still at work; nothing is painted before this runs. The same fault can come twice.
    queueMicrotask(() => {
      if (isRestored) return;
      isRestored = restoreServerDocument(unmount);
      if (!isRestored && canLoadWhole(location.href)) void loadWhole(location.href);
    });
  };
}
