import { openChecked } from './open-checked.ts';

/** Any number that no other advisory lock of the program uses. */
const turnLock = 7_301_220;

interface Turn {
  readonly stopping?: AbortSignal | undefined;
}

/** Runs first-start work in one process at a time. The lock ends with the connection, so a killed process blocks nobody. */
export async function inTurn<Result>(
  url: string,
  work: () => Promise<Result>,
  { stopping }: Turn = {},
): Promise<Result> {
  const client = await openChecked(url, 'btc-turn');
  const end = (): void => void client.end().catch(() => undefined);
  stopping?.addEventListener('abort', end, { once: true });
  try {
    // It may have been broken off while the connection was made.
    stopping?.throwIfAborted();
    await client.query('select pg_advisory_lock($1)', [turnLock]);
    return await work();
  } finally {
    stopping?.removeEventListener('abort', end);
    await client.end();
  }
}
