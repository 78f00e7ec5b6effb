import { inStorage } from '#platform/client-state.ts';
import { isConnectionFault } from '#platform/failure-key.ts';
import { ChunkLoadError, loadWhole } from '#platform/load-chunk.ts';
import { restoreServerDocument } from './server-document.ts';

const loadedKey = 'btc.loaded-whole';

/**
 * Whether an error is a fault of the script in this engine: a built-in or a syntax that it does not know, or a fault of our own.
 * What the portal answered, and what did not arrive, is none: the page says so in its place.
 */
export function isScriptFault(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return isScriptFault(error.cause);
  return error instanceof Error && !(error instanceof DOMException) && !isConnectionFault(error);
}

/** A document can be loaded anew for a fault once: one that fails again would be loaded for ever. */
function canLoadWhole(address: string): boolean {
  const isFirst = inStorage('sessionStorage', (storage) => {
    if (storage.getItem(loadedKey) === address) return false;
    storage.setItem(loadedKey, address);
    return true;
  });
  return isFirst ?? false;
}

/**
 * Where a page's script fails the reader has the server's document: the one that is open, as it came; for a page that was come to
 * without one, by a full load of its address.
 */
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
