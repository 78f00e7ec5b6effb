import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { columnValues } from './column-values.ts';
import { contentVersionChannel } from './content-version.ts';
import { SteadyClient } from './steady-client.ts';

export interface ContentVersionWatch {
  /** The newest committed content version that this process knows. */
  readonly current: () => number;
  /** Takes a notice that came another way, so that a process knows its own changes as soon as they are committed. */
  readonly hear: (payload: string) => void;
  readonly stop: () => Promise<void>;
}

export interface WatchOptions {
  /** Told when the connection broke; the watch reconnects by itself and then reads what it missed. */
  readonly onLost?: () => void;
  /** Milliseconds between two reads that find missed notices and dead connections. */
  readonly checkEvery?: number;
}

const longestPause = 5_000;

/** Follows the content version from any process; `onChange` gets each new one, also those missed while unconnected. */
export async function watchContentVersion(
  url: string,
  onChange: (version: number) => void,
  options: WatchOptions = {},
): Promise<ContentVersionWatch> {
  const stopping = new AbortController();
  let version = 0;
  let client = openListener(url);

  const accept = (next: number): void => {
    const known = version;
    version = next;
    if (known !== 0 && known !== next) onChange(next);
  };
  // A notice may be older than what the read after LISTEN found, so it only ever raises the version.
  const hear = (payload = ''): void => {
    if (Number(payload) > version) accept(Number(payload));
  };
  const listen = async (): Promise<void> => {
    client = openListener(url);
    const mine = client;
    mine.on('notification', ({ payload }) => hear(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${contentVersionChannel}`);
      // After a restored backup the version may be lower than the one we know: a read counts in both directions.
      accept(await read(mine));
    } catch (error) {
      // A copy that may only read lets us in and then refuses: the next attempt must not leave this connection behind.
      mine.end().catch(() => undefined);
      throw error;
    }
  };
  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await untilBroken(client, { checkEvery: options.checkEvery ?? 15_000, signal: stopping.signal, accept });
      if (stopping.signal.aborted) return;
      options.onLost?.();
      await reconnect(listen, stopping.signal);
    }
  };

  await listen();
  const following = follow();
  return {
    current: () => version,
    hear,
    stop: async () => {
      stopping.abort();
      await following;
      await client.end();
    },
  };
}

function openListener(url: string): pg.Client {
  return new SteadyClient({
    connectionString: url,
    application_name: 'btc-content-version',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    types: columnValues,
  });
}

async function read(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from content_version');
  return rows[0]?.version ?? 0;
}

interface Watching {
  readonly checkEvery: number;
  readonly signal: AbortSignal;
  readonly accept: (version: number) => void;
}

/** Returns when the connection has ended or no longer answers, or when the watch is stopped. */
async function untilBroken(client: pg.Client, { checkEvery, signal, accept }: Watching): Promise<void> {
  const over = new AbortController();
  client.once('end', () => over.abort());
  const either = AbortSignal.any([signal, over.signal]);
  while (!either.aborted) {
    await wait(checkEvery, undefined, { signal: either, ref: false }).catch(() => undefined);
    if (either.aborted) return;
    try {
      accept(await read(client));
    } catch {
      // Not awaited: a connection whose other end has vanished would keep us waiting for its farewell.
      void client.end().catch(() => undefined);
      return;
    }
  }
}

async function reconnect(listen: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    try {
      await listen();
      return;
    } catch {
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
