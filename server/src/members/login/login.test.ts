import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { encodePassword } from '@btc/contract/wire/password.ts';
import {
  createMembersFixture,
  type MembersFixture,
  quickHasher,
  refused,
  rightPassword,
  readToken,
} from '../members.fixture.ts';
import { argon2Hasher, type PasswordHasher } from '../password-hash.ts';

const verified: string[] = [];
const countingHasher: PasswordHasher = {
  ...quickHasher,
  verify: async (stored, password) => {
    verified.push(stored);
    return quickHasher.verify(stored, password);
  },
};

let members: MembersFixture;

beforeAll(async () => {
  members = await createMembersFixture(countingHasher);
  await members.addAccount('Wang_Li');
});

afterAll(async () => {
  await members.drop();
});

beforeEach(async () => {
  verified.length = 0;
  await members.db.deleteFrom('login_limit').execute();
  await members.db.deleteFrom('login_known_address').execute();
});

const wrongPair = expect.objectContaining({ code: 6009 });

function slowedDown(seconds: number): unknown {
  return expect.objectContaining({ code: 1004, data: { Dict: { RetryAfter: seconds, Captcha: true } } });
}

describe('UserLogin', () => {
  test('gives a token that opens the profile', async () => {
    const answer = await members.login('Wang_Li', rightPassword);
    expect(answer).toMatchObject({ Row: { LoginUserName: 'Wang_Li' } });
    const token = readToken(answer);
    expect(await members.call('GetUserProfileByToken', { Token: token })).toMatchObject({
      Row: { profile: { LoginUserName: 'Wang_Li' } },
    });
  });

  test('takes a password however old it is: none has to be renewed', async () => {
    await members.addAccount('of_old', { created_at: new Date('1999-01-01T00:00:00Z') });
    expect(readToken(await members.login('of_old', rightPassword))).toHaveLength(43);
  });

  test('takes the name in any case and with spaces around it', async () => {
    expect(readToken(await members.login('  wang_LI ', rightPassword))).toHaveLength(43);
  });

  test('takes the captcha that the login form may carry', async () => {
    const data = { UserName: 'Wang_Li', Password: encodePassword(rightPassword), Captcha: '1234' };
    expect(readToken(await members.call('UserLogin', data))).toHaveLength(43);
  });

  test('stores the token’s hash only, and no password anywhere', async () => {
    const token = readToken(await members.login('Wang_Li', rightPassword));
    const sessions = JSON.stringify(await members.db.selectFrom('session').selectAll().execute());
    expect(sessions).not.toContain(token);
    const accounts = JSON.stringify(await members.db.selectFrom('account').selectAll().execute());
    expect(accounts).not.toContain(rightPassword);
  });

  test.each([
    ['no name', { Password: encodePassword('x') }],
    ['a blank name', { UserName: '   ', Password: encodePassword('x') }],
    ['a plain password', { UserName: 'Wang_Li', Password: rightPassword }],
    ['a field that it does not have', { UserName: 'Wang_Li', Password: encodePassword('x'), Admin: true }],
    ['a name over the limit', { UserName: 'x'.repeat(65), Password: encodePassword('x') }],
  ])('refuses %s', async (_, data) => {
    await expect(members.call('UserLogin', data)).rejects.toBeInstanceOf(ZodError);
  });

  test('answers 1001 naming the field for a password that does not decrypt', async () => {
    const data = { UserName: 'Wang_Li', Password: `${'1'.repeat(32)}${'A'.repeat(22)}==` };
    await expect(members.call('UserLogin', data)).rejects.toEqual(
      expect.objectContaining({ code: 1001, data: { List: [{ Field: 'Password', Rule: 'padding' }] } }),
    );
    expect(verified).toHaveLength(0);
  });
});

describe('a wrong password and an unknown name', () => {
  test('are answered alike and both cost one verification', async () => {
    await expect(members.login('Wang_Li', 'wrong')).rejects.toEqual(wrongPair);
    await expect(members.login('nobody', 'wrong')).rejects.toEqual(wrongPair);
    expect(verified).toHaveLength(2);
    expect(verified.map((stored) => stored.split('$').slice(0, 4))).toEqual([
      verified[0]?.split('$').slice(0, 4),
      verified[0]?.split('$').slice(0, 4),
    ]);
  });

  test('are slowed down alike', async () => {
    for (let time = 0; time < 5; time += 1) {
      await expect(members.login('Wang_Li', 'wrong', { address: '192.0.2.1' })).rejects.toEqual(wrongPair);
      await expect(members.login('nobody', 'wrong', { address: '192.0.2.2' })).rejects.toEqual(wrongPair);
    }
    await expect(members.login('Wang_Li', 'wrong', { address: '192.0.2.1' })).rejects.toEqual(slowedDown(30));
    await expect(members.login('nobody', 'wrong', { address: '192.0.2.2' })).rejects.toEqual(slowedDown(30));
  });
});

