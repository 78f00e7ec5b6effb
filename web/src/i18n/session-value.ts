/** Session storage can be missing (server) or refuse (private windows, blocked cookies): then nothing is kept. */
function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

export function readSession(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Ignored where the browser does not allow it. */
export function writeSession(key: string, value: string): void {
  try {
    storage()?.setItem(key, value);
  } catch {
    // A full or forbidden store only costs the memory of a choice.
  }
}
