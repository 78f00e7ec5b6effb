import { type Api, createHttpApi } from '@btc/contract/client.ts';
import { dayAfter } from '@btc/contract/market/post-rule.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { startSmtpServer, type TestSmtpServer } from '#platform/mail/smtp-server.fixture.ts';

const main = join(import.meta.dirname, 'main.ts');
const address = /The portal is ready: (http:\/\/[\d.:]+)/;
let dataDir: string;
let running: ChildProcess | undefined;
let mailServer: TestSmtpServer | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'btc-market-'));
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
    DEMO: 'on',
    DEMO_FACTS: '2000',
    PORT: '0',
    DATA_DIR: dataDir,
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

async function signIn(url: string, name: string): Promise<Api> {
  let token: string | null = null;
  const bases = { systemBase: `${url}/api/system`, managementBase: `${url}/api/management` };
  const api = createHttpApi({ ...bases, apiKey: 'btc-portal', token: () => token });
  token = (await api('UserLogin', { UserName: name, Password: encodePassword('Beef2026demo') })).Token;
  return api;
}

const analysis = (place: number) => ({
  Type: 'analysis' as const,
  Title: `Note ${place}`,
  Text: `Text ${place}`,
  ValidUntil: dayAfter(shanghaiDay(new Date()), 30),
});
const enquiries = Array.from({ length: 4 }, (_, place) => `enquiry ${place}`);

it(
  'keeps every acknowledged post, message and enquiry through a kill -9 with the mail server down, and doubles none',
  { timeout: 180_000 },
  async () => {
    const closed = await startSmtpServer();
    await closed.close();
    const first = await start(closed.port);
    const seller = await signIn(first.url, 'demo_paid');
    const buyer = await signIn(first.url, 'demo_expiring');
    const places = [1, 2, 3, 4, 5];
    const posts = await Promise.all(places.map((place) => seller('AddWebMarket', analysis(place))));
    const MarketID = posts[0]?.Row.MarketID ?? 0;
    const { Row: thread } = await seller('AddWebChat', { Title: 'Kept', Content: 'First' });
    await buyer('AddWebChat', { ThreadID: thread.ThreadID, Content: 'Second' });
    const send = (api: Api) =>
      Promise.all(enquiries.map((Content) => api('SendFuturesEmail', { MarketID, Content, ShareEmail: true })));
    const started = performance.now();
    const sent = await send(buyer);
    // Nobody waited for the mail server, which is not there.
    expect(performance.now() - started).toBeLessThan(20_000);
    // Each has been tried: one that is being tried at the kill would be anybody's after 90 seconds only (delivery.test.ts).
    await vi.waitFor(() => expect(first.failures()).toBe(enquiries.length), { timeout: 30_000, interval: 50 });
    await end(first.child, 'SIGKILL');

    const server = await startSmtpServer({ port: closed.port });
    mailServer = server;
    const second = await start(server.port);
    const again = await signIn(second.url, 'demo_expiring');
    const own = await (
      await signIn(second.url, 'demo_paid')
    )('GetWebMarket', { Own: true, State: 'all', Type: 'analysis' });
    expect(own.Rows.map((row) => row.Title).toSorted()).toEqual(places.map((place) => `Note ${place}`));
    const talk = await again('GetWebChatItem', { ThreadID: thread.ThreadID });
    expect(talk.Rows.map((row) => row.Content)).toEqual(['First', 'Second']);
    // Whoever got no answer before the kill sends again: the same words are the same enquiry.
    expect(await send(again)).toEqual(sent);
    const arrived = () => server.arrived.flatMap((mail) => /enquiry \d/.exec(mail.text ?? '')?.[0] ?? []);
    await vi.waitFor(() => expect(new Set(arrived())).toEqual(new Set(enquiries)), { timeout: 120_000, interval: 200 });
    // One that was being sent at the kill may come twice, under the same Message-ID.
    expect(arrived().length).toBeLessThanOrEqual(enquiries.length + 1);
  },
);
