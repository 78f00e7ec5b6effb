import { createHttpApi } from '@btc/contract/client.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '#platform/mail/smtp-server.fixture.ts';

const main = join(import.meta.dirname, 'main.ts');
const address = /The portal is ready: (http:\/\/[\d.:]+)/;
let dataDir: string;
let running: ChildProcess | undefined;
let mailServer: TestSmtpServer | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'btc-outbox-'));
  // The account that PostgreSQL runs under when the tests run as root must be able to go in.
  await chmod(dataDir, 0o755);
});
afterAll(async () => {
  if (running !== undefined) await end(running, 'SIGTERM');
  await mailServer?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  running = undefined;
  child.kill(signal);
  await once(child, 'exit');
}

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** How many mails could not be sent so far. */
  readonly failures: () => number;
}

async function start(smtpPort: number): Promise<Started> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_FORMAT: 'json',
    DEMO: 'off',
    PORT: '0',
    DATA_DIR: dataDir,
    MAILBOX_CONTACT: 'desk@portal.example',
    MAIL_FROM: 'no-reply@portal.example',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  let text = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const found = address.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The portal ended: ${text}`)));
  });
  return { child, url, failures: () => text.match(/mail not sent yet/g)?.length ?? 0 };
}

it(
  'loses no mail of an acknowledged call to a kill -9, and the next start sends it',
  { timeout: 120_000 },
  async () => {
    const closed = await startSmtpServer();
    await closed.close();
    const first = await start(closed.port);
    const api = createHttpApi({
      systemBase: `${first.url}/api/system`,
      managementBase: `${first.url}/api/management`,
      apiKey: 'btc-portal',
      token: () => null,
    });
    const marks = Array.from({ length: 8 }, (_, place) => `message ${place}`);
    const started = performance.now();
    await Promise.all(marks.map((Content) => api('SendMail', { Name: 'Ana', Email: 'ana@example.com', Content })));
    // Nobody waited for the mail server, which is not there.
    expect(performance.now() - started).toBeLessThan(20_000);
    // Each has been tried: one that is being tried at the kill would be anybody's after 90 seconds only (delivery.test.ts).
    await vi.waitFor(() => expect(first.failures()).toBe(marks.length), { timeout: 30_000, interval: 50 });
    await end(first.child, 'SIGKILL');

    const server = await startSmtpServer({ port: closed.port });
    mailServer = server;
    await start(server.port);
    const arrived = () => new Set(server.arrived.map((mail) => /message \d/.exec(mail.text ?? '')?.[0]));
    await vi.waitFor(() => expect(arrived()).toEqual(new Set(marks)), { timeout: 40_000, interval: 100 });
    expect(server.arrived.length).toBeLessThanOrEqual(marks.length + 1);
  },
);