describe('an account that may not sign in', () => {
  test.each([
    ['frozen', 6002],
    ['cancelled', 6001],
    ['blocked', 6016],
  ])('in the state %s says so (%i) to the right password only', async (state, code) => {
    await members.addAccount(`is_${state}`, { state });
    await expect(members.login(`is_${state}`, 'wrong')).rejects.toEqual(wrongPair);
    await expect(members.login(`is_${state}`, rightPassword)).rejects.toEqual(expect.objectContaining({ code }));
  });

  test('of the demonstration is none where its accounts may not sign in', async () => {
    await members.addAccount('demo_reader', { is_demo: true });
    await expect(members.login('demo_reader', rightPassword)).rejects.toEqual(wrongPair);
  });

  test('without a password cannot be signed in to', async () => {
    await members.addAccount('erased', { state: 'cancelled', password_hash: null });
    await expect(members.login('erased', rightPassword)).rejects.toEqual(wrongPair);
    expect(verified).toHaveLength(1);
  });
});

describe('limits', () => {
  test('hold back the right password too, and let it in after the wait', async () => {
    for (let time = 0; time < 5; time += 1) await members.login('Wang_Li', 'wrong').catch(() => null);
    await expect(members.login('Wang_Li', rightPassword)).rejects.toEqual(slowedDown(30));
    members.passSeconds(30);
    expect(readToken(await members.login('Wang_Li', rightPassword))).toHaveLength(43);
  });

  test('are not used up by right passwords', async () => {
    for (let time = 0; time < 40; time += 1) await members.login('Wang_Li', rightPassword);
    expect(readToken(await members.login('Wang_Li', rightPassword))).toHaveLength(43);
  });

  test('start anew after a right password', async () => {
    for (let time = 0; time < 4; time += 1) await members.login('Wang_Li', 'wrong').catch(() => null);
    await members.login('Wang_Li', rightPassword);
    for (let time = 0; time < 5; time += 1) {
      await expect(members.login('Wang_Li', 'wrong')).rejects.toEqual(wrongPair);
    }
  });

  test('count tries that come at the same time', async () => {
    const tries = Array.from({ length: 20 }, () => members.login('Wang_Li', 'wrong').catch((error: unknown) => error));
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => wrongPair.asymmetricMatch(answer))).toHaveLength(5);
    expect(verified).toHaveLength(5);
  });

  test('leave the owner in at known and at new addresses while the name is attacked from many', async () => {
    await members.login('Wang_Li', rightPassword, { address: '198.51.100.1' });
    for (let bot = 0; bot < 30; bot += 1) {
      await members.login('Wang_Li', 'wrong', { address: `192.0.2.${bot}` }).catch(() => null);
    }
    await members.login('Wang_Li', 'mistyped', { address: '198.51.100.1' }).catch(() => null);
    await members.login('Wang_Li', 'mistyped', { address: '198.51.100.1' }).catch(() => null);
    expect(readToken(await members.login('Wang_Li', rightPassword, { address: '198.51.100.1' }))).toHaveLength(43);
    expect(readToken(await members.login('Wang_Li', rightPassword, { address: '198.51.100.99' }))).toHaveLength(43);
  });

  test('count one IPv6 network as one address', async () => {
    for (let host = 1; host <= 5; host += 1) {
      await members.login('Wang_Li', 'wrong', { address: `2001:db8:1:2::${host}` }).catch(() => null);
    }
    await expect(members.login('Wang_Li', 'wrong', { address: '2001:db8:1:2::6' })).rejects.toEqual(slowedDown(30));
  });
});

