import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, findServers } from '@btc/server/src/testing/embedded-stage.ts';
import { findFreePort } from '../../portal-process.ts';
import { openDatabaseServer } from '../database-server.ts';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { mountSmall, needsMount, remount } from '../needs.ts';
import { openOldPostgres } from '../old-postgres.ts';
import { isAlive, listDescendants, signalProcess } from '../processes.ts';
import { findStartIssues, runProgram, startProgram } from '../run-program.ts';
import { copyFolder, layOutSite, openSite, siteSettings } from '../site.ts';

type Case = readonly [name: string, find: () => Promise<readonly string[]>];

async function tryCases(cases: readonly Case[]): Promise<Outcome> {
  const wrong: string[] = [];
  for (const [name, find] of cases) wrong.push(...(await find()).map((fault) => `${name}: ${fault}`));
  return { tries: cases.length, wrong, notes: cases.map(([name]) => name).join(', ') };
}

function refused(context: FaultContext, name: string, settings: Readonly<Record<string, string>>, says: RegExp): Case {
  return [
    name,
    async () => {
      const all = { ...siteSettings, PORT: '0', DATA_DIR: join(context.folder, 'data'), ...settings };
      return findStartIssues(await runProgram(context, { program: 'portal', settings: all }), says);
    },
  ];
}

async function refuseDataDirs(context: FaultContext): Promise<Outcome> {
  const file = join(context.folder, 'a-file');
  await writeFile(file, '');
  const sealed = join(context.folder, 'sealed');
  await mountSmall(context, sealed, 1);
  await remount(sealed, 'ro');
  return tryCases([
    refused(context, 'a file', { DATA_DIR: file }, /DATA_DIR must be a folder/),
    refused(context, 'read-only', { DATA_DIR: join(sealed, 'data') }, /DATA_DIR must be a folder/),
    [
      'a path with a space and 数据 夹',
      async () => {
        const site = await openSite(context, { dataDir: join(context.folder, 'a b 数据 夹') });
        await site.portal?.stop();
        const settings = { ...siteSettings, DATA_DIR: site.dataDir };
        const backup = await runProgram(context, { program: 'backup', settings });
        return backup.code === 0 ? [] : [`backup ended with ${backup.code}: ${backup.output.slice(-200)}`];
      },
    ],
  ]);
}

async function refusePort(context: FaultContext): Promise<Outcome> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  context.atEnd(async () => other.close());
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const dataDir = join(context.folder, 'data');
  return tryCases([
    refused(context, 'port in use', { PORT: String(port) }, /PORT must be a free one/),
    [
      'nothing was started',
      async () => ((await readdir(dataDir).catch(() => [])).length === 0 ? [] : ['the data folder was begun']),
    ],
  ]);
}

async function refuseDatabases(context: FaultContext): Promise<Outcome> {
  const { url, port } = await openDatabaseServer(context);
  const web = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  context.atEnd(async () => web.close());
  const address = web.address();
  const webPort = typeof address === 'object' && address !== null ? address.port : 0;
  const free = await findFreePort();
  const changed = (change: (one: URL) => void): string => {
    const one = new URL(url);
    change(one);
    return one.href;
  };
  const says = /DATABASE_URL: /;
  return tryCases([
    refused(context, 'nothing listens', { DATABASE_URL: url.replace(`:${port}/`, `:${free}/`) }, says),
    refused(context, 'wrong password', { DATABASE_URL: changed((one) => (one.password = 'wrong')) }, says),
    refused(context, 'no such database', { DATABASE_URL: changed((one) => (one.pathname = '/other')) }, says),
    refused(context, 'no such host', { DATABASE_URL: changed((one) => (one.hostname = 'db.invalid')) }, says),
    refused(context, 'no PostgreSQL', { DATABASE_URL: url.replace(`:${port}/`, `:${webPort}/`) }, says),
  ]);
}

