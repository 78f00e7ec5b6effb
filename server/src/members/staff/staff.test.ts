import { encodePassword } from '@btc/contract/wire/password.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createMembersFixture,
  type MembersFixture,
  quickHasher,
  refused,
  rightPassword,
  readToken,
} from '../members.fixture.ts';
import { createStaff } from './create-staff.ts';

let members: MembersFixture;
let token: string;
beforeAll(async () => {
  members = await createMembersFixture(undefined, { demoSignsIn: true });
});
afterAll(() => members.drop());
beforeEach(async () => {
  members.passSeconds(86_400);
  await members.db.deleteFrom('account').execute();
  await members.addAccount('desk_one', { staff_role: 'desk' });
  token = readToken(await members.login('desk_one', rightPassword));
});

function toCode(secret: string, secondsFromNow = 0): string {
  const timestamp = members.clock.now().getTime() + secondsFromNow * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function enrol() {
  const { Row } = await members.ask('EnrolStaffTotp', {}, { token });
  const secret = String(Row?.['Secret']);
  const { Token = '', List = [] } = await members.ask('ConfirmStaffTotp', { Code: toCode(secret) }, { token });
  return { secret, raised: Token, recovery: List.map(String) };
}

const mayWork = (session: string) =>
  members.ask('GetDeskRequests', {}, { token: session }).then(
    () => true,
    () => false,
  );

describe('staff', () => {
  test('has no role by the password alone, and is told what comes next', async () => {
    const answer = await members.login('desk_one', rightPassword);
    expect(answer).toMatchObject({ Row: { StaffStep: 'enrol' } });
    await expect(members.ask('GetDeskRequests', {}, { token })).rejects.toEqual(refused(1007));
  });

  test('has the role after the first code, under a new token; the old one is dead', async () => {
    const { raised, secret } = await enrol();
    expect(await mayWork(raised)).toBe(true);
    await expect(members.ask('GetSessions', {}, { token })).rejects.toEqual(refused(1006));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await members.login('desk_one', rightPassword)).toMatchObject({ Row: { StaffStep: 'code' } });
  });

  test('signs in by a code of the authenticator, each code once', async () => {
    const { secret } = await enrol();
    members.passSeconds(30);
    const [one, other] = [
      readToken(await members.login('desk_one', rightPassword)),
      readToken(await members.login('desk_one', rightPassword)),
    ];
    const code = toCode(secret);
    const { Token = '' } = await members.ask('StaffSignIn', { Code: code }, { token: one });
    expect(await mayWork(Token)).toBe(true);
    await expect(members.ask('StaffSignIn', { Code: code }, { token: other })).rejects.toEqual(refused(6007));
  });

  test('is let in with a clock half a minute off, not with one that is more', async () => {
    const { secret } = await enrol();
    members.passSeconds(300);
    const session = readToken(await members.login('desk_one', rightPassword));
    await expect(members.ask('StaffSignIn', { Code: toCode(secret, 90) }, { token: session })).rejects.toEqual(
      refused(6007),
    );
    expect(await members.ask('StaffSignIn', { Code: toCode(secret, 30) }, { token: session })).toBeDefined();
  });

  test('gets five tries, then each waits longer, from every session', async () => {
    await enrol();
    const session = readToken(await members.login('desk_one', rightPassword));
    const tries = Array.from({ length: 6 }, () =>
      members.ask('StaffSignIn', { Code: 'AAAAA-AAAAA' }, { token: session }),
    );
    const answers = await Promise.allSettled(tries);
    const codes = answers.map((one) => (one.status === 'rejected' ? Number(one.reason.code) : 0));
    expect(codes.toSorted()).toEqual([1004, 6007, 6007, 6007, 6007, 6007]);
    const other = readToken(await members.login('desk_one', rightPassword));
    await expect(members.ask('StaffSignIn', { Code: '000000' }, { token: other })).rejects.toMatchObject({
      code: 1004,
    });
  });

  test('can use each recovery code once, however it is typed', async () => {
    const { recovery } = await enrol();
    expect(recovery).toHaveLength(10);
    const [first = ''] = recovery;
    const use = async () =>
      members.ask(
        'StaffSignIn',
        { Code: first.toLowerCase().replace('-', ' ') },
        { token: readToken(await members.login('desk_one', rightPassword)) },
      );
    expect((await use()).Dict).toEqual({ RecoveryCodesLeft: 9 });
    await expect(use()).rejects.toEqual(refused(6007));
    expect(JSON.stringify(await members.db.selectFrom('staff_recovery_code').selectAll().execute())).not.toContain(
      first,
    );
  });

  test('gets new recovery codes for a fresh code, and the old ones are over', async () => {
    const { secret, raised, recovery } = await enrol();
    members.passSeconds(60);
    const { List = [] } = await members.ask('RenewStaffRecoveryCodes', { Code: toCode(secret) }, { token: raised });
    expect(List).toHaveLength(10);
    const session = readToken(await members.login('desk_one', rightPassword));
    await expect(members.ask('StaffSignIn', { Code: recovery[0] }, { token: session })).rejects.toEqual(refused(6007));
  });

  test('cannot set up a second authenticator by the password alone', async () => {
    await enrol();
    const session = readToken(await members.login('desk_one', rightPassword));
    await expect(members.ask('EnrolStaffTotp', {}, { token: session })).rejects.toEqual(refused(1007));
    await expect(members.ask('ConfirmStaffTotp', { Code: '000000' }, { token: session })).rejects.toEqual(
      refused(6006),
    );
  });

  test('is out after an hour without use, and after eight hours at the latest', async () => {
    const { raised, secret } = await enrol();
    members.passSeconds(3599);
    expect(await mayWork(raised)).toBe(true);
    members.passSeconds(3600);
    expect(await mayWork(raised)).toBe(false);
    const session = readToken(await members.login('desk_one', rightPassword, { remember: true }));
    const { Token: long = '' } = await members.ask('StaffSignIn', { Code: toCode(secret) }, { token: session });
    for (let halfHours = 0; halfHours < 15; halfHours += 1) {
      members.passSeconds(1800);
      expect(await mayWork(long)).toBe(true);
    }
    members.passSeconds(1799);
    expect(await mayWork(long)).toBe(true);
    members.passSeconds(1);
    expect(await mayWork(long)).toBe(false);
  });
});

