import { minuteMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMembersFixture, issue, type MembersFixture, refused } from '../members.fixture.ts';

let members: MembersFixture;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  await members.db.deleteFrom('captcha').execute();
});

const mobile = '13800138000';
const elsewhere = { address: '198.51.100.9' };
const ask = (from = {}) => members.ask('GetCaptcha', { Mobile: mobile }, from);
const check = (code: string, from = {}) => members.ask('CheckCaptcha', { Mobile: mobile, Code: code }, from);
const sentCode = () => members.codeFor('+8613800138000');

function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

describe('a captcha', () => {
  test('goes to the mobile as a text message of six digits, and is right', async () => {
    expect(await ask()).toEqual({ Dict: { ValidSeconds: 300, RetryAfter: 60 } });
    expect(await check(await sentCode())).toEqual({});
    expect(await check(await sentCode())).toEqual({});
  });

  test('goes to a mail address, in the edition asked from', async () => {
    await members.ask('GetCaptcha', { Email: 'Someone@example.com', isEn: true });
    const code = await members.codeFor('Someone@example.com');
    expect(await members.ask('CheckCaptcha', { Email: 'someone@example.com', Code: code })).toEqual({});
    expect((await members.mailsTo('Someone@example.com'))[0]).toMatchObject({ edition: 'en', template: 'signUpCode' });
  });

  test('is kept as a slow hash only', async () => {
    await ask();
    const row = await members.db.selectFrom('captcha').selectAll().executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(mobile);
  });

  test('can be asked for once a minute and ten times a day', async () => {
    await ask();
    await expect(ask()).rejects.toEqual(refused(1004, { Dict: { RetryAfter: 60 } }));
    members.passSeconds(59);
    await expect(ask()).rejects.toEqual(refused(1004, { Dict: { RetryAfter: 1 } }));
    members.passSeconds(1);
    await ask();
    for (let time = 2; time < 10; time += 1) {
      members.passSeconds(60);
      await ask(time < 8 ? {} : elsewhere);
    }
    members.passSeconds(60);
    await expect(ask()).rejects.toEqual(refused(1004, { Dict: { RetryAfter: 86_400 - 600 } }));
    members.passSeconds(86_400 - 601);
    await expect(ask()).rejects.toEqual(refused(1004, { Dict: { RetryAfter: 1 } }));
    members.passSeconds(1);
    expect(await ask()).toBeDefined();
  });

  test('asked for many times at once is sent once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => ask()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is right until the last of its five minutes, and over then', async () => {
    await ask();
    members.clock.advance(5 * minuteMs - 1);
    expect(await check(await sentCode())).toEqual({});
    members.clock.advance(1);
    await expect(check(await sentCode())).rejects.toEqual(refused(6006));
  });

  test('is over when a later one was sent', async () => {
    await ask();
    const first = await sentCode();
    members.passSeconds(60);
    await ask();
    const second = await sentCode();
    await expect(check(first === second ? wrong(first) : first)).rejects.toEqual(refused(6007));
    expect(await check(second)).toEqual({});
  });

  test('that nobody asked for is invalid', async () => {
    await expect(check('123456')).rejects.toEqual(refused(6006));
  });

  test('can be tried five times, also at the same time, and then not even rightly', async () => {
    await ask();
    const code = await sentCode();
    const tries = await Promise.allSettled(Array.from({ length: 9 }, () => check(wrong(code))));
    const codes = tries.map((one) => (one.status === 'rejected' ? Number(one.reason.code) : 0));
    expect(codes.toSorted()).toEqual([6006, 6006, 6006, 6006, 6007, 6007, 6007, 6007, 6007]);
    await expect(check(code)).rejects.toEqual(refused(6006));
  });

  test('says how many tries are left', async () => {
    await ask();
    await expect(check(wrong(await sentCode()))).rejects.toEqual(refused(6007, { Dict: { TriesLeft: 4 } }));
  });

  test.each([
    ['no recipient', {}, 'Mobile', 'onerecipient'],
    ['two recipients', { Mobile: mobile, Email: 'a@example.com' }, 'Mobile', 'onerecipient'],
    ['a mobile abroad', { Mobile: '+5565999998888' }, 'Mobile', 'chinesemobile'],
    ['what is no mobile', { Mobile: '12345678' }, 'Mobile', 'mobile'],
  ])('is refused for %s', async (_, data, field, rule) => {
    await expect(members.ask('GetCaptcha', data)).rejects.toEqual(issue(field, rule));
  });
});

describe('a stranger who asks for a code', () => {
  test('does not close the one that its holder asked for; the holder may type either', async () => {
    await ask();
    const own = await sentCode();
    members.passSeconds(60);
    await ask(elsewhere);
    const later = await sentCode();
    expect(await check(own)).toEqual({});
    expect(await check(later)).toEqual({});
  });

  test('spoils neither by wrong tries, and gets five for both', async () => {
    await ask();
    const own = await sentCode();
    members.passSeconds(60);
    await ask(elsewhere);
    const later = await sentCode();
    const bad = ['000000', '000001', '000002'].find((code) => code !== own && code !== later) ?? '';
    for (let time = 0; time < 5; time += 1) await expect(check(bad, elsewhere)).rejects.toMatchObject({ code: 6007 });
    await expect(check(own, elsewhere)).rejects.toEqual(refused(6006));
    await expect(check(later, elsewhere)).rejects.toEqual(refused(6006));
    expect(await check(own)).toEqual({});
    expect(await check(later)).toEqual({});
  });

  test('leaves four of the day to whoever asked first, and two where the stranger did', async () => {
    const askOften = async (count: number, from: (index: number) => object) => {
      let sent = 0;
      for (let index = 0; index < count; index += 1) {
        members.passSeconds(60);
        sent += await ask(from(index)).then(
          () => 1,
          () => 0,
        );
      }
      return sent;
    };
    await ask();
    expect(await askOften(12, (index) => ({ address: `198.51.100.${index}` }))).toBe(6);
    expect(await askOften(5, () => ({}))).toBe(3);
    members.passSeconds(2 * 86_400);
    expect(await askOften(12, () => elsewhere)).toBe(8);
    expect(await askOften(5, () => ({}))).toBe(2);
  });
});
