import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../config/start-error.ts';
import { openChecked } from '../open-checked.ts';

/** Shared by every program that uses the database; exclusive for replacing all its records. */
const presenceLock = 7_301_048;
const retryMs = 250;

/** The records are being replaced, or another program uses them; the message is for the operator. */
export class RecordsInUse extends StartError {
  override readonly name = 'RecordsInUse';
}

export interface Presence {
  readonly stop: () => Promise<void>;
}

/** Called when a restore began while the connection was broken: the program must end, its records have been replaced. */
type OnReplaced = (error: RecordsInUse) => void;

function endProgram({ message }: RecordsInUse): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Marks this process as a user of the database; RecordsInUse during a restore. Hold it before migrating or reading. */
export async function registerPresence(url: string, onReplaced: OnReplaced = endProgram): Promise<Presence> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client = await joinRecords(url);

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      await untilEnded(client, signal);
      while (!signal.aborted && !(await rejoin())) {
        await wait(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }
  async function rejoin(): Promise<boolean> {
    try {
      client = await joinRecords(url);
      return true;
    } catch (error) {
      if (!(error instanceof RecordsInUse)) return false;
      stopping.abort();
      onReplaced(error);
      return true;
    }
  }

  const following = follow();
  return {
    stop: async () => {
      stopping.abort();
      await following;
      // A connection whose other end has vanished would keep us waiting for its farewell.
      await Promise.race([client.end().catch(() => undefined), wait(1_000, undefined, { ref: false })]);
    },
  };
}

/** Takes the database exclusively until `stop`; throws RecordsInUse while another program of the portal uses it. */
export async function claimRecords(url: string): Promise<Presence> {
  const client = await openChecked(url, 'btc-presence');
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [presenceLock]);
  if (rows[0]?.taken !== true) {
    await client.end();
    throw new RecordsInUse('The portal, or another program of it, is running: stop it first');
  }
  return { stop: () => client.end() };
}

async function joinRecords(url: string): Promise<pg.Client> {
  const client = await openChecked(url, 'btc-presence');
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock_shared($1) as taken', [
      presenceLock,
    ]);
    if (rows[0]?.taken === true) return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  throw new RecordsInUse('A backup is being restored into this database: start again when that is done');
}

function untilEnded(client: pg.Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    client.once('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
