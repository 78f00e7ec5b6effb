import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestOutbox, type StartedOutbox } from '../mail/outbox.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { smsAccess, startSmsProvider, type TestSmsProvider } from './alibaba-server.fixture.ts';
import { queueSms } from './outbox.ts';

let database: TestDatabase;
let provider: TestSmsProvider;
let outbox: StartedOutbox | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  provider = await startSmsProvider();
});
afterEach(async () => {
  await outbox?.stop();
  await provider.close();
});
afterAll(() => database.drop());

function deliver(more: Readonly<Record<string, string>> = {}, pace = {}): StartedOutbox {
  const settings = {
    SMS_ACCESS_KEY_ID: smsAccess.accessKeyId,
    SMS_ACCESS_KEY_SECRET: smsAccess.accessKeySecret,
    SMS_SIGN_NAME: '进口牛肉资讯',
    SMS_TEMPLATE_CODE: 'SMS_1',
    SMS_ENDPOINT: provider.endpoint,
    ...more,
  };
  outbox = startTestOutbox(database, settings, pace);
  return outbox;
}

function send(to = '+8613800138000'): Promise<string> {
  return queueSms(database.db, {
    to,
    template: 'captcha',
    text: '验证码 482913，五分钟内有效',
    fields: { code: '482913' },
  });
}

async function untilOver(id: string) {
  return vi.waitFor(
    async () => {
      const row = await database.db
        .selectFrom('outgoing_sms')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(['sent', 'failed', 'stored']).toContain(row.state);
      return row;
    },
    { timeout: 60_000, interval: 20 },
  );
}

async function untilError(id: string): Promise<string | null> {
  return vi.waitFor(
    async () => {
      const row = await database.db
        .selectFrom('outgoing_sms')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.last_error).not.toBeNull();
      return row.last_error;
    },
    { timeout: 60_000, interval: 20 },
  );
}

describe('a text message', () => {
  test('goes to the provider signed, and its words are erased then', async () => {
    const { lines } = deliver();
    const id = await send();
    expect(await untilOver(id)).toMatchObject({ state: 'sent', attempts: 1, body_text: null, fields: null });
    expect(provider.accepted).toEqual([
      {
        PhoneNumbers: '13800138000',
        SignName: '进口牛肉资讯',
        TemplateCode: 'SMS_1',
        TemplateParam: '{"code":"482913"}',
        OutId: id,
      },
    ]);
    const log = lines.join('');
    for (const secret of ['482913', '13800138000', smsAccess.accessKeySecret]) expect(log).not.toContain(secret);
  });

  test('to another country goes with its country code', async () => {
    deliver();
    await untilOver(await send('+5511987654321'));
    expect(provider.accepted[0]).toMatchObject({ PhoneNumbers: '5511987654321' });
  });

  test.each(['13800138000', '+86 138 0013 8000', '+8613800138000,+8613800138001', '+0123456', ''])(
    'to %j is refused before it is queued',
    async (to) => {
      await expect(send(to)).rejects.toThrow('outgoing_sms_recipient_check');
    },
  );

  test('is tried again when the provider limits the flow, fails, or answers nonsense', async () => {
    provider.codes.push('isv.BUSINESS_LIMIT_CONTROL', 'isp.SYSTEM_ERROR', 'garbage');
    deliver();
    expect(await untilOver(await send())).toMatchObject({ state: 'sent', attempts: 4 });
  });

  test('is given up at once for a number that the provider calls illegal, without its words', async () => {
    provider.codes.push('isv.MOBILE_NUMBER_ILLEGAL');
    deliver();
    const row = await untilOver(await send());
    expect(row).toMatchObject({ state: 'failed', attempts: 1, last_error: 'isv.MOBILE_NUMBER_ILLEGAL' });
  });

  test('is never sent after its code has expired', async () => {
    const id = await send();
    await database.db
      .updateTable('outgoing_sms')
      .set({ secret_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    deliver();
    expect(await untilOver(id)).toMatchObject({ state: 'failed', last_error: 'expired' });
    expect(provider.accepted).toEqual([]);
  });
});

describe('the provider', () => {
  test('refuses a signature with another secret, and the message waits for better settings', async () => {
    const { lines } = deliver({ SMS_ACCESS_KEY_SECRET: 'another one' }, { retryPausesMs: [60_000] });
    expect(await untilError(await send())).toBe('SignatureDoesNotMatch');
    expect(lines.join('')).not.toContain('another one');
  });

  test('may be away', async () => {
    await provider.close();
    deliver({}, { retryPausesMs: [60_000] });
    expect(await untilError(await send())).toBe('TypeError');
  });
});

describe('without settings', () => {
  async function storedLine(settings: Readonly<Record<string, string>>): Promise<string> {
    outbox = startTestOutbox(database, settings);
    expect(await untilOver(await send())).toMatchObject({ state: 'stored', body_text: '验证码 482913，五分钟内有效' });
    await outbox.stop();
    return outbox.lines.join('');
  }

  test('the message stays in the outbox and a developer reads the code in the log', async () => {
    expect(await storedLine({})).toContain('验证码 482913');
    expect(await storedLine({ NODE_ENV: 'development' })).toContain('验证码 482913');
  });

  test('the log of a portal that others can reach shows no code', async () => {
    const line = await storedLine({ NODE_ENV: 'development', HOST: '0.0.0.0' });
    expect(line).toContain('text message kept');
    expect(line).not.toContain('482913');
  });
});
