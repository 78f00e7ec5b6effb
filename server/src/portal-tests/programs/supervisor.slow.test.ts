import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const main = join(import.meta.dirname, '../../main.ts');
const supervisor = pathToFileURL(join(import.meta.dirname, '../../../../tools/supervise.mjs')).href;
const supervising = `import(process.argv[1]).then(({ supervise }) => supervise(process.execPath, process.argv.slice(2)))`;

interface Supervised {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown[]>;
  written(): string;
}

const running = new Set<ChildProcess>();

function superviseNode(args: readonly string[], settings: Record<string, string> = {}): Supervised {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, ['-e', supervising, supervisor, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => parts.push(part));
  const ended = once(child, 'close').finally(() => running.delete(child));
  return { child, ended, written: () => parts.join('') };
}

const script = (text: string): readonly string[] => ['-e', text];
const restartsIn = (text: string): number => text.split('starting it again').length - 1;

afterEach(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
});

describe('the supervisor', () => {
  test('starts a program again five times within a minute, and then ends as it ended, with the reason', async () => {
    const { ended, written } = superviseNode(
      script("process.send({ portal: 'ready' }, () => process.exit(7)); setInterval(() => {}, 1000);"),
    );
    expect(await ended).toEqual([7, null]);
    expect(restartsIn(written())).toBe(5);
    expect(written()).toMatch(/ended with exit code 7; it was started again 5 times within a minute/);
  });

  test('ends at once, and as the program did, where that never was ready', async () => {
    const { ended, written } = superviseNode(script("console.error('PORT must be free'); process.exitCode = 3;"));
    expect(await ended).toEqual([3, null]);
    expect(written()).toBe('PORT must be free\n');
  });

  test('says which signal has ended a start', async () => {
    const { ended, written } = superviseNode(script("process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 9);"));
    expect(await ended).toEqual([137, null]);
    expect(written()).toMatch(/was ended by SIGKILL while it started/);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('passes %s on and does not start again', async (signal) => {
    const { child, ended, written } = superviseNode(
      script(`process.on('${signal}', () => { console.log('heard ${signal}'); process.exit(0); });
        setInterval(() => {}, 1000); process.send({ portal: 'ready' }); console.log('up');`),
    );
    await expect.poll(written).toMatch(/up/);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(written()).toBe(`up\nheard ${signal}\n`);
  });

  test('does not start a program again that was stopped in order', async () => {
    const { ended, written } = superviseNode(
      script("process.send({ portal: 'ready' }, () => process.exit(0)); setInterval(() => {}, 1000);"),
    );
    expect(await ended).toEqual([0, null]);
    expect(written()).toBe('');
  });

  test('tries a start again, with a growing pause, once the program has been up; a signal ends the wait', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'btc-supervised-'));
    const mark = join(folder, 'was-up');
    const { child, ended, written } = superviseNode(
      script(`const fs = require('node:fs'); setInterval(() => {}, 1000);
        if (fs.existsSync('${mark}')) process.exit(1);
        fs.writeFileSync('${mark}', ''); process.send({ portal: 'ready' }, () => process.exit(1));`),
    );
    await expect.poll(written).toMatch(/starting it again\.\n[^]*again in 1 s[^]*again in 2 s[^]*again in 4 s/);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await rm(folder, { recursive: true, force: true });
  });
});

describe('a supervised portal', () => {
  let dataDir: string;
  let port: number;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'btc-supervised-'));
    // The account that PostgreSQL runs under when the tests run as root must be able to go in.
    await chmod(dataDir, 0o755);
    port = await findFreePort();
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  function startPortal(settings: Record<string, string> = {}): Supervised {
    const own = { NODE_ENV: 'production', DATA_DIR: dataDir, DEMO: 'off', PORT: String(port), LOG_FORMAT: 'json' };
    return superviseNode([main], { ...own, ...settings });
  }

  test('comes back after kill -9, and is not left behind by a killed supervisor', async () => {
    const { child, ended, written } = startPortal();
    await expect.poll(() => pidsIn(written()), { timeout: 240_000 }).toHaveLength(1);
    for (const pid of pidsIn(written())) process.kill(pid, 'SIGKILL');
    await expect.poll(() => pidsIn(written()), { timeout: 240_000 }).toHaveLength(2);
    await expect.poll(isReady, { timeout: 240_000 }).toBe(true);
    expect(written()).toMatch(/ended by SIGKILL; starting it again/);

    child.kill('SIGKILL');
    // The portal holds the pipes of the supervisor: they close with its own end.
    await ended;
    expect(written()).toMatch(/the supervisor is gone/);
    await expect.poll(() => pidsIn(written()).map(isAlive)).toEqual([false, false]);
    expect(await isReady()).toBe(false);
  });

  test.each([
    ['a wrong setting', { PORT: 'eighty' }, /PORT must be a whole number/],
    ['a database that nothing answers for', { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/p' }, /DATABASE_URL: /],
  ])('ends at once with a plain sentence for %s', async (_name, settings, sentence) => {
    const { ended, written } = startPortal(settings);
    expect(await ended).toEqual([1, null]);
    expect(written()).toMatch(sentence);
    expect(written()).not.toMatch(/ {4}at |starting it again|secret/);
  });

  function isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
});

function pidsIn(lines: string): readonly number[] {
  const ready = lines.split('\n').filter((line) => line.includes('The portal is ready'));
  return ready.map((line) => Number(/"pid":(\d+)/.exec(line)?.[1]));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was free');
  return address.port;
}