async function refuseOldPostgres(context: FaultContext): Promise<Outcome> {
  const url = await openOldPostgres(context, '15.4');
  return tryCases([
    refused(context, 'PostgreSQL 15', { DATABASE_URL: url }, /PostgreSQL 15\.4; 18 or newer is needed/),
  ]);
}

async function failMigration(context: FaultContext): Promise<Outcome> {
  const server = await openDatabaseServer(context);
  await ask(server.adminUrl, 'create database fresh owner portal');
  const url = server.url.replace(/\/portal$/, '/fresh');
  // A table that a later migration makes stands in its way.
  await ask(url, 'create table trade_upload (kept integer)');
  const settings = { DATABASE_URL: url, DEMO: 'off' };
  const first = await tryCases([
    refused(context, 'a migration that fails', settings, /\d{4}_\w+(\.sql)? failed.*trade_upload/),
    [
      'the others stay applied, the failed one alone is rolled back',
      async () => {
        const rows = await ask(url, 'select name from schema_migration order by name');
        return rows.length > 20 ? [] : [`${rows.length} migrations are noted`];
      },
    ],
  ]);
  await ask(url, 'drop table trade_upload');
  const site = await openSite(context, {
    databaseUrl: url,
    settings: { DEMO: 'off' },
    dataDir: join(context.folder, 'again'),
  });
  await site.portal?.stop();
  return { ...first, notes: `${first.notes ?? ''}, starts once the cause is gone` };
}

async function refuseNewerDatabase(context: FaultContext): Promise<Outcome> {
  const server = await openDatabaseServer(context);
  await ask(server.url, `insert into schema_migration (name, checksum) values ('9999_to_come', 'x')`);
  return tryCases([
    refused(context, 'newer database', { DATABASE_URL: server.url }, /9999_to_come was applied but is not/),
  ]);
}

async function joinDatabase(context: FaultContext): Promise<Outcome> {
  const first = await openSite(context);
  const port = await findFreePort();
  const settings = { ...first.settings, PORT: String(port), DATA_DIR: first.dataDir };
  const { child } = startProgram(context, { program: 'portal', settings });
  const second = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${second}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady()) && child.exitCode === null) await wait(50);
  await first.portal?.stop();
  const wrong: string[] = [];
  if (!(await isReady())) wrong.push('the second is not ready once the first has stopped');
  const servers = await findServers(`${first.dataDir}/`);
  if (servers.length === 0) wrong.push('the database went with the first');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  if ((await findServers(`${first.dataDir}/`)).length > 0) wrong.push('the database outlives both');
  return { tries: 1, wrong };
}

const aloneLimitMs = 20_000;

async function killSupervisor(context: FaultContext): Promise<Outcome> {
  const site = await layOutSite(context, { program: 'start' });
  const recoverySeconds: number[] = [];
  const wrong: string[] = [];
  for (let round = 0; round < context.tries; round += 1) {
    await site.start();
    const below = await listDescendants(site.portal?.pid ?? 0, 'main.ts');
    const since = performance.now();
    await site.portal?.kill();
    while (below.some(isAlive) && performance.now() - since < aloneLimitMs) await wait(50);
    if (below.some(isAlive)) {
      wrong.push('the portal goes on as an orphan');
      for (const pid of below) signalProcess(pid, 'SIGKILL');
    }
    recoverySeconds.push((performance.now() - since) / 1000);
    if ((await findServers(`${site.dataDir}/`)).length > 0) wrong.push('the database goes on as an orphan');
  }
  return {
    tries: context.tries,
    recoverySeconds,
    wrong: [...new Set(wrong)],
    notes: 'recovery: until nothing of it runs',
  };
}

type Moment = 'idle' | 'starting' | 'first start';

