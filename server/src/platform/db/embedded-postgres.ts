import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './embedded-binaries.ts';
import { createCluster, readSecrets, type Secrets, writeSettings } from './embedded-cluster.ts';
import { chooseHome, confirmHome, findHome, outsideFolder } from './embedded-home.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { joinServer, type Ownership, releaseOwnership } from './embedded-owner.ts';
import { findAccount } from './embedded-process.ts';
import { type Server, stopServer } from './embedded-server.ts';

export interface EmbeddedOptions {
  /** The program's data folder (DATA_DIR); the cluster is in its folder `postgres`. */
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  /** False only for tests: a power cut may then ruin the cluster. */
  readonly durable?: boolean;
}

/** A PostgreSQL server started by this program, or joined because another process of the same data folder runs it. */
export interface EmbeddedPostgres {
  /** The program's database, as its owner `portal`. */
  readonly url: string;
  /** The database `postgres`, as superuser: for tests and repairs. */
  readonly adminUrl: string;
  /** Leaves the server; the last process that leaves stops it (fast shutdown). */
  stop(): Promise<void>;
}

const databaseName = 'portal';

/** Starts or joins the embedded PostgreSQL of a data folder; resolves when it answers. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { server, secrets } = await prepareServer(options);
  const ownership = await joinServer(server, secrets, options.log);
  await makeDatabase(ownership.client, secrets);
  const keeper = keepOwnership({ server, secrets, log: options.log, ownership });
  const { port } = ownership;
  return {
    url: `postgres://${databaseName}:${secrets.portal}@127.0.0.1:${port}/${databaseName}`,
    adminUrl: `postgres://postgres:${secrets.postgres}@127.0.0.1:${port}/postgres`,
    stop: keeper.stop,
  };
}

async function prepareServer({ dataDir: given, log, durable }: EmbeddedOptions): Promise<{ server: Server; secrets: Secrets }> {
  const dataDir = resolve(given);
  await mkdir(dataDir, { recursive: true });
  const existing = await findHome(dataDir);
  const account = await findAccount(existing?.cluster ?? null);
  const binaries = await findBinaries(account, outsideFolder, log);
  const home = existing ?? (await chooseHome(dataDir, account, log));
  if (existing === null) {
    log.info(`Making the database in ${home.folder}`);
    await createCluster(home, account, binaries);
  }
  await confirmHome(dataDir);
  await writeSettings(home, account, durable ?? true);
  return { server: { home, account, binaries }, secrets: await readSecrets(home) };
}

/** Makes the role and the database of the program where they are missing; the lock keeps two processes apart. */
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

interface Kept {
  readonly server: Server;
  readonly secrets: Secrets;
  readonly log: EmbeddedLog;
  readonly ownership: Ownership;
}

/** Holds the ownership until stop: when the server breaks down it is started again, on the port that the pools know. */
function keepOwnership({ server, secrets, log, ownership }: Kept): { stop(): Promise<void> } {
  let stopping: Promise<void> | null = null;
  let current = Promise.resolve(ownership);

  const watch = (held: Ownership): void => {
    held.client.once('end', () => {
      if (stopping === null) current = regain();
    });
  };
  const regain = async (): Promise<Ownership> => {
    log.warn('The connection to the database server broke; joining or starting it again');
    const next = await joinServer(server, secrets, log);
    if (next.port !== ownership.port) log.warn(`The database server now listens on port ${next.port}: restart the program`);
    watch(next);
    return next;
  };
  const stop = async (): Promise<void> => {
    const held = await current.catch(() => null);
    if (held === null) return;
    // A connection that broke at this very moment means that there is no server left to stop.
    const alone = await releaseOwnership(held).catch(() => false);
    if (alone) await stopServer(server);
    await Promise.race([held.client.end().catch(() => undefined), wait(1_000, undefined, { ref: false })]);
  };
  watch(ownership);
  return { stop: () => (stopping ??= stop()) };
}
