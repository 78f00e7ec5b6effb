/**
 * What is being written, kept for this tab: a reload, a sign-in or a failed call loses nothing. Who logs out leaves none of it to
 * whoever sits down next.
 */
const prefix = 'btc.draft.';

/** Storage can be missing (server), full or forbidden: then nothing is kept. */
function inTab<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return typeof window === 'undefined' ? null : use(window.sessionStorage);
  } catch {
    return null;
  }
}

/** The text kept under a name; null for nothing. */
export function readTabDraft(name: string): string | null {
  return inTab((storage) => storage.getItem(prefix + name));
}

export function saveTabDraft(name: string, text: string): void {
  inTab((storage) => storage.setItem(prefix + name, text));
}

export function forgetTabDraft(name: string): void {
  inTab((storage) => storage.removeItem(prefix + name));
}

/** Forgets all drafts of the tab. */
export function forgetTabDrafts(): void {
  inTab((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}
