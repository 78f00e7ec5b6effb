import { setTimeout as wait } from 'node:timers/promises';

const pages = [
  '/cn/Homepage',
  '/Homepage',
  '/BTCData',
  '/cn/BTCData',
  '/cn/BTCInfo',
  '/cn/BTCPrice',
  '/BTCEst',
  '/Market',
];
const readers = 2;

/** Readers that request pages, each at a new address so that pages are rendered, not served from the cache. */
export function startReading(address: string) {
  const statuses = new Map<number, number>();
  const over = new AbortController();
  let next = 0;
  const read = async (): Promise<void> => {
    while (!over.signal.aborted) {
      next += 1;
      const status = await fetch(`${address}${pages[next % pages.length] ?? '/'}?reading=${next}`).then(
        async (answer) => {
          await answer.arrayBuffer().catch(() => null);
          return answer.status;
        },
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await wait(20);
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, read));
  return {
    stop: async (): Promise<ReadonlyMap<number, number>> => {
      over.abort();
      await reading;
      return statuses;
    },
  };
}
