import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { makeDataFolder } from '../../config/data-folder.ts';
import { findBinaries, findPrograms, type Programs } from './binaries.ts';
import { createCluster, readSecrets, type Secrets, writeSettings } from './cluster.ts';
import { chooseHome, confirmHome, findHome, outsideFolder } from './home.ts';
import type { EmbeddedLog } from './log.ts';
import { joinLiving, joinServer, type Joining, type Ownership, PortTaken, releaseOwnership } from './owner.ts';
import { findAccount } from './process.ts';
import { findPanic, limitLog, type Server, stopServer } from './server.ts';

export interface EmbeddedOptions {
  /** The program's data folder (DATA_DIR); the cluster is in its folder `postgres`. */
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  /** False only for tests: a power cut may then ruin the cluster. */
  readonly durable?: boolean;
  /** Place for clusters and programs that the server's account could not reach otherwise. */
  readonly outside?: string;
  readonly programs?: Programs;
  readonly signal?: AbortSignal | undefined;
  /** Called when the server is permanently unreachable at `url`: only a new start finds it again. */
  readonly onMoved?: (error: Error) => void;
  /** Milliseconds to retry the port that the pools know when a crashed server is restarted. */
  readonly portPatience?: number;
}

/** A PostgreSQL server started by this program, or joined because another process of the same data folder runs it. */
export interface EmbeddedPostgres {
  /** The program's database, as its owner `portal`. */
  readonly url: string;
  /** The database `postgres`, as superuser: for tests and repairs. */
  readonly adminUrl: string;
  /** Leaves the server; the last process to leave stops it (fast shutdown). */
  readonly stop: () => Promise<void>;
}

const databaseName = 'portal';
const defaultPortPatience = 30_000;
const logLookMs = 600_000;

/** Starts or joins the embedded PostgreSQL of a data folder; resolves when it answers. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const server = await prepareServer(options);
  const ownership = await joinServer(server, { signal: options.signal });
  await makeDatabase(ownership.client, server.secrets);
  const { secrets } = server;
  const { port } = ownership;
  return {
    url: `postgres://${databaseName}:${secrets.portal}@127.0.0.1:${port}/${databaseName}`,
    adminUrl: `postgres://postgres:${secrets.postgres}@127.0.0.1:${port}/postgres`,
    stop: keepOwnership(server, ownership, options),
  };
}

async function prepareServer(options: EmbeddedOptions): Promise<Server> {
  const { log, outside = outsideFolder } = options;
  const dataDir = resolve(options.dataDir);
  await makeDataFolder(dataDir);
  const existing = await findHome(dataDir);
  const account = await findAccount(existing?.cluster ?? null);
  const binaries = await findBinaries(options.programs ?? (await findPrograms()), { account, outside, log });
  options.signal?.throwIfAborted();
  const home = existing ?? (await chooseHome(dataDir, { account, outside, log }));
  if (existing === null) {
    log.info(`Making the database in ${home.folder}`);
    await createCluster(home, account, binaries);
  }
  await confirmHome(dataDir);
  await writeSettings(home, account, options.durable ?? true);
  return { home, account, binaries, secrets: await readSecrets(home), log };
}

/** Creates the program's role and database where missing; the lock keeps two processes apart. */
async function makeDatabase(client: pg.Client, secrets: Secrets): Promise<void> {
  const lock = 7_301_003;
  await client.query('select pg_advisory_lock($1)', [lock]);
  try {
    const roles = await client.query('select from pg_roles where rolname = $1', [databaseName]);
    if (roles.rowCount === 0) await client.query(`create role ${databaseName} login password '${secrets.portal}'`);
    const databases = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (databases.rowCount === 0) await client.query(`create database ${databaseName} owner ${databaseName}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]);
  }
}

/** Owns the server until stop: restarts it after a crash, on the port that the pools know. */
function keepOwnership(server: Server, first: Ownership, options: EmbeddedOptions): () => Promise<void> {
  const stopping = new AbortController();
  let stopped: Promise<void> | null = null;
  let held = follow(first);
  const limiting = setInterval(() => void limitLog(server.home).catch(() => undefined), logLookMs).unref();

  function follow(ownership: Ownership): Promise<Ownership | null> {
    ownership.client.once('end', () => {
      if (!stopping.signal.aborted) held = replace();
    });
    return Promise.resolve(ownership);
  }
  async function replace(): Promise<Ownership | null> {
    const { onMoved, portPatience: patience = defaultPortPatience } = options;
    const port = { number: first.port, patience };
    const next = await regain(server, { port, signal: stopping.signal, onMoved });
    return next === null ? null : follow(next);
  }
  async function stop(): Promise<void> {
    stopping.abort();
    clearInterval(limiting);
    // A server that broke down a moment ago recovers by itself, and nobody else would stop it.
    const ownership = (await held) ?? (await joinLiving(server));
    if (ownership !== null) await leave(server, ownership);
  }
  return () => (stopped ??= stop());
}

interface Regaining extends Required<Pick<Joining, 'port'>> {
  readonly signal: AbortSignal;
  readonly onMoved: EmbeddedOptions['onMoved'];
}

/** Retries until it succeeds, as nothing works without the database; null when stopping or when the port is lost. */
async function regain(server: Server, { port, signal, onMoved }: Regaining): Promise<Ownership | null> {
  const panic = await findPanic(server.home);
  const why = panic === null ? '' : ` (${panic})`;
  server.log.warn(`The connection to the database server broke${why}; joining or starting it again`);
  do {
    try {
      const next = await joinServer(server, { signal, port });
      if (next.port !== port.number) onMoved?.(new Error(`The database server now listens on port ${next.port}`));
      return next;
    } catch (error) {
      if (error instanceof PortTaken) {
        onMoved?.(error);
        return null;
      }
      if (!signal.aborted) server.log.warn(`${String(error)}; trying again`);
      await wait(1_000, undefined, { signal }).catch(() => undefined);
    }
  } while (!signal.aborted);
  return null;
}

async function leave(server: Server, ownership: Ownership): Promise<void> {
  // A connection that broke at this very moment means that there is no server left to stop.
  const alone = await releaseOwnership(ownership).catch(() => false);
  if (alone) await stopServer(server);
  await Promise.race([ownership.client.end().catch(() => undefined), wait(1_000, undefined, { ref: false })]);
}
