import { type FileStore, isMissing, openFolderStore } from './file-store.ts';

/** A file store that keeps nothing until `keepAll`. */
export interface DraftStore {
  readonly store: FileStore;
  /** Keeps what was written, or only what is in a folder (`a/b/`). */
  readonly keepAll: (under?: string) => Promise<void>;
}

/** Opens a store that writes to a local folder, which the caller must remove. */
export function draftStore(store: FileStore, folder: string): DraftStore {
  const drafts = openFolderStore(folder);
  return {
    store: {
      ...store,
      keep: drafts.keep,
      toPath: async (name) =>
        drafts.toPath(name).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
          return store.toPath(name);
        }),
    },
    keepAll: async (under = '') => {
      for (const name of await drafts.list(under)) await store.keep(await drafts.toPath(name), name);
    },
  };
}
