import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedStage, setStage } from '#testing/embedded-stage.ts';

/* Two machines that are switched on together, on one database that is empty. */

let stage: EmbeddedStage;
let url: string;
beforeAll(async () => {
  stage = await setStage();
  ({ url } = await stage.start());
});
afterAll(() => stage.clear());

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  server.close();
  if (listening === null || typeof listening === 'string') throw new Error('No port was free');
  return listening.port;
}

async function start(name: string) {
  const port = await findPort();
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: join(stage.folder, name),
    FILES_DIR: join(stage.folder, 'files'),
    DEMO: 'on',
    DEMO_FACTS: '1000',
    PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (printed += part));
  return { child, exit: once(child, 'exit'), address: `http://127.0.0.1:${port}`, printed: () => printed };
}

it('two first starts at once on one empty database both become ready', async () => {
  const portals = await Promise.all([start('one'), start('other')]);
  for (const { child, address, printed } of portals)
    await vi.waitUntil(
      async () => {
        if (child.exitCode !== null) throw new Error(`It ended: ${printed()}`);
        return (await fetch(`${address}/readyz`).catch(() => null))?.ok === true;
      },
      { timeout: 240_000, interval: 200 },
    );
  for (const { child } of portals) child.kill('SIGTERM');
  expect(await Promise.all(portals.map(({ exit }) => exit))).toEqual([
    [0, null],
    [0, null],
  ]);
});
