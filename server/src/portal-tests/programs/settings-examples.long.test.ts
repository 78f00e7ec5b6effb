import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpApi } from '@btc/contract/client.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { setStage } from '#testing/embedded-stage.ts';
import { demoAccounts, demoPassword } from '@btc/demo/members/members.read.ts';

const root = join(import.meta.dirname, '../../../..');
const document = await readFile(join(root, 'docs/settings.md'), 'utf8');
const examples = [...document.matchAll(/```sh\n(.+? npm start)\n```/g)].flatMap(([, line]) => line ?? []);
const databaseOfExamples = 'postgres://portal:secret@db.example.com/portal?sslmode=verify-full';
const startLimitMs = 240_000;

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was free');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function run(line: string, others: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'btc-example-'));
  cleanUp.push(() => rm(dataDir, { recursive: true, force: true }));
  // The account that PostgreSQL runs under when the tests run as root must be able to go in.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO_FACTS: '1000', ...others };
  // Replaced by what it runs, so that the signal of the end reaches it.
  const child = spawn('sh', ['-c', line.replace(' npm start', ' exec npm start')], { cwd: root, env });
  cleanUp.push(() => end(child));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (printed += part));
  const address = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`It ended: ${printed}`);
    return (await fetch(`${address}/readyz`).catch(() => null))?.ok === true;
  };
  await vi.waitUntil(isReady, { timeout: startLimitMs, interval: 200 });
  const bases = { systemBase: `${address}/api/system`, managementBase: `${address}/api/management` };
  return { printed: () => printed, api: createHttpApi({ ...bases, apiKey: 'btc-portal', token: () => null }) };
}

async function expectPublishedPasswordRefused(api: Awaited<ReturnType<typeof run>>['api']): Promise<void> {
  for (const { name } of demoAccounts) {
    const login = api('UserLogin', { UserName: name, Password: encodePassword(demoPassword) });
    await expect(login).rejects.toMatchObject({ code: 6009 });
  }
}

it.each(examples)(
  'the example "%s" lets nobody in by a published password and writes no code into its log',
  async (line) => {
    const stage = await setStage();
    cleanUp.push(stage.clear);
    const { url } = line.includes(databaseOfExamples) ? await stage.start() : { url: databaseOfExamples };
    const { api, printed } = await run(line.replace(databaseOfExamples, url));
    await expectPublishedPasswordRefused(api);
    if (!line.includes('PUBLIC_URL')) return;
    await api('GetCaptcha', { Mobile: '+8613800138000' });
    await vi.waitUntil(() => printed().includes('text message kept'), { timeout: 60_000 });
    const kept = printed()
      .split('\n')
      .filter((line) => line.includes('text message kept'));
    expect(kept.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1])).toEqual([expect.not.stringMatching(/\d{6}/)]);
  },
  startLimitMs,
);

it(
  'the demonstration on a portal that others can reach shows its content and lets nobody in',
  async () => {
    const [line = ''] = examples.filter((example) => example.includes('PUBLIC_URL'));
    const { api } = await run(line, { DEMO: 'on' });
    expect((await api('GetBtcInfoHeadlines', { isEn: true })).Rows.length).toBeGreaterThan(0);
    await expectPublishedPasswordRefused(api);
  },
  startLimitMs,
);

it('finds the examples', () => {
  expect(examples).toHaveLength(2);
});
