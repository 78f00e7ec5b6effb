import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hourMs } from '@btc/contract/time.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readDatabaseTime } from '../clock/clock.queries.ts';
import { insertMail } from '../mail/outgoing-mail.queries.ts';
import { queueMail } from '../mail/outbox.ts';
import { startTestOutbox, testMail } from '../mail/outbox.fixture.ts';
import { startSmtpServer, type TestSmtpOptions, type TestSmtpServer } from '../mail/smtp-server.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { nextDueInMs, requeueRows, deleteExpiredRows } from './queue-row.queries.ts';

const program = fileURLToPath(new URL('outbox-process.fixture.ts', import.meta.url));
const mails = { table: 'outgoing_mail' } as const;
let database: TestDatabase;
const running: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.close();
  await database.db.deleteFrom('outgoing_mail').execute();
});
afterAll(() => database.drop());

async function serve(options: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options);
  running.push(server);
  return server;
}

function deliver({ port }: { readonly port: number }, pace = {}) {
  const outbox = startTestOutbox(database, { SMTP_URL: `smtp://127.0.0.1:${port}` }, pace);
  running.push({ close: outbox.stop });
  return outbox;
}

async function startProcess({ port }: { readonly port: number }): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, database.url, `smtp://127.0.0.1:${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push({
    close: async () => {
      child.kill('SIGKILL');
    },
  });
  await once(child.stdout, 'data');
  return child;
}

async function queueMany(count: number): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    for (let number = 1; number <= count; number += 1) await queueMail(tx, testMail(`number ${number}`));
  });
}

async function untilProcessesGone(): Promise<void> {
  const theirs = sql`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'btc-outbox-process'`;
  const findRows = async () => expect((await theirs.execute(database.db)).rows).toEqual([]);
  await vi.waitFor(findRows, { timeout: 60_000, interval: 20 });
}

async function endLeases(): Promise<void> {
  const ended = { next_attempt_at: sql<Date>`now()` };
  await database.db.updateTable('outgoing_mail').set(ended).where('state', '=', 'sending').execute();
}

async function countStates(): Promise<Readonly<Record<string, number>>> {
  const rows = await database.db
    .selectFrom('outgoing_mail')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function untilStates(states: Readonly<Record<string, number>>): Promise<void> {
  await vi.waitFor(async () => expect(await countStates()).toEqual(states), { timeout: 60_000, interval: 30 });
}

function timesArrived({ arrived }: TestSmtpServer): readonly number[] {
  return [...Map.groupBy(arrived, (mail) => mail.messageId).values()].map((copies) => copies.length);
}

describe('the outbox', () => {
  test('is emptied by several processes together, each mail once', async () => {
    const server = await serve({ onMail: () => wait(5) });
    await Promise.all([startProcess(server), startProcess(server)]);
    deliver(server);
    await queueMany(40);
    await untilStates({ sent: 40 });
    expect(timesArrived(server)).toEqual(Array.from({ length: 40 }, () => 1));
  });

  test('loses nothing to a kill, and sends at most the one mail twice that was under way', async () => {
    const server = await serve({ onMail: () => wait(40) });
    await queueMany(20);
    const child = await startProcess(server);
    await vi.waitFor(() => expect(server.arrived.length).toBeGreaterThan(4), { timeout: 60_000, interval: 5 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await untilProcessesGone();
    const { sending = 0 } = await countStates();
    expect(sending).toBeLessThanOrEqual(1);
    await endLeases();
    deliver(server);
    await untilStates({ sent: 20 });
    const times = timesArrived(server);
    expect(times).toHaveLength(20);
    expect(times.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(21);
  });

  test('lets the mail under way end at a stop, and keeps the others for the next start', async () => {
    const held = Promise.withResolvers<void>();
    const server = await serve({ onMail: () => held.promise });
    await queueMany(5);
    const outbox = deliver(server);
    await vi.waitFor(async () => expect((await countStates())['sending']).toBe(1), { timeout: 60_000, interval: 5 });
    const stopping = outbox.stop();
    held.resolve();
    await stopping;
    const sent = server.arrived.length;
    expect(sent).toBeGreaterThan(0);
    expect(await countStates()).toEqual({ sent, queued: 5 - sent });
    await wait(300);
    expect(server.arrived).toHaveLength(sent);
  });

  test('does not wait longer for a hanging server at a stop than it may', async () => {
    const server = await serve({ onMail: () => new Promise(() => undefined) });
    await queueMany(1);
    const outbox = deliver(server, { drainMs: 100 });
    await vi.waitFor(async () => expect((await countStates())['sending']).toBe(1), { timeout: 60_000, interval: 5 });
    await outbox.stop();
    // Broken off by the stop, not by the mail library's own patience.
    const rows = await database.db.selectFrom('outgoing_mail').select(['state', 'last_error']).execute();
    expect(rows).toEqual([{ state: 'queued', last_error: 'EABORT' }]);
  });

  test('gives up what ended its taker again and again', async () => {
    const server = await serve();
    await queueMany(1);
    await database.db
      .updateTable('outgoing_mail')
      .set({ state: 'sending', attempts: 4, next_attempt_at: new Date(0) })
      .execute();
    deliver(server);
    await untilStates({ failed: 1 });
    expect(server.arrived).toHaveLength(0);
  });

  test('knows when the next mail is due, so that it need not keep asking', async () => {
    expect(await nextDueInMs(database.db, mails)).toBeNull();
    await queueMany(1);
    expect(await nextDueInMs(database.db, mails)).toBe(0);
    await sql`update outgoing_mail set next_attempt_at = now() + interval '1 hour'`.execute(database.db);
    expect(await nextDueInMs(database.db, mails)).toBeGreaterThan(3_590_000);
    await database.db.updateTable('outgoing_mail').set({ state: 'sent' }).execute();
    expect(await nextDueInMs(database.db, mails)).toBeNull();
  });

  test('finds what no notice told of', async () => {
    const server = await serve();
    deliver(server, { idleMs: 100 });
    await wait(50);
    await insertMail(database.db, testMail('silent'));
    await untilStates({ sent: 1 });
  });

  test('hears notices again after its connection broke', async () => {
    const server = await serve();
    deliver(server);
    const listener = sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and application_name = 'btc-jobs'
        and query like 'listen%' and state = 'idle'`;
    const findListener = async () => {
      const [row] = (await listener.execute(database.db)).rows;
      expect(row).toBeDefined();
      return row?.pid;
    };
    const pid = await vi.waitFor(findListener, { timeout: 60_000 });
    await sql`select pg_terminate_backend(${pid})`.execute(database.db);
    await queueMany(1);
    await untilStates({ sent: 1 });
  });
});

