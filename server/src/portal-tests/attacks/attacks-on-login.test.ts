import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { describe, expect, test } from 'vitest';
import { envelope } from '../app.fixture.ts';
import { openFileAttack, newPassword, password, right } from './attacks.fixture.ts';

/*
 * Attacks on the way in after the OWASP cheat sheets (Authentication, Forgot Password, Session Management, Multifactor
 * Authentication) and ASVS level 2, chapters 2 and 3; each test is one attack, named for what it finds. What needs no HTTP
 * is held in the members' room: codes, links, second factor, limits.
 */

const { attack, aliceId, bobId } = await openFileAttack();

describe('guessing names (ASVS 2.2, Authentication cheat sheet)', () => {
  test('login answers an unknown name and a wrong password with the same status, headers and body', async () => {
    const shape = async (name: string) => {
      const { status, headers, text } = await attack.login(name, 'Wrong2026');
      const { date: _, ...kept } = headers;
      return { status, kept, text: text.replace(/"MessageID":"[^"]+"/, '') };
    };
    expect(await shape('alice_one')).toEqual(await shape('nobody_at_all'));
  });

  test('login takes as long for an unknown name as for a wrong password', async () => {
    const median = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
    const times = { known: [] as number[], unknown: [] as number[] };
    await attack.login('warm_up', 'Wrong2026');
    for (let round = 0; round < 15; round += 1) {
      for (const [kind, name] of [
        ['known', 'alice_one'],
        ['unknown', `nobody_${round}`],
      ] as const) {
        attack.rest();
        const started = performance.now();
        await attack.login(name, 'Wrong2026');
        times[kind].push(performance.now() - started);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.abs(known - unknown)).toBeLessThan(0.5 * Math.max(known, unknown));
  });

  test('the duplicate checks let one address ask thirty times, signed in under many accounts or not', async () => {
    const tokens = [undefined, await attack.readToken('alice_one'), await attack.readToken('bob_two')];
    const codes: number[] = [];
    for (let index = 0; index < 45; index += 1) {
      const token = tokens[index % 3];
      const from = { address: '198.51.100.9', ...(token === undefined ? {} : { token }) };
      codes.push((await attack.call('CheckUserName', { LoginUserName: `guess_${index}` }, from)).ErrorCode);
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(30);
    expect(codes.at(-1)).toBe(1004);
  });

  test('the forgotten-password call lets one address ask eight times', async () => {
    const codes: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const data = { Name: `guess_${index}`, Email: 'a@example.com' };
      codes.push((await attack.call('ForgetWebPassword', data, { address: '198.51.100.8' })).ErrorCode);
    }
    expect(codes).toEqual([...Array.from({ length: 8 }, () => 6010), ...Array.from({ length: 4 }, () => 1004)]);
  });
});

describe('guessing passwords (ASVS 2.2.1)', () => {
  test('from one address at many names is slowed down for that address alone', async () => {
    const codes: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      codes.push((await attack.login(`spray_${index}`, 'Wrong2026', { address: '198.51.100.1' })).ErrorCode);
    }
    expect(codes.filter((code) => code === 6009)).toHaveLength(30);
    expect((await attack.login('alice_one', password, { address: '198.51.100.2' })).ErrorCode).toBe(0);
  });

  test('at one name from many addresses is slowed down, and does not lock the owner out', async () => {
    await attack.login('alice_one', password, { address: '203.0.113.50' });
    const codes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (let bot = 0; bot < 30; bot += 1) {
        codes.push((await attack.login('alice_one', 'Wrong2026', { address: `192.0.2.${bot}` })).ErrorCode);
      }
    }
    expect(codes.filter((code) => code === 6009).length).toBeLessThanOrEqual(60);
    expect(codes.at(-1)).toBe(1004);
    expect((await attack.login('alice_one', password, { address: '203.0.113.50' })).ErrorCode).toBe(0);
  });

  test('by ChangePassword and by RequestAccountCancellation in a stolen session counts as at login', async () => {
    const token = await attack.readToken('alice_one');
    const wrong = { UserID: aliceId, Password: encodePassword('Wrong2026') };
    const codes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      codes.push((await attack.call('ChangePassword', { ...wrong, NewPassword: newPassword }, { token })).ErrorCode);
      codes.push((await attack.call('RequestAccountCancellation', wrong, { token })).ErrorCode);
    }
    expect(codes).toEqual([6003, 6003, 6003, 6003, 6003, 1004]);
  });

  test('is not helped by a refused try: it tells nothing about the password', async () => {
    for (let time = 0; time < 5; time += 1) await attack.login('bob_two', 'Wrong2026');
    const [wrong, correct] = [await attack.login('bob_two', 'Wrong2026'), await attack.login('bob_two')];
    expect([wrong.ErrorCode, correct.ErrorCode]).toEqual([1004, 1004]);
    expect(correct.headers['retry-after']).toBe('30');
  });
});

describe('codes by SMS and mail (ASVS 2.7)', () => {
  test('cannot be sent to ever new numbers at the expense of the portal', async () => {
    const codes: number[] = [];
    for (let index = 10; index < 25; index += 1) {
      const data = { Mobile: `138001380${index}` };
      codes.push((await attack.call('GetCaptcha', data, { address: '198.51.100.3' })).ErrorCode);
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(10);
    expect(await attack.app.db.selectFrom('outgoing_sms').select('id').execute()).toHaveLength(10);
  });

  test('cannot be guessed: five tries for all addresses together', async () => {
    await attack.call('GetCaptcha', { Email: 'target@example.com' });
    const codes: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const data = { Email: 'target@example.com', Code: `00000${index % 10}` };
      codes.push((await attack.call('CheckCaptcha', data, { address: `192.0.2.${index}` })).ErrorCode);
    }
    expect(codes.filter((code) => code !== 6006).length).toBeLessThanOrEqual(6);
    expect(codes.at(-1)).toBe(6006);
  });
});

