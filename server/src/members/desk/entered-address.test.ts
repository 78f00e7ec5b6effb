import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetAudit } from '#testing/forget-audit.ts';
import { createMembersFixture, type MembersFixture, refused, rightPassword, readToken } from '../members.fixture.ts';

let members: MembersFixture;
let memberId: number;
let desk: string;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  await forgetAudit(members.db);
  for (const table of ['account', 'captcha', 'requested_mail', 'outgoing_mail', 'login_limit'] as const) {
    await members.db.deleteFrom(table).execute();
  }
  memberId = await members.addAccount('member_one', { company_email: 'owner@example.com' });
  desk = await members.tokenFor(await members.addAccount('desk_clerk', { staff_role: 'desk' }), true);
});

const enter = (email: string) =>
  members.ask('UpdateDeskMember', { MemberID: memberId, CompanyEmail: email }, { token: desk });
const forget = (email: string) => members.ask('ForgetWebPassword', { Name: 'member_one', Email: email });
const templatesTo = async (email: string) => (await members.mailsTo(email)).map(({ template }) => template);

async function useResetLink(email: string) {
  const mail = (await members.mailsTo(email)).findLast(({ template }) => template === 'resetLink');
  const address = /https:\/\/portal\.example\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
  const proof = new URLSearchParams(new URL(address).hash.slice(1)).get('UpdateTime') ?? '';
  const NewPassword = encodePassword('Another2026');
  return members.ask('ResetPasswordByEmail', { NewPassword, LoginUserName: 'member_one', UpdateTime: proof });
}

describe('an address that the desk enters', () => {
  test('does not take the account over: no reset link goes there', async () => {
    await enter('attacker@example.net');
    await expect(forget('attacker@example.net')).rejects.toMatchObject({ code: 6009 });
    expect(await templatesTo('attacker@example.net')).toEqual(['emailEntered']);
  });

  test('is told to both addresses and in the account', async () => {
    await enter('attacker@example.net');
    expect(await templatesTo('owner@example.com')).toEqual(['emailReplaced']);
    const notices = await members.db.selectFrom('notice').select('kind').where('user_id', '=', memberId).execute();
    expect(notices).toEqual([{ kind: 'emailChangedByStaff' }]);
  });

  test('ends the member’s sessions and the links mailed before', async () => {
    const token = readToken(await members.login('member_one', rightPassword));
    await forget('owner@example.com');
    await enter('attacker@example.net');
    await expect(members.ask('GetUserProfileByToken', { Token: token })).rejects.toEqual(refused(1006));
    await expect(useResetLink('owner@example.com')).rejects.toEqual(refused(6014));
  });

  test('leaves forgotten passwords to the address before, whose link proves nothing of the new one', async () => {
    await enter('attacker@example.net');
    await enter('attacker2@example.net');
    await forget('owner@example.com');
    await useResetLink('owner@example.com');
    await expect(forget('attacker2@example.net')).rejects.toMatchObject({ code: 6009 });
    const row = await members.db.selectFrom('account').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ recovery_email: 'owner@example.com', email_proven_at: null });
  });

  test('is the account’s once its holder, signed in with the password, has proven it by a code', async () => {
    await enter('new@example.com');
    const token = readToken(await members.login('member_one', rightPassword));
    await members.ask('GetCaptcha', { Email: 'new@example.com' });
    const Code = await members.codeFor('new@example.com');
    await members.ask('ProveEmail', { UserID: memberId, Code }, { token });
    members.passSeconds(60);
    await forget('new@example.com');
    expect(await templatesTo('new@example.com')).toContain('resetLink');
    await expect(forget('owner@example.com')).rejects.toMatchObject({ code: 6009 });
  });

  test('put back to what it was works as before', async () => {
    await enter('typo@example.com');
    await enter('Owner@example.com');
    await forget('owner@example.com');
    expect(await templatesTo('Owner@example.com')).toContain('resetLink');
  });

  test('is none where only the company changes: nothing ends', async () => {
    const token = readToken(await members.login('member_one', rightPassword));
    const change = { MemberID: memberId, CompanyName: 'Renamed Foods', CompanyEmail: 'OWNER@example.com' };
    await members.ask('UpdateDeskMember', change, { token: desk });
    expect(await members.ask('GetUserProfileByToken', { Token: token })).toBeDefined();
    expect(await templatesTo('OWNER@example.com')).toEqual([]);
  });
});