describe('a member', () => {
  test('cannot become staff by any of these', async () => {
    const member = await members.tokenFor(await members.addAccount('plain_one'));
    await expect(members.ask('EnrolStaffTotp', {}, { token: member })).rejects.toEqual(refused(1007));
    await expect(members.ask('ConfirmStaffTotp', { Code: '000000' }, { token: member })).rejects.toEqual(refused(1007));
    await expect(members.ask('StaffSignIn', { Code: '000000' }, { token: member })).rejects.toEqual(refused(1007));
  });
});

describe('demonstration staff', () => {
  test('needs no second factor while the demonstration is loaded, and cannot set one up', async () => {
    await members.addAccount('demo_desk', { staff_role: 'desk', is_demo: true });
    const answer = await members.login('demo_desk', rightPassword);
    expect(answer).toMatchObject({ Row: { StaffStep: null } });
    expect(await mayWork(readToken(answer))).toBe(true);
    await expect(members.ask('EnrolStaffTotp', {}, { token: readToken(answer) })).rejects.toEqual(refused(1007));
  });

  test('has no role at all where its accounts cannot sign in, also in a session that is left', async () => {
    const bare = await createMembersFixture();
    const session = await bare.tokenFor(await bare.addAccount('demo_desk', { staff_role: 'admin', is_demo: true }));
    await expect(bare.login('demo_desk', rightPassword)).rejects.toEqual(refused(6009));
    await expect(bare.ask('GetDeskRequests', {}, { token: session })).rejects.toEqual(refused(1007));
    await expect(bare.ask('EnrolStaffTotp', {}, { token: session })).rejects.toEqual(refused(1007));
    await bare.drop();
  });
});

