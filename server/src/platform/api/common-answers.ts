import { LRUCache } from 'lru-cache';

/** How many questions are remembered at a time; a day's list of a large market is about half a megabyte. */
const most = 64;

/**
 * Remembers what is the same for every reader who may see it, so that of many who ask the same of one content version only
 * the first has it made. Who may see it is settled before, for each reader; a question holds nothing about the reader.
 */
export function rememberCommon<Question extends object, Made extends object>(
  contentVersion: () => number,
  make: (question: Question) => Promise<Made>,
): (question: Question) => Promise<Made> {
  const kept = new LRUCache<string, { readonly version: number; readonly made: Promise<Made> }>({ max: most });
  return (question) => {
    const key = JSON.stringify(question);
    const version = contentVersion();
    const known = kept.get(key);
    if (known?.version === version) return known.made;
    const made = make(question);
    kept.set(key, { version, made });
    made.catch(() => kept.delete(key));
    return made;
  };
}
