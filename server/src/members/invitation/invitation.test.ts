import { encodePassword } from '@btc/contract/wire/password.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetAudit } from '#testing/forget-audit.ts';
import { createMembersFixture, issue, type MembersFixture, refused, rightPassword } from '../members.fixture.ts';

let members: MembersFixture;
let adminId: number;
let admin: string;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  await members.db.deleteFrom('staff_invitation').execute();
  await members.db.deleteFrom('account').execute();
  await members.db.deleteFrom('outgoing_mail').execute();
  await forgetAudit(members.db);
  adminId = await members.addAccount('admin_one', { staff_role: 'admin' });
  admin = await members.tokenFor(adminId, true);
});

const Email = 'new@example.com';
const Password = encodePassword(rightPassword);

async function invite(changes: object = {}): Promise<number> {
  const { Row } = await members.ask(
    'InviteStaff',
    { Email, Role: 'editor', Edition: 'cn', ...changes },
    { token: admin },
  );
  return Number(Row?.['InvitationID']);
}

async function proofTo(recipient = Email): Promise<string> {
  const mail = (await members.mailsTo(recipient)).at(-1);
  return /\/invitation#([A-Za-z0-9_-]{43})/.exec(mail?.body_text ?? '')?.[1] ?? '';
}

const accept = (Proof: string, changes: object = {}) =>
  members.ask('AcceptStaffInvitation', {
    Proof,
    LoginUserName: 'new_editor',
    PersonName: 'New Editor',
    Password,
    ...changes,
  });

const invitations = async () => (await members.ask('GetStaffInvitations', {}, { token: admin })).Rows ?? [];

async function enrol(token: string): Promise<string> {
  const { Row } = await members.ask('EnrolStaffTotp', {}, { token });
  const secret = Secret.fromBase32(String(Row?.['Secret']));
  const Code = new TOTP({ secret }).generate({ timestamp: members.clock.now().getTime() });
  return (await members.ask('ConfirmStaffTotp', { Code }, { token })).Token ?? '';
}

const mayWrite = (token: string) =>
  members.ask('GetDeskRequests', {}, { token }).then(
    () => true,
    () => false,
  );