describe('a failed mail', () => {
  async function failed(more = {}): Promise<string> {
    const id = await queueMail(database.db, testMail('failed', more));
    await database.db.updateTable('outgoing_mail').set({ state: 'failed', attempts: 4 }).where('id', '=', id).execute();
    return id;
  }

  test('is sent when somebody asks for it again', async () => {
    const server = await serve();
    const id = await failed();
    expect(await requeueRows(database.db, mails, id)).toBe(1);
    expect(await requeueRows(database.db, mails, id)).toBe(0);
    deliver(server);
    await untilStates({ sent: 1 });
    expect(await requeueRows(database.db, mails, id)).toBe(0);
  });

  test('that waits for its next attempt is sent now when somebody asks', async () => {
    const server = await serve();
    const id = await queueMail(database.db, testMail('waits'));
    expect(await requeueRows(database.db, mails, id)).toBe(0);
    const inAnHour = new Date((await readDatabaseTime(database.db)).getTime() + hourMs);
    const waiting = { attempts: 2, next_attempt_at: inAnHour, last_error: 'ETIMEDOUT' };
    await database.db.updateTable('outgoing_mail').set(waiting).where('id', '=', id).execute();
    expect(await requeueRows(database.db, mails, id)).toBe(1);
    deliver(server);
    await untilStates({ sent: 1 });
  });

  test('is not sent again once it opens nothing any more, and its words go', async () => {
    const id = await failed({ secretForMinutes: 30 });
    await database.db
      .updateTable('outgoing_mail')
      .set({ secret_until: new Date(0) })
      .execute();
    expect(await requeueRows(database.db, mails, id)).toBe(0);
    const plain = await failed();
    await deleteExpiredRows(database.db, mails, 90);
    const rows = await database.db.selectFrom('outgoing_mail').select(['id', 'body_text', 'body_html']).execute();
    const words = new Map(rows.map((row) => [row.id, row.body_text]));
    expect(words.get(id)).toBeNull();
    expect(words.get(plain)).toBe('您好，failed');
  });

  test('is forgotten after its time', async () => {
    await failed();
    const waiting = await queueMail(database.db, testMail('waits'));
    await database.db
      .updateTable('outgoing_mail')
      .set({ created_at: new Date(0) })
      .execute();
    await deleteExpiredRows(database.db, mails, 90);
    expect(await database.db.selectFrom('outgoing_mail').select('id').execute()).toEqual([{ id: waiting }]);
  });
});
