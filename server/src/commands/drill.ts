// `npm run drill`: backs up under load, restores into an empty folder by the commands of docs/backup.md, and compares; see there.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createHttpApi } from '@btc/contract/client.ts';
import { readDatabaseTime } from '#platform/clock/clock.queries.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openSession } from '#platform/session/session.ts';
import { compareBackups, digestBackup } from '#console/backup/compare-backups.ts';
import { openRecords } from '../open-records.ts';

const { values } = parseArgs({
  options: { tries: { type: 'string', default: '20' }, facts: { type: 'string', default: '20000' } },
});
const tries = Number(values.tries);
/** A pool drops idle connections after ten seconds: some tries should fall before that, some after. */
const maxPauseMs = 1_500;
const startLimitMs = 300_000;

const place = await mkdtemp(join(tmpdir(), 'btc-drill-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function toSettings(dataDir: string): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production', LOG_LEVEL: 'error' };
}

async function run(dataDir: string, command: string, ...args: readonly string[]) {
  const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
    env: toSettings(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const [out, issue] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  return { isDone: code === 0, said: `${out}${issue}`.trim() };
}

async function mustRun(dataDir: string, command: string, ...args: readonly string[]): Promise<string> {
  const began = performance.now();
  const { isDone, said } = await run(dataDir, command, ...args);
  if (!isDone) throw new Error(`npm run ${command} failed: ${said}`);
  say(`npm run ${command}: ${((performance.now() - began) / 1000).toFixed(1)} s. ${said}`);
  return said;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was free');
  return address.port;
}

async function startPortal(dataDir: string): Promise<{ address: string; child: ChildProcess }> {
  const port = await findPort();
  const address = `http://127.0.0.1:${port}`;
  const demo = { DEMO: 'on', DEMO_FACTS: values.facts, PORT: String(port) };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...toSettings(dataDir), ...demo },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = performance.now() + startLimitMs; !(await isReady()); await wait(200)) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('The portal did not start');
  }
  return { address, child };
}

async function openEditor(dataDir: string): Promise<string> {
  const { db, close } = await openRecords({ ...loadConfig(), dataDir, databaseUrl: null }, { name: 'btc-drill' });
  try {
    const now = await readDatabaseTime(db);
    const { id } = await db
      .insertInto('account')
      .values({ login_user_name: 'drill_editor', staff_role: 'editor', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return await openSession(db, { userId: id, remember: false, now, isStaff: true });
  } finally {
    await close();
  }
}

function startWriters(address: string, token: string) {
  const acknowledged: number[] = [];
  const stopping = new AbortController();
  const api = createHttpApi({
    systemBase: `${address}/api/system`,
    managementBase: `${address}/api/management`,
    apiKey: 'btc-portal',
    token: () => token,
  });
  const write = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const { Row } = await api('CreateDeskArticle', { Section: 'trade' });
      acknowledged.push(Row.ArticleID);
    }
  };
  const running = Promise.all([write(), write(), write(), write()]);
  return {
    acknowledged,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function newestBackup(dataDir: string): Promise<string> {
  const names = await readdir(join(dataDir, 'backups'));
  const newest = names.toSorted().at(-1);
  if (newest === undefined) throw new Error('There is no backup');
  return join(dataDir, 'backups', newest);
}

async function countRejections(dataDir: string, backup: string): Promise<number> {
  let refused = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await wait(Math.random() * maxPauseMs);
    const { isDone, said } = await run(dataDir, 'restore', backup, '--replace');
    if (!isDone && said.includes('is running: stop it first')) refused += 1;
    else say(`A restore was not refused: ${said}`);
  }
  return refused;
}

async function drill(): Promise<readonly string[]> {
  const [source, empty] = [join(place, 'source'), join(place, 'empty')];
  await Promise.all([mkdir(source, { mode: 0o755 }), mkdir(empty, { mode: 0o755 })]);
  const { address, child } = await startPortal(source);
  try {
    const writers = startWriters(address, await openEditor(source));
    await wait(2_000);
    const before = [...writers.acknowledged];
    await mustRun(source, 'backup');
    await writers.stop();
    const backup = await newestBackup(source);
    say(`${before.length} writes were acknowledged before the backup, ${writers.acknowledged.length} in all.`);
    const refused = await countRejections(source, backup);
    say(`A restore was refused ${refused} of ${tries} times while the portal ran.`);
    await mustRun(empty, 'restore', backup, '--check');
    await mustRun(empty, 'restore', backup);
    await mustRun(empty, 'backup');
    const [made, restored] = [await digestBackup(backup), await digestBackup(await newestBackup(empty))];
    const { differences, summary } = compareBackups(made, restored);
    say(summary);
    const lost = before.filter((id) => !made.ids.has(id));
    say(`${before.length - lost.length} of ${before.length} writes acknowledged before the backup are in it.`);
    return [
      ...differences,
      ...(refused === tries ? [] : ['a restore was not refused']),
      ...lost.map((id) => `article ${id} is lost`),
    ];
  } finally {
    const exited = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGTERM');
    await exited;
  }
}

try {
  const issues = await drill();
  for (const issue of issues) say(`WRONG: ${issue}`);
  say(issues.length === 0 ? 'The drill went well.' : 'The drill went wrong.');
  process.exitCode = issues.length === 0 ? 0 : 1;
} finally {
  await rm(place, { recursive: true, force: true });
}
