/** Drafts of this tab survive reload, login and failed calls; logout removes them. */
const prefix = 'btc.draft.';

/** Null where storage is missing (server), full or forbidden. */
function inTab<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return typeof window === 'undefined' ? null : use(window.sessionStorage);
  } catch {
    return null;
  }
}

export function readTabDraft(name: string): string | null {
  return inTab((storage) => storage.getItem(prefix + name));
}

export function saveTabDraft(name: string, text: string): void {
  inTab((storage) => storage.setItem(prefix + name, text));
}

export function forgetTabDraft(name: string): void {
  inTab((storage) => storage.removeItem(prefix + name));
}

export function forgetTabDrafts(): void {
  inTab((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}
