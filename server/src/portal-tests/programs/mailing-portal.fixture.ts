import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpServer, type TestSmtpServer } from '#platform/mail/smtp-server.fixture.ts';

const main = join(import.meta.dirname, '../../main.ts');
const address = /The portal is ready: (http:\/\/[\d.:]+)/;
const notSent = /^\{.*"id":"(?<id>[^"]+)".*mail not done yet.*$/gm;

/** A portal in its own process and data folder; its mail server is unreachable until `bringMailServer`. */
export interface MailingPortal {
  start(): Promise<string>;
  triedMails(): ReadonlySet<string>;
  kill(): Promise<void>;
  bringMailServer(): Promise<TestSmtpServer>;
  clear(): Promise<void>;
}

export async function openMailingPortal(settings: Readonly<Record<string, string>>): Promise<MailingPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'btc-mailing-'));
  // The account that PostgreSQL runs under when the tests run as root must be able to go in.
  await chmod(dataDir, 0o755);
  const away = await startSmtpServer();
  await away.close();
  let mailServer: TestSmtpServer | undefined;
  let running: ChildProcess | undefined;
  let printed = '';

  async function start(): Promise<string> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      LOG_FORMAT: 'json',
      PORT: '0',
      DATA_DIR: dataDir,
      MAIL_FROM: 'no-reply@portal.example',
      SMTP_URL: `smtp://127.0.0.1:${away.port}`,
      ...settings,
    };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    running = child;
    printed = '';
    return new Promise((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        printed += part;
        const found = address.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`The portal ended: ${printed}`)));
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const child = running;
    running = undefined;
    if (child === undefined) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  return {
    start,
    triedMails: () => new Set([...printed.matchAll(notSent)].flatMap(({ groups }) => groups?.['id'] ?? [])),
    kill: () => end('SIGKILL'),
    bringMailServer: async () => {
      mailServer = await startSmtpServer({ port: away.port });
      return mailServer;
    },
    clear: async () => {
      await end('SIGTERM');
      await mailServer?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