async function stopOnce(
  context: FaultContext,
  program: 'portal' | 'start',
  moment: Moment,
): Promise<readonly string[]> {
  const dataDir = join(context.folder, `${program} ${moment}`.replaceAll(' ', '-'));
  if (moment !== 'first start') await copyFolder(context.template, dataDir);
  const port = await findFreePort();
  const settings = { ...siteSettings, PORT: String(port), DATA_DIR: dataDir };
  const { child, ended } = startProgram(context, { program, settings });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  if (moment === 'idle') while (!(await isReady()) && child.exitCode === null) await wait(50);
  else await wait(moment === 'starting' ? 600 : 2_500);
  const below = await listDescendants(child.pid ?? 0);
  const since = performance.now();
  child.kill('SIGTERM');
  const { code } = await ended;
  const seconds = (performance.now() - since) / 1000;
  // Before it has begun anything, start.mjs ends by the signal itself.
  const isInOrder = code === 0 || (code === 143 && below.length === 0);
  return [
    ...(isInOrder ? [] : [`ended with ${code}`]),
    ...(seconds > 10 ? [`took ${seconds.toFixed(1)} s`] : []),
    ...(below.some(isAlive) || (await findServers(`${dataDir}/`)).length > 0 ? ['left a process'] : []),
  ];
}

async function stopInOrder(context: FaultContext): Promise<Outcome> {
  const moments = ['idle', 'starting', 'first start'] as const;
  return tryCases(
    (['portal', 'start'] as const).flatMap((program) =>
      moments.map((moment): Case => [`${program} ${moment}`, () => stopOnce(context, program, moment)]),
    ),
  );
}

async function openWithoutFiles(context: FaultContext): Promise<Outcome> {
  const server = await openDatabaseServer(context);
  const site = await openSite(context, { databaseUrl: server.url });
  const port = await findFreePort();
  const settings = { ...site.settings, PORT: String(port), DATA_DIR: join(context.folder, 'elsewhere') };
  const { child, ended } = startProgram(context, { program: 'portal', settings });
  const started = performance.now();
  let answer = { status: 0, text: '' };
  // What is asked at the start is worked out some time after it.
  while (child.exitCode === null && performance.now() - started < 30_000) {
    answer = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      async (got) => ({ status: got.status, text: await got.text() }),
      () => answer,
    );
    if (answer.status !== 0) break;
    await wait(100);
  }
  child.kill('SIGTERM');
  const { output } = await ended;
  const isSaid = answer.status === 503 && /file|fact/i.test(answer.text);
  const isRefused = answer.status === 0 && /FILES_DIR|files/i.test(output);
  return {
    tries: 1,
    wrong: isSaid || isRefused ? [] : [`/readyz answers ${answer.status} ${answer.text.slice(0, 120)}`],
    notes: answer.text.slice(0, 160) || 'the start is refused',
  };
}

export const startRows: readonly FaultRow[] = [
  {
    name: 'data-dir',
    what: 'DATA_DIR is a file, read-only, an odd path',
    needs: [needsMount],
    tries: 1,
    run: refuseDataDirs,
  },
  { name: 'port-in-use', what: 'another program listens on PORT', tries: 1, run: refusePort },
  { name: 'two-portals', what: 'two portals on one DATA_DIR; the first stops', tries: 1, run: joinDatabase },
  {
    name: 'wrong-database-url',
    what: 'five kinds of wrong DATABASE_URL, one plain sentence each',
    tries: 1,
    run: refuseDatabases,
  },
  { name: 'old-postgresql', what: 'a server that says it is PostgreSQL 15', tries: 1, run: refuseOldPostgres },
  { name: 'failed-migration', what: 'a migration fails; its cause is removed; again', tries: 1, run: failMigration },
  { name: 'newer-database', what: 'an old program on a database of a newer one', tries: 1, run: refuseNewerDatabase },
  {
    name: 'kill-supervisor',
    what: 'kill -9 of start.mjs alone: no orphan holds the port',
    tries: 2,
    run: killSupervisor,
  },
  {
    name: 'sigterm',
    what: 'SIGTERM to portal and start.mjs, idle, while they start, and at the first start',
    tries: 1,
    run: stopInOrder,
  },
  {
    name: 'no-shared-files',
    what: 'a second machine on the same database without the files',
    tries: 1,
    run: openWithoutFiles,
  },
];
