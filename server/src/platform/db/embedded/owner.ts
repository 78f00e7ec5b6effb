import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SteadyClient } from '../steady-client.ts';
import { choosePort, findLife, readLock, removeDeadLock, type Server, startServer } from './server.ts';

/** A session that marks this process as an owner of the server, and the server's port. */
export interface Ownership {
  readonly client: pg.Client;
  readonly port: number;
}

/** Shared by owners, exclusive for stopping the server. The session ends with its process, however that dies. */
const ownerLock = 7_301_002;
/** Milliseconds a dying server may delay our start; forty measured kills took at most 5 s. */
const patience = 60_000;
/** The same for a live server that recovers from a crash or flushes before it stops. */
const longPatience = 600_000;
const pause = 150;

/** Another program has taken the port that the server had. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

export interface Joining {
  readonly signal?: AbortSignal | undefined;
  /** Required port and how many milliseconds to try it; left out: the last one if it is free, else any. */
  readonly port?: { readonly number: number; readonly patience: number };
}

/** Joins the running server or starts it, waiting within limits; another process's may have a port not asked for. */
export async function joinServer(server: Server, { signal, port }: Joining = {}): Promise<Ownership> {
  const began = performance.now();
  let lastText = '';
  const say = (text: string): void => {
    if (lastText !== text) server.log.info(text);
    lastText = text;
  };
  for (;;) {
    const joined = await tryJoin(server);
    if (joined !== null) return joined;
    // Only here: a server that we started is always joined, so that whoever stops us can stop it too.
    signal?.throwIfAborted();
    const waited = performance.now() - began;
    const lock = await readLock(server.home);
    const isAlive = lock !== null && (await findLife(server.home, lock.pid)) === 'alive';
    if (waited > (isAlive ? longPatience : patience)) throw tookTooLong(server, waited);
    if (isAlive) {
      say('The database server is starting or stopping; waiting for it');
      await wait(pause);
    } else await tryStart(server, { waited, say, port });
  }
}

/** Milliseconds a stop waits for a crashed server to recover. */
const leavingPatience = 10_000;

/** Joins a live or recovering server in order to stop it; null where there is none. */
export async function joinLiving(server: Server): Promise<Ownership | null> {
  const began = performance.now();
  do {
    const joined = await tryJoin(server);
    if (joined !== null) return joined;
    const lock = await readLock(server.home);
    if (lock === null || (await findLife(server.home, lock.pid)) !== 'alive') return null;
    await wait(pause);
  } while (performance.now() - began < leavingPatience);
  return null;
}

function tookTooLong({ home }: Server, waited: number): Error {
  const seconds = Math.round(waited / 1000);
  return new Error(`The database server in ${home.folder} was not ready after ${seconds} s; its log: ${home.log}`);
}

interface Attempt {
  readonly waited: number;
  readonly say: (text: string) => void;
  readonly port: Joining['port'];
}

async function tryStart(server: Server, { waited, say, port: wanted }: Attempt): Promise<void> {
  const port = wanted?.number ?? (await choosePort(server.home));
  const result = await startServer(server, port);
  switch (result.kind) {
    case 'started':
      // Without it the next start looks for another port; the server runs, and whoever started it must not leave it alone.
      await writeFile(server.home.port, `${port}\n`).catch((error: unknown) => server.log.warn(String(error)));
      return;
    case 'portTaken':
      if (wanted === undefined) return;
      if (waited > wanted.patience)
        throw new PortTaken(`Another program has taken port ${port} of the database server`);
      say(`Port ${port} of the database server is in use; waiting for it`);
      await wait(pause);
      return;
    case 'busy':
      // A dead process whose parent has not noticed yet keeps its number, and its lock would stand until then. That backends of
      // it still live PostgreSQL tells by their shared memory, with the lock file or without.
      if (await removeDeadLock(server.home)) {
        server.log.warn('Removed the lock file of a database server that is no longer alive');
        return;
      }
      say('An earlier database server of this folder is still ending; waiting for it');
      await wait(pause);
      return;
    case 'failed':
      throw new Error(`PostgreSQL did not start: ${result.reason}`);
  }
}

async function tryJoin(server: Server): Promise<Ownership | null> {
  const lock = await readLock(server.home);
  if (lock === null || (await findLife(server.home, lock.pid)) === 'dead') return null;
  const client = await tryConnect(lock.port, server.secrets.postgres);
  if (client === null) return null;
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock_shared($1) as locked', [
      ownerLock,
    ]);
    if (rows[0]?.locked === true) return { client, port: lock.port };
  } catch {
    // The server went away between connecting and asking.
  }
  await client.end().catch(() => undefined);
  return null;
}

async function tryConnect(port: number, password: string): Promise<pg.Client | null> {
  const client = new SteadyClient({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    application_name: 'btc-owner',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') {
      throw new Error('The embedded database refuses the password kept beside it', { cause: error });
    }
    return null;
  }
}

/** Gives up ownership; true for the last owner, and nobody can join then until the server is stopped. */
export async function releaseOwnership({ client }: Ownership): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [ownerLock]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [ownerLock]);
  return rows[0]?.alone === true;
}