describe('a captcha at login', () => {
  const fail = async (name: string) => {
    for (let time = 0; time < 5; time += 1) await members.login(name, 'wrong').catch(() => null);
  };
  const tryWith = (captcha: string, { name = 'mistyper', password = rightPassword, address = '203.0.113.7' } = {}) =>
    members.call('UserLogin', { UserName: name, Password: encodePassword(password), Captcha: captcha }, { address });
  const askCode = (name: string) => members.ask('GetCaptcha', { UserName: name, isEn: true });

  test('lets the owner in at once after repeated failures, and only once', async () => {
    await members.addAccount('mistyper', { company_email: 'mistyper@example.com' });
    await fail('mistyper');
    await expect(tryWith('')).rejects.toEqual(slowedDown(30));
    await expect(tryWith('123456')).rejects.toEqual(refused(6006));
    expect(await askCode('Mistyper')).toEqual({ Dict: { ValidSeconds: 600, RetryAfter: 60 } });
    const code = await members.codeFor('mistyper@example.com');
    expect((await members.mailsTo('mistyper@example.com'))[0]).toMatchObject({ template: 'loginCode', edition: 'en' });
    await expect(tryWith(code === '000000' ? '000001' : '000000')).rejects.toEqual(
      refused(6007, { Dict: { TriesLeft: 4 } }),
    );
    await expect(tryWith(code, { password: 'wrong' })).rejects.toEqual(wrongPair);
    expect(readToken(await tryWith(code))).toHaveLength(43);
    await fail('mistyper');
    await expect(tryWith(code)).rejects.toEqual(refused(6006));
  });

  test('is not looked at where nobody has failed, and opens nothing without the password', async () => {
    await members.addAccount('calm_one', { company_email: 'calm@example.com' });
    expect(readToken(await tryWith('123456', { name: 'calm_one' }))).toHaveLength(43);
  });

  test('is asked for a name that nobody has as for any other, and sent to nobody', async () => {
    await fail('nobody_here');
    const before = await members.db.selectFrom('outgoing_mail').select('id').execute();
    expect(await askCode('nobody_here')).toEqual({ Dict: { ValidSeconds: 600, RetryAfter: 60 } });
    await expect(askCode('nobody_here')).rejects.toEqual(refused(1004, { Dict: { RetryAfter: 60 } }));
    await expect(tryWith('123456', { name: 'nobody_here' })).rejects.toEqual(refused(6007, { Dict: { TriesLeft: 4 } }));
    expect(await members.db.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(before.length);
  });

  test('goes as a text message to a proven mobile where the mail address is not proven', async () => {
    await members.addAccount('by_mobile', {
      company_email: 'unproven@example.com',
      email_proven_at: null,
      contact_person_cell_phone_number: '+8613800138123',
    });
    await fail('by_mobile');
    expect(await askCode('by_mobile')).toEqual({ Dict: { ValidSeconds: 300, RetryAfter: 60 } });
    const code = await members.codeFor('+8613800138123');
    expect(readToken(await tryWith(code, { name: 'by_mobile' }))).toHaveLength(43);
  });

  test('does not lift the limit of an address', async () => {
    for (let index = 0; index < 30; index += 1) {
      await members.login(`other_${index}`, 'wrong', { address: '192.0.2.77' }).catch(() => null);
    }
    await expect(tryWith('123456', { address: '192.0.2.77' })).rejects.toEqual(
      refused(1004, { Dict: { RetryAfter: 30 } }),
    );
  });

  test('is not offered where a password is asked for within a session', async () => {
    const id = await members.addAccount('insider', { company_email: 'insider@example.com' });
    const token = readToken(await members.login('insider', rightPassword));
    await fail('insider');
    const change = { UserID: id, Password: encodePassword('wrong'), NewPassword: encodePassword('New2026word') };
    await expect(members.ask('ChangePassword', change, { token })).rejects.toEqual(
      refused(1004, { Dict: { RetryAfter: 30 } }),
    );
  });
});

describe('a stored hash of other parameters', () => {
  test('is renewed by one of two logins at once, and both are let in', async () => {
    const old = argon2Hasher({ memory: 16, passes: 1, lanes: 1 });
    await members.addAccount('old_hash_too', { password_hash: await old.hash(rightPassword) });
    const answers = await Promise.all([1, 2, 3].map(() => members.login('old_hash_too', rightPassword)));
    expect(answers.map((answer) => readToken(answer).length)).toEqual([43, 43, 43]);
  });

  test('is renewed at the next right password', async () => {
    const old = argon2Hasher({ memory: 16, passes: 1, lanes: 1 });
    const id = await members.addAccount('old_hash', { password_hash: await old.hash(rightPassword) });
    await members.login('old_hash', 'wrong').catch(() => null);
    const storedHash = async () =>
      (await members.db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
        .password_hash ?? '';
    expect(quickHasher.isCurrent(await storedHash())).toBe(false);
    await members.login('old_hash', rightPassword);
    expect(quickHasher.isCurrent(await storedHash())).toBe(true);
    expect(readToken(await members.login('old_hash', rightPassword))).toHaveLength(43);
  });
});
