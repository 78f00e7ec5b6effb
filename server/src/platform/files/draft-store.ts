import { type FileStore, isMissing, openFolderStore } from './file-store.ts';

/** A file store of which nothing is kept until all of it is. */
export interface DraftStore {
  /** Reads what is kept already, too. */
  readonly store: FileStore;
  /** Keeps what was written, or what of it lies in a folder (`a/b/`). */
  readonly keepAll: (under?: string) => Promise<void>;
}

/** Opens a store that writes to a folder of its own on this machine, which is for the caller to remove. */
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