describe('a member who is given a role', () => {
  const [weak, strong] = ['Wuxi26', 'a dozen and more'];
  async function promote(): Promise<number> {
    const id = await members.addAccount('wang_li', { password_hash: await quickHasher.hash(weak) });
    const admin = await members.addAccount('admin_one', { staff_role: 'admin' });
    const from = { token: await members.tokenFor(admin, true) };
    await members.ask('SetStaffRole', { MemberID: id, Role: 'editor' }, from);
    return id;
  }
  const change = (id: number, next: string, session: string) =>
    members.ask(
      'ChangePassword',
      { UserID: id, Password: encodePassword(weak), NewPassword: encodePassword(next) },
      { token: session },
    );

  test('is asked for a password that keeps the rule for staff before the second step', async () => {
    const id = await promote();
    const answer = await members.login('wang_li', weak);
    expect(answer).toMatchObject({ Row: { StaffStep: 'password' } });
    const session = { token: readToken(answer) };
    expect((await members.ask('GetUserProfileByToken', { Token: session.token })).Row).toMatchObject({
      profile: { StaffRole: null, StaffStep: 'password' },
    });
    await expect(members.ask('EnrolStaffTotp', {}, session)).rejects.toEqual(refused(1007));
    await expect(members.ask('ConfirmStaffTotp', { Code: '000000' }, session)).rejects.toEqual(refused(1007));
    await expect(members.ask('StaffSignIn', { Code: '000000' }, session)).rejects.toEqual(refused(1007));
    await expect(change(id, 'Wuxi2027', session.token)).rejects.toMatchObject({ code: 6004 });
    await change(id, strong, session.token);
    expect((await members.ask('GetUserProfileByToken', { Token: session.token })).Row).toMatchObject({
      profile: { StaffStep: 'enrol' },
    });
    expect((await members.ask('EnrolStaffTotp', {}, session)).Row).toBeDefined();
    expect(await members.login('wang_li', strong)).toMatchObject({ Row: { StaffStep: 'enrol' } });
  });

  test('is not asked where the password is as good as that', async () => {
    const id = await promote();
    const hash = await quickHasher.hash('Hamburg2026long');
    await members.db.updateTable('account').set({ password_hash: hash }).where('id', '=', id).execute();
    expect(await members.login('wang_li', 'Hamburg2026long')).toMatchObject({ Row: { StaffStep: 'enrol' } });
  });

  test('is asked again where it was taken back and is given once more', async () => {
    const id = await promote();
    await change(id, strong, readToken(await members.login('wang_li', weak)));
    const giveRole = async (Role: string | null) => {
      const admins = members.db.selectFrom('account').select('id').where('staff_role', '=', 'admin');
      const { id: admin } = await admins.executeTakeFirstOrThrow();
      await members.ask('SetStaffRole', { MemberID: id, Role }, { token: await members.tokenFor(admin, true) });
    };
    await giveRole(null);
    const back = { UserID: id, Password: encodePassword(strong), NewPassword: encodePassword(weak) };
    await members.ask('ChangePassword', back, { token: await members.tokenFor(id) });
    await giveRole('desk');
    expect(await members.login('wang_li', weak)).toMatchObject({ Row: { StaffStep: 'password' } });
  });
});

describe('the command line', () => {
  const create = (name: string, password: string | null = null) =>
    createStaff(
      { db: members.db, clock: members.clock, passwords: quickHasher },
      { name, role: 'admin', email: null, password, actor: 'command line (test)' },
    );

  test('makes an admin whose password is told once, and writes it down', async () => {
    const { password, existed } = await create('first_admin');
    expect(existed).toBe(false);
    expect(password).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(await members.login('first_admin', password ?? '')).toMatchObject({ Row: { StaffStep: 'enrol' } });
    const trail = await members.db.selectFrom('audit_entry').selectAll().execute();
    expect(trail.at(-1)).toMatchObject({ actor_id: null, operation: 'CreateStaff', after: { staff_role: 'admin' } });
    expect(JSON.stringify(trail)).not.toContain(password);
  });

  test('asks who had the account before for a password of staff at the next sign-in', async () => {
    await members.addAccount('wang_li', { password_hash: await quickHasher.hash('Wuxi26') });
    await create('wang_li');
    expect(await members.login('wang_li', 'Wuxi26')).toMatchObject({ Row: { StaffStep: 'password' } });
  });

  test('gives an account a role, keeps its password, and forgets a lost authenticator', async () => {
    const { raised } = await enrol();
    expect(await create('desk_one')).toEqual({ existed: true, password: null });
    expect(await mayWork(raised)).toBe(false);
    expect(await members.login('desk_one', rightPassword)).toMatchObject({ Row: { StaffStep: 'enrol' } });
  });

  test.each([
    ['a b', null],
    ['admin_two', 'short'],
  ])('refuses the name "%s" with the password %s', async (name, password) => {
    await expect(create(name, password)).rejects.toThrow(/must be/);
  });
});