describe('an invitation', () => {
  test('makes an account with its role, which is in force once the authenticator is set up', async () => {
    await invite({ Role: 'desk' });
    const { Token = '' } = await accept(await proofTo());
    expect(await mayWrite(Token)).toBe(false);
    expect(await mayWrite(await enrol(Token))).toBe(true);
    expect(await members.login('new_editor', rightPassword)).toMatchObject({ Row: { StaffStep: 'code' } });
    expect(await invitations()).toMatchObject([{ State: 'accepted', AcceptedBy: { LoginUserName: 'new_editor' } }]);
  });

  test('comes by mail in the language it was written in', async () => {
    await invite({ Edition: 'en' });
    const [mail] = await members.mailsTo(Email);
    expect(mail).toMatchObject({ template: 'staffInvitation', edition: 'en' });
    expect(mail?.body_text).toContain('https://portal.example/console/en/invitation#');
    expect(mail?.body_text).toContain('admin_one');
  });

  test('tells whoever has the link what it is for, and opens once', async () => {
    await invite();
    const Proof = await proofTo();
    expect(await members.ask('GetStaffInvitation', { Proof })).toMatchObject({ Row: { Email, Role: 'editor' } });
    await accept(Proof);
    await expect(accept(Proof, { LoginUserName: 'second_one' })).rejects.toEqual(refused(6014));
    await expect(members.ask('GetStaffInvitation', { Proof })).rejects.toEqual(refused(6014));
  });

  test('accepted twice at once makes one account', async () => {
    await invite();
    const Proof = await proofTo();
    const names = ['first_one', 'second_one', 'third_one'];
    const results = await Promise.allSettled(names.map((LoginUserName) => accept(Proof, { LoginUserName })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await members.db.selectFrom('account').select('id').where('staff_role', '=', 'editor').execute();
    expect(rows).toHaveLength(1);
  });

  test('opens nothing after two days, when it is taken back, or when another mail has replaced it', async () => {
    const id = await invite();
    const first = await proofTo();
    await members.ask('ResendStaffInvitation', { InvitationID: id }, { token: admin });
    const second = await proofTo();
    await expect(accept(first)).rejects.toEqual(refused(6014));
    members.passSeconds(48 * 3600 - 1);
    expect(await members.ask('GetStaffInvitation', { Proof: second })).toMatchObject({ Row: { Email } });
    members.passSeconds(1);
    admin = await members.tokenFor(adminId, true);
    await expect(accept(second)).rejects.toEqual(refused(6014));
    expect(await invitations()).toMatchObject([{ State: 'expired', CanResend: true }]);
    await members.ask('ResendStaffInvitation', { InvitationID: id }, { token: admin });
    await members.ask('RevokeStaffInvitation', { InvitationID: id }, { token: admin });
    await expect(accept(await proofTo())).rejects.toEqual(refused(6014));
    expect(await invitations()).toMatchObject([{ State: 'revoked', CanResend: false }]);
  });

  test('is open once for an address, and for none that has an account', async () => {
    await invite();
    await expect(invite({ Email: 'NEW@example.com' })).rejects.toEqual(issue('Email', 'invited'));
    await members.addAccount('reader_one', { company_email: 'reader@example.com' });
    await expect(invite({ Email: 'Reader@example.com' })).rejects.toMatchObject({ code: 6012 });
    members.passSeconds(48 * 3600);
    admin = await members.tokenFor(adminId, true);
    await invite();
    expect(await invitations()).toMatchObject([{ State: 'open' }, { State: 'expired', CanResend: false }]);
  });

  test('is kept as a hash, and stands in the audit trail without the address', async () => {
    await invite();
    const proof = await proofTo();
    await accept(proof);
    const stored = JSON.stringify(await members.db.selectFrom('staff_invitation').selectAll().execute());
    expect(stored).not.toContain(proof);
    const trail = await members.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
    expect(trail.map(({ operation }) => operation)).toEqual(['InviteStaff', 'AcceptStaffInvitation']);
    expect(JSON.stringify(trail)).not.toContain(Email);
  });

  test.each([
    ['a name that is taken', { LoginUserName: 'ADMIN_ONE' }, 6011],
    ['a name that is none', { LoginUserName: 'new editor' }, 1001],
    ['a password against the rule', { Password: encodePassword('12345') }, 6004],
  ])('is not used up by %s', async (_, changes, code) => {
    await invite();
    const Proof = await proofTo();
    await expect(accept(Proof, changes)).rejects.toMatchObject({ code });
    expect((await accept(Proof)).Token).toBeTypeOf('string');
  });
});

describe('the last admin', () => {
  const work = (name: string, data: object, token = admin) => members.ask(name, data, { token });

  test('of two who take each other’s role, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const otherId = await members.addAccount(`other_${round}`, { staff_role: 'admin' });
      const other = await members.tokenFor(otherId, true);
      await Promise.allSettled([
        work('SetStaffRole', { MemberID: otherId, Role: null }),
        work('SetStaffRole', { MemberID: adminId, Role: 'editor' }, other),
        work('BlockMember', { MemberID: adminId, Reason: 'x' }, other),
      ]);
      const left = await members.db
        .selectFrom('account')
        .select('id')
        .where('staff_role', '=', 'admin')
        .where('state', '=', 'normal')
        .execute();
      expect(left).toHaveLength(1);
      await members.db.updateTable('account').set({ staff_role: null, state: 'normal' }).execute();
      await members.db.updateTable('account').set({ staff_role: 'admin' }).where('id', '=', adminId).execute();
      admin = await members.tokenFor(adminId, true);
    }
  });

  test('is marked in the list, which has everybody’s role, second factor and sessions', async () => {
    await members.addAccount('editor_one', { staff_role: 'editor', contact_person_name: 'Ed' });
    await members.addAccount('reader_one');
    const { Rows } = await work('GetStaffAccounts', {});
    expect(Rows).toMatchObject([
      { LoginUserName: 'admin_one', Role: 'admin', OnlyAdmin: true, Sessions: [{ InForce: true }], FactorDate: null },
      { LoginUserName: 'editor_one', Role: 'editor', OnlyAdmin: false, Sessions: [], PersonName: 'Ed' },
    ]);
  });
});
