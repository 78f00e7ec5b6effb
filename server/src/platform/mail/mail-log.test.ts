import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { whatOpens } from './mail-log.ts';
import { queueMail } from './outbox.ts';
import { startTestOutbox, type StartedOutbox, testMail } from './outbox.fixture.ts';

const link = 'http://127.0.0.1:3000/ResetPassword?Token=abc_DEF-123';
let database: TestDatabase;
let outbox: StartedOutbox | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => outbox?.stop());
afterAll(() => database.drop());

async function storedLine(
  settings: Readonly<Record<string, string>>,
  secretForMinutes: number | undefined,
): Promise<string> {
  const started = startTestOutbox(database, settings);
  outbox = started;
  const more = secretForMinutes === undefined ? {} : { secretForMinutes };
  const id = await queueMail(database.db, testMail('重置密码', { text: `打开 ${link}\n谢谢`, ...more }));
  const isStored = async () => {
    const row = await database.db
      .selectFrom('outgoing_mail')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'stored', body_text: `打开 ${link}\n谢谢` });
  };
  await vi.waitFor(isStored, { timeout: 60_000, interval: 20 });
  await started.stop();
  return started.lines.find((line) => line.includes(id)) ?? '';
}

test('without a mail server a mail stays in the outbox, and a developer finds its link in the log', async () => {
  const line = await storedLine({}, 30);
  expect(line).toContain(link);
  expect(line).not.toContain('reader@example.com');
  expect(await storedLine({ DATABASE_URL: 'postgres://x@localhost/x' }, 30)).toContain(link);
});

test('the log of a portal that others can reach shows neither link nor subject', async () => {
  const line = await storedLine({ NODE_ENV: 'development', PUBLIC_URL: 'https://www.example.com' }, 30);
  expect(line).toContain('mail kept');
  expect(line).not.toContain('Token');
  expect(line).not.toContain('重置密码');
});

test('a mail that opens nothing has nothing to show', async () => {
  expect(await storedLine({}, undefined)).not.toContain('Token');
});

test.each([
  [`Open ${link}\nThanks`, [link]],
  ['您的验证码是 482913，五分钟内有效', ['482913']],
  ['order 12345678', []],
])('of %j it opens %j', (text, opens) => {
  expect(whatOpens(text)).toEqual(opens);
});
