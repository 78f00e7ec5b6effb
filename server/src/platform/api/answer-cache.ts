import { LRUCache } from 'lru-cache';

/** The JSON of signed-out answers as bytes, by operation and input, valid for one content version. */
export interface AnswerCache {
  find(key: string): Buffer | undefined;
  keep(key: string, json: Buffer, version: number): void;
}

const maxBytes = 32 * 1024 * 1024;
const maxAnswerBytes = 1024 * 1024;

/** What a question is kept under; throws where the input nests too deeply to be written. */
export function answerKey(name: string, data: unknown): string {
  return `${name} ${JSON.stringify(data)}`;
}

/** One bounded cache a process; whatever was kept under an older content version counts as absent. */
export function createAnswerCache(currentVersion: () => number): AnswerCache {
  const kept = new LRUCache<string, { readonly version: number; readonly json: Buffer }>({
    maxSize: maxBytes,
    maxEntrySize: maxAnswerBytes,
    sizeCalculation: ({ json }, key) => json.length + key.length * 2,
  });
  return {
    find: (key) => {
      const entry = kept.get(key);
      return entry?.version === currentVersion() ? entry.json : undefined;
    },
    // An answer that was being made while the content changed is as old as what it was made from.
    keep: (key, json, version) => void kept.set(key, { version, json }),
  };
}
