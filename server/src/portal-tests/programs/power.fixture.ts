import { createHttpApi } from '@btc/contract/client.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { killServers, setStage } from '#testing/embedded-stage.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  server.close();
  if (listening === null || typeof listening === 'string') throw new Error('No port was free');
  return listening.port;
}

export async function openPoweredPortal() {
  const stage = await setStage();
  let { url } = await stage.start();
  await migrate(url);
  let address = '';
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const settings = { DATABASE_URL: url, DATA_DIR: join(stage.folder, 'portal'), DEMO: 'off', TRUST_PROXY: '1' };
    const env = { ...process.env, ...settings, NODE_ENV: 'production', PORT: String(port), LOG_FORMAT: 'json' };
    child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], { env, stdio: 'ignore' });
    const isReady = () =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await vi.waitUntil(isReady, { timeout: 240_000, interval: 100 });
  }

  await start();
  return {
    url: () => url,
    start,
    cutPower: async (): Promise<void> => {
      const exited = child === undefined ? null : once(child, 'exit');
      child?.kill('SIGKILL');
      await killServers(stage.folder);
      await exited;
      ({ url } = await stage.start());
    },
    apiFrom: (index: number, token: string | null = null) =>
      createHttpApi({
        systemBase: `${address}/api/system`,
        managementBase: `${address}/api/management`,
        apiKey: 'btc-portal',
        token: () => token,
        fetch: (input, init) => {
          const headers = new Headers(init?.headers);
          headers.set('X-Forwarded-For', `10.0.${index >> 8}.${index & 255}`);
          return fetch(input, { ...init, headers });
        },
      }),
    clear: async (): Promise<void> => {
      child?.kill('SIGKILL');
      await stage.clear();
    },
  };
}

export type PoweredPortal = Awaited<ReturnType<typeof openPoweredPortal>>;
