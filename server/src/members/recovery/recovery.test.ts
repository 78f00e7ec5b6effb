import { hourMs, minuteMs } from '@btc/contract/time.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMembersFixture, type MembersFixture, refused, rightPassword, readToken } from '../members.fixture.ts';
import { resetAddress } from './reset-link.ts';

let members: MembersFixture;
let userId: number;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  members.passSeconds(86_400);
  await members.db.deleteFrom('account').execute();
  await members.db.deleteFrom('outgoing_mail').execute();
  userId = await members.addAccount('wang_li', { company_email: 'Wang@example.com' });
});

const next = 'Another2026';
const forget = (change: object = {}, from = {}) =>
  members.ask('ForgetWebPassword', { Name: 'Wang_Li', Email: 'wang@EXAMPLE.com', isEn: true, ...change }, from);
const elsewhere = { address: '198.51.100.9' };
const reset = (proof: string, change: object = {}) =>
  members.ask('ResetPasswordByEmail', {
    NewPassword: encodePassword(next),
    LoginUserName: 'wang_li',
    UpdateTime: proof,
    ...change,
  });

async function mailedProof(): Promise<string> {
  const mail = (await members.mailsTo('Wang@example.com')).findLast(({ template }) => template === 'resetLink');
  const address = /https:\/\/portal\.example\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
  expect(address).toMatch(/^https:\/\/portal\.example\/ResetPassword#LoginUserName=wang_li&UpdateTime=/);
  return new URLSearchParams(new URL(address).hash.slice(1)).get('UpdateTime') ?? '';
}

async function signIn(password = rightPassword): Promise<string> {
  return readToken(await members.login('wang_li', password));
}

const isAlive = (token: string) =>
  members.ask('GetUserProfileByToken', { Token: token }).then(
    () => true,
    () => false,
  );

describe('ForgetWebPassword', () => {
  test('mails a link that sets a new password', async () => {
    expect(await forget()).toEqual({});
    expect(await reset(await mailedProof())).toEqual({});
    expect(await signIn(next)).toHaveLength(43);
    await expect(members.login('wang_li', rightPassword)).rejects.toEqual(refused(6009));
    expect((await members.mailsTo('Wang@example.com')).map(({ template }) => template)).toEqual([
      'resetLink',
      'passwordChanged',
    ]);
  });

  test('answers 6010 for an unknown name, and 6009 with status 400 for another address', async () => {
    await expect(forget({ Name: 'nobody' })).rejects.toEqual(refused(6010));
    await expect(forget({ Email: 'else@example.com' })).rejects.toMatchObject({ code: 6009, status: 400 });
  });

  test('answers 6010 for an account that is cancelled', async () => {
    await members.db.updateTable('account').set({ state: 'cancelled' }).where('id', '=', userId).execute();
    await expect(forget()).rejects.toEqual(refused(6010));
  });

  test('sends one mail a minute and ten a day', async () => {
    await Promise.all(Array.from({ length: 4 }, () => forget()));
    expect(await members.mailsTo('Wang@example.com')).toHaveLength(1);
    for (let time = 1; time < 10; time += 1) {
      members.passSeconds(60);
      await forget({}, time < 8 ? {} : elsewhere);
    }
    expect(await members.mailsTo('Wang@example.com')).toHaveLength(10);
    await expect(forget()).rejects.toMatchObject({ code: 1004 });
    members.passSeconds(86_400 - 9 * 60 - 1);
    await expect(forget()).rejects.toEqual(refused(1004, { Dict: { RetryAfter: 1 } }));
    members.passSeconds(1);
    await forget();
    expect(await members.mailsTo('Wang@example.com')).toHaveLength(11);
  });

  test('leaves the day of a network that the account is known from to it, whoever asks from elsewhere', async () => {
    await signIn();
    for (const network of [elsewhere, { address: '192.0.2.8' }]) {
      for (let time = 0; time < 8; time += 1) {
        members.passSeconds(60);
        await forget({}, network).catch(() => null);
      }
    }
    expect(await members.mailsTo('Wang@example.com')).toHaveLength(10);
    await expect(forget({}, { address: '192.0.2.9' })).rejects.toMatchObject({ code: 1004 });
    members.passSeconds(60);
    await forget();
    expect(await members.mailsTo('Wang@example.com')).toHaveLength(11);
  });

  test('keeps nothing that opens the link', async () => {
    await forget();
    const proof = await mailedProof();
    expect(JSON.stringify(await members.db.selectFrom('password_reset').selectAll().execute())).not.toContain(proof);
  });
});

const check = (proof: string, name = 'wang_li') =>
  members.ask('CheckResetLink', { LoginUserName: name, UpdateTime: proof });

describe('CheckResetLink', () => {
  test('says of a link that opens that it does, without using it up, and of all others the same', async () => {
    await members.addAccount('somebody_else');
    await forget();
    const proof = await mailedProof();
    expect(await check(proof)).toEqual({});
    expect(await check(proof, 'WANG_LI')).toEqual({});
    for (const [other, name] of [
      [proof, 'somebody_else'],
      [proof, 'nobody'],
      [`${proof}A`, 'wang_li'],
      ['', 'wang_li'],
    ] as const) {
      await expect(check(other, name)).rejects.toEqual(refused(6014));
    }
    expect(await reset(proof)).toEqual({});
    await expect(check(proof)).rejects.toEqual(refused(6014));
    members.passSeconds(60);
    await forget();
    const later = await mailedProof();
    members.clock.advance(30 * minuteMs);
    await expect(check(later)).rejects.toEqual(refused(6014));
  });
});

describe('a reset link', () => {
  test('opens once, of two at the same time one', async () => {
    await forget();
    const proof = await mailedProof();
    const tries = await Promise.allSettled([reset(proof), reset(proof), reset(proof)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset(proof)).rejects.toEqual(refused(6014));
  });

  test.each([
    ['opens until the last of its thirty minutes', 30 * minuteMs - 1, true],
    ['is over after thirty minutes', 30 * minuteMs, false],
  ])('%s', async (_, milliseconds, isOpen) => {
    await forget();
    const proof = await mailedProof();
    members.clock.advance(milliseconds);
    if (isOpen) expect(await reset(proof)).toEqual({});
    else await expect(reset(proof)).rejects.toEqual(refused(6014));
  });

  test('opens its own account only, and none with a part of it changed', async () => {
    await members.addAccount('somebody_else');
    await forget();
    const proof = await mailedProof();
    await expect(reset(proof, { LoginUserName: 'somebody_else' })).rejects.toEqual(refused(6014));
    const later = String(Number(proof.slice(0, 13)) + hourMs) + proof.slice(13);
    for (const forged of [later, proof.slice(0, -1), `${proof}A`, proof.toLowerCase(), '', 'now']) {
      await expect(reset(forged)).rejects.toEqual(refused(6014));
    }
    expect(await reset(proof)).toEqual({});
  });

  test('ends every session and every other link', async () => {
    const token = await signIn();
    await forget();
    const first = await mailedProof();
    members.passSeconds(60);
    await forget();
    await reset(await mailedProof());
    expect(await isAlive(token)).toBe(false);
    await expect(reset(first)).rejects.toEqual(refused(6014));
  });

  test('does not open what follows no rule for passwords, and is not used up by it', async () => {
    await forget();
    const proof = await mailedProof();
    await expect(reset(proof, { NewPassword: encodePassword('no') })).rejects.toEqual(
      refused(6004, { Dict: { Field: 'NewPassword' } }),
    );
    expect(await reset(proof)).toEqual({});
  });

  test('does not set the password one has, and is not used up by trying', async () => {
    await forget();
    const proof = await mailedProof();
    await expect(reset(proof, { NewPassword: encodePassword(rightPassword) })).rejects.toEqual(refused(6005));
    expect(await reset(proof)).toEqual({});
  });

  test('leads to the reset page of its edition', () => {
    const link = { name: 'wang_li', proof: '1.a' };
    expect(resetAddress('https://portal.example', 'cn', link)).toBe(
      'https://portal.example/cn/ResetPassword#LoginUserName=wang_li&UpdateTime=1.a',
    );
  });
});

describe('ChangePassword', () => {
  const change = (token: string, fields: object = {}) =>
    members.ask(
      'ChangePassword',
      { UserID: userId, Password: encodePassword(rightPassword), NewPassword: encodePassword(next), ...fields },
      { token },
    );

  test('sets the new one, ends the other sessions and links, and tells by mail', async () => {
    const [token, other] = [await signIn(), await signIn()];
    await forget();
    const proof = await mailedProof();
    expect(await change(token)).toEqual({});
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false]);
    await expect(reset(proof)).rejects.toEqual(refused(6014));
    expect(await signIn(next)).toHaveLength(43);
    expect((await members.mailsTo('Wang@example.com')).at(-1)?.template).toBe('passwordChanged');
  });

  test('answers 6003 for a wrong current one, and slows guessing down as login does', async () => {
    const token = await signIn();
    const wrong = { Password: encodePassword('Wrong2026') };
    for (let time = 0; time < 5; time += 1) await expect(change(token, wrong)).rejects.toEqual(refused(6003));
    await expect(change(token)).rejects.toEqual(refused(1004, { Dict: { RetryAfter: 30 } }));
  });

  test('answers 6005 for the same, and 6004 for one that breaks the rule', async () => {
    const token = await signIn();
    await expect(change(token, { NewPassword: encodePassword(rightPassword) })).rejects.toEqual(refused(6005));
    await expect(change(token, { NewPassword: encodePassword('with space') })).rejects.toEqual(
      refused(6004, { Dict: { Field: 'NewPassword' } }),
    );
  });

  test('is one’s own only', async () => {
    await expect(change(await signIn(), { UserID: userId + 1 })).rejects.toEqual(refused(1007));
    await expect(members.ask('ChangePassword', {})).rejects.toEqual(refused(1006));
  });

  test('lets no login with the old one through that was on its way', async () => {
    const token = await signIn();
    const [, login] = await Promise.allSettled([change(token), members.login('wang_li', rightPassword)]);
    if (login.status === 'fulfilled') expect(await isAlive(readToken(login.value))).toBe(false);
    else expect(login.reason).toEqual(refused(6009));
  });
});
