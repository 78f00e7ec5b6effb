import { chown, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { findBinaries, findPrograms } from '@btc/server/src/platform/db/embedded/binaries.ts';
import { readSecrets } from '@btc/server/src/platform/db/embedded/cluster.ts';
import { homeIn, outsideFolder } from '@btc/server/src/platform/db/embedded/home.ts';
import { findAccount, runAs } from '@btc/server/src/platform/db/embedded/process.ts';
import { startServer, stopServer } from '@btc/server/src/platform/db/embedded/server.ts';
import { ask, killServers } from '@btc/server/src/testing/embedded-stage.ts';
import pg from 'pg';
import { findFreePort } from '../portal-process.ts';
import type { FaultContext } from './fault-row.ts';
import { copyFolder, readDatabaseUrl } from './site.ts';

/** A PostgreSQL given to the portal as DATABASE_URL: the embedded binaries, started and stopped by the row. */
export interface DatabaseServer {
  readonly port: number;
  readonly url: string;
  /** As superuser. */
  readonly adminUrl: string;
  readonly cluster: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
  promote(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined };

async function manageServer(folder: string): Promise<DatabaseServer> {
  const home = homeIn(folder);
  const account = await findAccount(home.cluster);
  const binaries = await findBinaries(await findPrograms(), { account, outside: outsideFolder, log: quiet });
  const server = { home, account, binaries, secrets: await readSecrets(home), log: quiet };
  const port = await findFreePort();
  return {
    port,
    url: await readDatabaseUrl(folder, 'portal', port),
    adminUrl: await readDatabaseUrl(folder, 'postgres', port),
    cluster: home.cluster,
    start: async () => {
      const result = await startServer(server, port);
      if (result.kind !== 'started') throw new Error(`The database server did not start: ${JSON.stringify(result)}`);
    },
    stop: () => stopServer(server),
    kill: () => killServers(home.cluster),
    promote: async () => {
      const { code, output } = await runAs(account, binaries.pgCtl, ['promote', '-D', home.cluster, '-w']);
      if (code !== 0) throw new Error(output);
    },
  };
}

export async function openDatabaseServer(context: FaultContext, name = 'database'): Promise<DatabaseServer> {
  const folder = join(context.folder, name);
  await copyFolder(join(context.template, 'postgres'), folder);
  const server = await manageServer(folder);
  await server.start();
  context.atEnd(() => server.kill());
  return server;
}

export async function terminateConnections(server: DatabaseServer, which: string): Promise<number> {
  const rows = await ask(
    server.adminUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'portal' and application_name like 'btc-%' ${which}`,
  );
  return rows.length;
}

/** The server writes these files too, so they get the owner of their folder. */
async function writeOwned(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  const { uid, gid } = await stat(dirname(path));
  await chown(path, uid, gid);
}

async function copyCluster(primary: DatabaseServer, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.adminUrl });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    await copyFolder(join(primary.cluster, '..'), folder);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const { cluster } = homeIn(folder);
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    for (const name of await readdir(join(cluster, 'pg_wal'), { withFileTypes: true })) {
      if (name.isFile()) await rm(join(cluster, 'pg_wal', name.name));
    }
    await writeOwned(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeOwned(join(cluster, 'standby.signal'), '');
  } finally {
    await client.end();
  }
}

export async function openStandby(
  context: FaultContext,
  primary: DatabaseServer,
  name: string,
): Promise<DatabaseServer> {
  const folder = join(context.folder, name);
  await copyCluster(primary, folder);
  const { cluster } = homeIn(folder);
  const source = new URL(primary.adminUrl);
  const settings = [
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${source.password} application_name=standby'`,
    `synchronous_standby_names = ''`,
  ];
  await writeOwned(join(cluster, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  const standby = await manageServer(folder);
  await standby.start();
  context.atEnd(() => standby.kill());
  await ask(primary.adminUrl, `alter system set synchronous_standby_names = 'standby'`);
  await ask(primary.adminUrl, 'select pg_reload_conf()');
  const isSafe = async () =>
    (await ask(primary.adminUrl, `select from pg_stat_replication where sync_state = 'sync'`)).length > 0;
  while (!(await isSafe())) await ask(primary.adminUrl, 'select pg_sleep(0.05)');
  return standby;
}

export async function openSwitch(context: FaultContext, first: number) {
  let target = first;
  const open = new Set<Socket>();
  const front = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(server).pipe(client);
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  context.atEnd(async () => {
    front.close();
    for (const socket of open) socket.destroy();
  });
  return {
    port,
    to: (next: number): void => {
      target = next;
    },
  };
}