describe('a token (ASVS 3)', () => {
  const isAlive = async (token: string) => (await attack.call('GetSessions', {}, { token })).ErrorCode === 0;

  test('is dead after logout', async () => {
    const token = await attack.readToken('alice_one');
    await attack.call('UserLogout', {}, { token });
    expect(await isAlive(token)).toBe(false);
    expect((await attack.call('GetUserProfileByToken', { Token: token })).ErrorCode).toBe(1006);
    expect((await attack.call('UpdateUserActivityByToken', { Token: token })).ErrorCode).toBe(1006);
  });

  test('of another device is dead after the password was changed, and the old password with it', async () => {
    const [here, there] = [await attack.readToken('alice_one'), await attack.readToken('alice_one')];
    const change = { UserID: aliceId, Password: right, NewPassword: newPassword };
    expect((await attack.call('ChangePassword', change, { token: here })).ErrorCode).toBe(0);
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    expect((await attack.login('alice_one')).ErrorCode).toBe(6009);
    const back = { UserID: aliceId, Password: newPassword, NewPassword: right };
    expect((await attack.call('ChangePassword', back, { token: here })).ErrorCode).toBe(0);
  });

  test('is new at every login, whatever token the login came with', async () => {
    const planted = await attack.readToken('bob_two');
    const { Data } = await attack.login('alice_one', password, { token: planted });
    expect(Data.Token).not.toBe(planted);
    expect((await attack.call('GetUserProfile', { UserID: bobId }, { token: planted })).ErrorCode).toBe(0);
  });

  test('is taken from its header with the application key only', async () => {
    const token = await attack.readToken('alice_one');
    const request = envelope(toMessageType('GetSessions'), {});
    for (const headers of [{ token }, { authorization: `Bearer ${token}` }, { cookie: `token=${token}` }]) {
      expect((await attack.send('GetSessions', request, { headers })).json().ErrorCode).toBe(1006);
    }
    expect((await attack.send('GetSessions', { ...request, Token: token })).json().ErrorCode).toBe(1006);
  });

  test('is never stored, and neither is a password, a code or what a link carries', async () => {
    const token = await attack.readToken('alice_one');
    const rows = await attack.app.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(attack.app.lines.join('\n')).not.toContain(token);
    expect(attack.app.lines.join('\n')).not.toContain(password);
  });

  test('of a frozen, blocked or cancelled account is dead at once', async () => {
    for (const state of ['frozen', 'blocked', 'cancelled']) {
      const token = await attack.readToken('alice_one');
      await attack.app.db.updateTable('account').set({ state }).where('id', '=', aliceId).execute();
      expect(await isAlive(token)).toBe(false);
      await attack.app.db.updateTable('account').set({ state: 'normal' }).where('id', '=', aliceId).execute();
    }
  });
});

describe('a reset link (Forgot Password cheat sheet)', () => {
  const mailed = async () => {
    await attack.call('ForgetWebPassword', { Name: 'bob_two', Email: 'bob-mark@example.com', isEn: true });
    const mail = await attack.app.db
      .selectFrom('outgoing_mail')
      .select('body_text')
      .where('template', '=', 'resetLink')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /UpdateTime=([\w.%-]+)/.exec(mail.body_text ?? '')?.[1] ?? '';
  };
  const reset = async (UpdateTime: string, { LoginUserName = 'bob_two', NewPassword = newPassword } = {}) =>
    (await attack.call('ResetPasswordByEmail', { NewPassword, LoginUserName, UpdateTime })).ErrorCode;

  test('works once', async () => {
    const proof = await mailed();
    const codes = [await reset(proof, { NewPassword: right }), await reset(proof), await reset(proof)];
    expect(codes).toEqual([6005, 0, 6014]);
    attack.rest();
    expect(await reset(await mailed(), { NewPassword: right })).toBe(0);
  });

  test('cannot be forged from the time it was asked at, nor used for another account', async () => {
    const proof = await mailed();
    const time = proof.slice(0, 13);
    for (const forged of [time, `${time}.`, `${time}.${'A'.repeat(43)}`, `${'9'.repeat(13)}${proof.slice(13)}`]) {
      expect(await reset(forged)).toBe(6014);
    }
    expect(await reset(proof, { LoginUserName: 'alice_one' })).toBe(6014);
  });

  test('does not follow the Host header', async () => {
    const data = { Name: 'alice_one', Email: 'alice@example.com' };
    await attack.call('ForgetWebPassword', data, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const mails = await attack.app.db.selectFrom('outgoing_mail').select(['body_text', 'body_html']).execute();
    expect(JSON.stringify(mails)).not.toContain('evil.example');
  });
});

describe('what is not a name', () => {
  test.each(["' or 1=1 --", 'alice_one\u0000', 'alice%', '{"$ne":null}', 'ａｌｉｃｅ_ｏｎｅ', 'alice_onе'])(
    '“%s” signs nobody in and breaks nothing',
    async (name) => {
      const { ErrorCode } = await attack.login(name);
      expect([6009, 1001]).toContain(ErrorCode);
    },
  );

  test('a password of a megabyte is refused before it is hashed', async () => {
    const data = { UserName: 'alice_one', Password: '1'.repeat(32) + 'A'.repeat(60_000) };
    expect((await attack.call('UserLogin', data)).ErrorCode).toBe(1001);
    const larger = { UserName: 'alice_one', Password: 'A'.repeat(1_000_000) };
    expect((await attack.call('UserLogin', larger)).ErrorCode).toBe(1005);
  });
});
