import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { queueMail } from './outbox.ts';
import { startTestOutbox, type StartedOutbox, testMail } from './outbox.fixture.ts';
import { withTls } from './smtp.ts';
import { smtpAnswer, startSmtpServer, type TestSmtpOptions, type TestSmtpServer } from './smtp-server.fixture.ts';

let database: TestDatabase;
const running: (TestSmtpServer | { close(): Promise<void> })[] = [];

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

function deliver(url: string, pace = {}): StartedOutbox {
  const outbox = startTestOutbox(database, { SMTP_URL: url }, pace);
  running.push({ close: outbox.stop });
  return outbox;
}

function findRow(id: string) {
  return database.db.selectFrom('outgoing_mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function untilState(id: string, state: string): Promise<Awaited<ReturnType<typeof findRow>>> {
  return vi.waitFor(
    async () => {
      const row = await findRow(id);
      expect(row.state).toBe(state);
      return row;
    },
    { timeout: 60_000, interval: 20 },
  );
}

describe('a mail', () => {
  test('arrives with both parts, a Chinese subject, and its row’s number as Message-ID', async () => {
    const server = await serve();
    deliver(`smtp://127.0.0.1:${server.port}`);
    const id = await queueMail(database.db, testMail('会员已开通', { replyTo: 'desk@example.com' }));
    const row = await untilState(id, 'sent');
    expect(row).toMatchObject({ attempts: 1, last_error: null });
    expect(row.sent_at).not.toBeNull();

    const [mail] = server.arrived;
    expect(mail).toMatchObject({
      subject: '进口牛肉资讯：会员已开通',
      text: '您好，会员已开通',
      from: { name: 'Beef to China', address: 'no-reply@btc.example' },
      to: [{ address: 'reader@example.com' }],
      replyTo: [{ address: 'desk@example.com' }],
      messageId: `<${id}@btc.example>`,
      envelopeTo: ['reader@example.com'],
    });
    expect(mail?.html).toContain('<b>会员已开通</b>');
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-language')).toBe('zh-CN');
  });

  test('to many names the address at which its reader stops it in one step; others name none', async () => {
    const server = await serve();
    deliver(`smtp://127.0.0.1:${server.port}`);
    const oneClickStop = 'https://portal.example/newsletter/one-click?edition=cn&key=k';
    await untilState(await queueMail(database.db, testMail('to one')), 'sent');
    await untilState(await queueMail(database.db, testMail('to many', { oneClickStop })), 'sent');
    const toHeaders = (index: number) => new Map(server.arrived[index]?.headers.map(({ key, value }) => [key, value]));
    expect(toHeaders(0).has('list-unsubscribe')).toBe(false);
    expect(toHeaders(1).get('list-unsubscribe')).toBe(`<${oneClickStop}>`);
    expect(toHeaders(1).get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const broken = queueMail(database.db, testMail('x', { oneClickStop: 'https://x.example/>\r\nBcc: y@z.example' }));
    await expect(broken).rejects.toThrow('list_unsubscribe_check');
  });

  test('goes out within moments of the commit, and not at all after a rollback', async () => {
    const server = await serve();
    deliver(`smtp://127.0.0.1:${server.port}`);
    await expect(
      database.db.transaction().execute(async (tx) => {
        await queueMail(tx, testMail('rolled back'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    // Nobody looks for mails of their own accord within the minute (`idleMs`): the commit has told.
    await untilState(await queueMail(database.db, testMail('committed')), 'sent');
    expect(server.arrived.map((mail) => mail.subject)).toEqual(['进口牛肉资讯：committed']);
  });

  test('cannot get a header or a recipient by its values', async () => {
    const server = await serve();
    deliver(`smtp://127.0.0.1:${server.port}`);
    const subject = 'Hello\r\nBcc: victim@example.com\r\n\r\n<b>body</b>\u2028X: y';
    await untilState(await queueMail(database.db, testMail('x', { subject })), 'sent');
    const [mail] = server.arrived;
    expect(mail?.subject).toBe('Hello Bcc: victim@example.com <b>body</b> X: y');
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x');
    expect(mail?.envelopeTo).toEqual(['reader@example.com']);
    for (const to of [
      'a@example.com,b@example.com',
      'a@b@c',
      'a@example.com\r\nBcc: x@y.z',
      'Name <a@b.c>',
      'a b@c.d',
      '',
    ]) {
      await expect(queueMail(database.db, testMail('x', { to }))).rejects.toThrow('outgoing_mail_recipient_check');
      await expect(queueMail(database.db, testMail('x', { replyTo: to }))).rejects.toThrow('reply_to_check');
    }
  });

  test('that opens something is sent only while it does, and its words are erased once sent', async () => {
    const server = await serve();
    const late = await queueMail(database.db, testMail('late', { secretForMinutes: 30 }));
    await database.db
      .updateTable('outgoing_mail')
      .set({ secret_until: new Date(0) })
      .where('id', '=', late)
      .execute();
    deliver(`smtp://127.0.0.1:${server.port}`);
    const fresh = await queueMail(database.db, testMail('fresh', { secretForMinutes: 30 }));
    expect(await untilState(fresh, 'sent')).toMatchObject({ body_text: null, body_html: null });
    expect(await untilState(late, 'failed')).toMatchObject({ last_error: 'expired' });
    expect(server.arrived.map((mail) => mail.subject)).toEqual(['进口牛肉资讯：fresh']);
  });
});

describe('a mail server', () => {
  test('with STARTTLS and a login gets the mail encrypted', async () => {
    const server = await serve({
      disabledCommands: [],
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'portal' && password === 'p@ss' ? done(null, { user: username }) : done(smtpAnswer(535, 'no')),
    });
    const outbox = deliver(`smtp://portal:p%40ss@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`);
    await untilState(await queueMail(database.db, testMail('secure')), 'sent');
    expect(server.arrived[0]?.secure).toBe(true);
    expect(outbox.lines.join('')).not.toContain('p@ss');
  });

  test('with TLS from the first byte gets the mail too, but not with a certificate nobody vouches for', async () => {
    const server = await serve({ secure: true });
    const strict = deliver(`smtps://127.0.0.1:${server.port}`);
    const id = await queueMail(database.db, testMail('tls'));
    await vi.waitFor(async () => expect((await findRow(id)).last_error).toMatch(/^(?:ESOCKET|ETLS)/), {
      timeout: 60_000,
    });
    await strict.stop();
    deliver(`smtps://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`);
    await untilState(id, 'sent');
  });

  test('that refuses the login lets mails wait, because the settings can be put right', async () => {
    const server = await serve({
      disabledCommands: [],
      onAuth: (_auth, _session, done) => done(smtpAnswer(535, 'no')),
    });
    const outbox = deliver(`smtp://portal:hunter2@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`, {
      retryPausesMs: [60_000],
    });
    const id = await queueMail(database.db, testMail('login'));
    await vi.waitFor(async () => expect((await findRow(id)).last_error).toBe('EAUTH 535'), { timeout: 60_000 });
    expect((await findRow(id)).state).toBe('queued');
    expect(outbox.lines.join('')).not.toContain('hunter2');
  });

  test('that offers no encryption where it must be used hears neither password nor mail', async () => {
    const heard: string[] = [];
    const server = await serve({
      onAuth: ({ username = '' }, _session, done) => {
        heard.push(username);
        done(null, { user: username });
      },
    });
    deliver(`smtp://portal:hunter2@127.0.0.1:${server.port}?requireTLS=true`, { retryPausesMs: [60_000] });
    const id = await queueMail(database.db, testMail('plain'));
    await vi.waitFor(async () => expect((await findRow(id)).last_error).toMatch(/^ETLS/), { timeout: 60_000 });
    expect([heard, server.arrived]).toEqual([[], []]);
  });

  test('that is busy is asked again', async () => {
    let errors = 2;
    const server = await serve({
      onMail: async () => {
        if (errors-- > 0) throw smtpAnswer(451, 'try later');
      },
    });
    deliver(`smtp://127.0.0.1:${server.port}`);
    const row = await untilState(await queueMail(database.db, testMail('again')), 'sent');
    expect(row.attempts).toBe(3);
    expect(server.arrived).toHaveLength(1);
  });

  test('that refuses a recipient for good is not asked again, and its words about the address are not kept', async () => {
    const server = await serve({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('nobody') ? smtpAnswer(550, `no mailbox ${address}`) : null),
    });
    const outbox = deliver(`smtp://127.0.0.1:${server.port}`);
    const row = await untilState(await queueMail(database.db, testMail('x', { to: 'nobody@example.com' })), 'failed');
    expect(row).toMatchObject({ attempts: 1, last_error: 'EENVELOPE 550' });
    expect(outbox.lines.join('')).not.toContain('nobody@example.com');
    await untilState(await queueMail(database.db, testMail('next')), 'sent');
  });

  test('that never lets a mail through is given up after the last pause', async () => {
    const server = await serve({
      onMail: async () => {
        throw smtpAnswer(451, 'never');
      },
    });
    deliver(`smtp://127.0.0.1:${server.port}`);
    const row = await untilState(await queueMail(database.db, testMail('never')), 'failed');
    expect(row).toMatchObject({ attempts: 4, last_error: 'EMESSAGE 451' });
  });

  test('that hangs is hung up on, and the mail waits', async () => {
    const server = await serve({ onMail: () => new Promise(() => undefined) });
    deliver(`smtp://127.0.0.1:${server.port}`, { attemptLimitMs: 200, retryPausesMs: [60_000] });
    const id = await queueMail(database.db, testMail('slow'));
    await vi.waitFor(async () => expect((await findRow(id)).last_error).toMatch(/EABORT|TimeoutError/), {
      timeout: 60_000,
    });
    expect((await findRow(id)).state).toBe('queued');
  });

  test('that is away gets the mail when it is back', async () => {
    const first = await startSmtpServer();
    await first.close();
    deliver(`smtp://127.0.0.1:${first.port}`, { retryPausesMs: Array.from({ length: 50 }, () => 100) });
    const id = await queueMail(database.db, testMail('patient'));
    await vi.waitFor(async () => expect((await findRow(id)).last_error).toBe('ESOCKET'), { timeout: 60_000 });
    const back = await serve({ port: first.port });
    await untilState(id, 'sent');
    expect(back.arrived).toHaveLength(1);
  });
});

test('a password is never sent in the clear to another machine', () => {
  expect(withTls('smtp://u:p@mail.example.com:587')).toContain('requireTLS=true');
  expect(withTls('smtp://u:p@mail.example.com?requireTLS=false')).toContain('requireTLS=false');
  expect(withTls('smtp://mail.example.com')).not.toContain('requireTLS');
  expect(withTls('smtp://u:p@127.0.0.1:25')).not.toContain('requireTLS');
  expect(withTls('smtps://u:p@mail.example.com')).not.toContain('requireTLS');
});
