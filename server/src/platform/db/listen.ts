import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SteadyClient } from './steady-client.ts';

export interface ListenOptions {
  readonly channel: string;
  /** Called for each notice, and once after each connect, because notices may have been missed before. */
  readonly onNotice: (payload: string) => void;
  readonly onLost?: () => void;
}

const maxPauseMs = 30_000;

/** Listens on its own connection until stopped; returns at once, whether the database answers or not. */
export function listen(url: string, options: ListenOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const following = follow(url, options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await following;
    },
  };
}

async function follow(url: string, options: ListenOptions, signal: AbortSignal): Promise<void> {
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, maxPauseMs)) {
    try {
      await listenOnce(url, options, signal);
      pause = 250;
    } catch {
      // No connection, or none any more: the next turn of the loop makes another.
    }
    if (signal.aborted) return;
    options.onLost?.();
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function listenOnce(url: string, { channel, onNotice }: ListenOptions, signal: AbortSignal): Promise<void> {
  const client = new SteadyClient({
    connectionString: url,
    application_name: `btc-${channel}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.once('error', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', ({ payload }) => onNotice(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    onNotice('');
    await ended;
  } finally {
    const farewell = client.end().catch(() => undefined);
    // A connection whose other end has vanished would keep us waiting for its farewell.
    if (signal.aborted) await Promise.race([farewell, wait(1_000, undefined, { ref: false })]);
  }
}
