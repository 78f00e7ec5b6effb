import DataLoader from 'dataloader';

const maxKeys = 200;

/** Two event-loop turns: all requests that have arrived are read, and those sent while the last answers went out. */
function afterReading(start: () => void): void {
  setImmediate(() => setImmediate(start));
}

/** Batches concurrent lookups into one statement; caches nothing. `look` returns an answer per key, in their order. */
export function batchLookups<Key, Found>(
  look: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Found>(
    (keys) => {
      const found = look(keys);
      underWay = found.catch(() => undefined);
      return found;
    },
    { cache: false, batchScheduleFn: (start) => void underWay.then(() => afterReading(start)), maxBatchSize: maxKeys },
  );
  return (key) => loader.load(key);
}
