import { createHttpApi } from '@btc/contract/client.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockSettings } from './clock.fixture.ts';
import { test as base } from './console.fixture.ts';
import { demoPassword, expect } from './portal.fixture.ts';

/** A first start creates a database and the demonstration while other tests run. */
const startMs = 600_000;
const stopMs = 60_000;

const program = join(import.meta.dirname, '../server/src/main.ts');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}

/** Tests that would change the pages of all others have a portal and a database of their own. */
export const test = base.extend<object, { readonly ownPortal: string }>({
  ownPortal: [
    async ({}, use) => {
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const folder = mkdtempSync(join(tmpdir(), 'btc-e2e-own-'));
      // The account that PostgreSQL runs under when the tests run as root must be able to go in.
      chmodSync(folder, 0o755);
      const own = { PORT: String(port), PUBLIC_URL: address, DATA_DIR: folder, DEMO_FACTS: '5000' };
      const portal = spawn(process.execPath, [program], {
        env: { ...process.env, ...clockSettings, ...own, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = once(portal, 'exit');
      try {
        await expect.poll(() => isReady(address), { timeout: startMs }).toBe(true);
        await use(address);
      } finally {
        portal.kill('SIGTERM');
        await ended;
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: startMs + stopMs },
  ],
  baseURL: async ({ ownPortal }, use) => use(ownPortal),
  // By the password: what the other tests open is a session of the common portal.
  openSession: async ({ ownPortal }, use) => {
    const api = createHttpApi({
      systemBase: `${ownPortal}/api/system`,
      managementBase: `${ownPortal}/api/management`,
      apiKey: 'btc-portal',
      token: () => null,
    });
    await use(async (UserName) => {
      const { Token, Row } = await api('UserLogin', { UserName, Password: encodePassword(demoPassword) });
      return { token: Token, userId: Row.UserID };
    });
  },
});
