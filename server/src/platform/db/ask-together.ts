import DataLoader from 'dataloader';

const maxKeys = 200;

/**
 * Every request is read in a turn of its own, so there is something to gather only once all that have arrived are read;
 * the second round brings those that were sent while the answers to the last look went out.
 */
function afterReading(start: () => void): void {
  setImmediate(() => setImmediate(start));
}

/**
 * Answers many who ask at once by one statement: while one look is under way, those who come wait for the next, which is
 * for all of them. Nothing is remembered from one look to the next. `look` gives an answer for each key, in their order.
 */
export function askTogether<Key, Found>(
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
