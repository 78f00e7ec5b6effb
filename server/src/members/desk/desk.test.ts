import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskOperations } from '@btc/contract/members/desk/desk.operations.ts';
import { forgetAudit } from '#testing/forget-audit.ts';
import { createMembersFixture, issue, type MembersFixture, refused, rightPassword } from '../members.fixture.ts';
import { readRoomVersions } from '#platform/db/versions/room-versions.ts';

let members: MembersFixture;
let userId: number;
let member: string;
let deskId: number;
let desk: string;
let adminId: number;
let admin: string;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  await forgetAudit(members.db);
  await members.db.deleteFrom('account').execute();
  await members.db.deleteFrom('outgoing_mail').execute();
  userId = await members.addAccount('wang_li', {
    company_local_name: '示例100%肉类',
    company_email: 'wang@example.com',
    edition: 'en',
    charge_state: 3,
    charge_expire_date: new Date('2026-12-01T00:00:00Z'),
    can_visit_module: ['Info'],
  });
  member = await members.tokenFor(userId);
  deskId = await members.addAccount('desk_one', { staff_role: 'desk' });
  desk = await members.tokenFor(deskId, true);
  adminId = await members.addAccount('admin_one', { staff_role: 'admin' });
  admin = await members.tokenFor(adminId, true);
});

const work = (name: string, data: object, token = desk) => members.ask(name, data, { token });
const trail = () => members.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();

async function newRequest(level = '_platinum_member', money = 8000): Promise<number> {
  const { Row } = await members.ask(
    'MembershipRequest',
    {
      UserID: userId,
      UserName: 'wang_li',
      RequireLevel: level,
      RequireType: money === 0 ? 'Free' : 'Pay',
      isCnRequire: true,
      isEnRequire: false,
      GradeMoney: money,
    },
    { token: member },
  );
  return Number(Row?.['RequestID']);
}

const grant = (id: number, change: object = {}) => ({
  RequestID: id,
  Editions: ['cn'],
  Level: '_platinum_member',
  State: 3,
  Modules: ['Info', 'Price'],
  ExpireDate: '2027-11-21T00:00:00.000Z',
  ...change,
});

/** Open to every role, for the records it works on. */
const ofEveryRole = ['GetRecordHistory'];

describe('every operation of the desk', () => {
  test.each(Object.keys(deskOperations).filter((name) => !ofEveryRole.includes(name)))(
    '%s is for staff with the role only',
    async (name) => {
      const editor = await members.tokenFor(await members.addAccount('editor_one', { staff_role: 'editor' }), true);
      const unproven = await members.tokenFor(deskId, false);
      await expect(members.ask(name, {})).rejects.toEqual(refused(1006));
      for (const token of [member, editor, unproven])
        await expect(work(name, {}, token)).rejects.toEqual(refused(1007));
    },
  );

  test.each(['SetStaffRole', 'ResetStaffTotp', 'SaveMembershipLevel'])('%s is the admin’s alone', async (name) => {
    await expect(work(name, { MemberID: userId, Role: 'desk' })).rejects.toEqual(refused(1007));
  });
});

describe('members', () => {
  test('are found by what is in name, company, person, mail and mobile; signs are no patterns', async () => {
    const found = async (filter: object) =>
      (await work('GetDeskMembers', filter)).Rows?.map((row) => row['LoginUserName']);
    expect(await found({ Keyword: 'WANG' })).toEqual(['wang_li']);
    expect(await found({ Keyword: '100%肉' })).toEqual(['wang_li']);
    expect(await found({ Keyword: '%' })).toEqual(['wang_li']);
    expect(await found({ Keyword: 'desk\\' })).toEqual([]);
    expect(await found({ StaffOnly: true })).toHaveLength(2);
    expect(await found({ ChargeState: 3 })).toEqual(['wang_li']);
    expect(await found({ ExpiringDays: 30 })).toEqual(['wang_li']);
    expect(await found({ ExpiringDays: 3 })).toEqual([]);
    expect(await found({ State: 'blocked' })).toEqual([]);
  });

  test('are shown whole, without anything that signs in', async () => {
    const { Row } = await work('GetDeskMember', { MemberID: userId });
    expect(Row).toMatchObject({ MemberID: userId, Edition: 'en', isExpire: true, LiveSessions: 1, TrialItems: 10 });
    expect(JSON.stringify(Row)).not.toMatch(/argon2|password|hash/i);
    const readProofs = async () => (await work('GetDeskMember', { MemberID: userId })).Row;
    const set = (moment: Date | null) =>
      members.db
        .updateTable('account')
        .set({ email_proven_at: moment, mobile_proven_at: null })
        .where('id', '=', userId)
        .execute();
    await set(members.clock.now());
    expect(await readProofs()).toMatchObject({ EmailProven: true, MobileProven: false });
    await set(null);
    expect(await readProofs()).toMatchObject({ EmailProven: false, MobileProven: false });
    await expect(work('GetDeskMember', { MemberID: 1 })).rejects.toEqual(refused(1009));
  });

  test('are edited, with before and after in the trail', async () => {
    await work('UpdateDeskMember', { MemberID: userId, CompanyName: 'New Name', ContactPersonSex: 'Ms' });
    expect(await trail()).toMatchObject([
      {
        actor_id: deskId,
        actor_name: 'desk_one',
        operation: 'UpdateDeskMember',
        subject_kind: 'member',
        subject_id: String(userId),
        before: { company_name: null, contact_person_sex: null },
        after: { company_name: 'New Name', contact_person_sex: 'Ms' },
      },
    ]);
    await expect(work('UpdateDeskMember', { MemberID: userId, State: 'blocked' })).rejects.toMatchObject({
      code: 1001,
    });
  });

  test('are blocked at once and opened again', async () => {
    await work('BlockMember', { MemberID: userId, Reason: 'Who is this?' });
    await expect(members.ask('GetSessions', {}, { token: member })).rejects.toEqual(refused(1006));
    await expect(members.login('wang_li', rightPassword)).rejects.toEqual(refused(6016));
    expect(await members.mailsTo('wang@example.com')).toMatchObject([{ template: 'accountBlocked', edition: 'en' }]);
    await expect(work('BlockMember', { MemberID: userId, Reason: 'x' })).rejects.toEqual(issue('MemberID', 'closed'));
    expect((await work('UnblockMember', { MemberID: userId })).Row).toMatchObject({ State: 'normal' });
    expect(await members.login('wang_li', rightPassword)).toBeDefined();
  });

  test('get their trial set and given back', async () => {
    const opened = { user_id: userId, module: 'Info', item_id: 1, opened_at: members.clock.now() };
    await members.db.insertInto('trial_opened_item').values(opened).execute();
    const answer = await work('SetMemberTrial', { MemberID: userId, TrialItems: 25, ResetOpened: true });
    expect(answer.Row).toMatchObject({ TrialItems: 25, TrialUsed: 0 });
  });

  test('get a membership by hand, seen without signing in again', async () => {
    const setting = {
      Level: '_vip_member_en',
      State: 3,
      Modules: ['Est', 'Est'],
      ExpireDate: '2027-01-01T00:00:00.000Z',
    };
    await work('SetMembership', { MemberID: userId, Edition: 'en', ...setting });
    expect((await members.ask('GetUserProfile', { UserID: userId }, { token: member })).Row).toMatchObject({
      ChargeStataEn: 3,
      CanVisitModuleEn: 'Est',
      ChargeState: 3,
      CanVisitModule: 'Info',
      RedDot: true,
    });
    const endless = { ...setting, ExpireDate: null };
    await expect(work('SetMembership', { MemberID: userId, Edition: 'en', ...endless })).rejects.toEqual(
      issue('ExpireDate', 'required'),
    );
  });
});

describe('sessions', () => {
  test('of a member are ended, and that is put down in the trail', async () => {
    expect((await work('EndMemberSessions', { MemberID: userId })).Row).toMatchObject({ LiveSessions: 0 });
    await expect(members.ask('GetSessions', {}, { token: member })).rejects.toEqual(refused(1006));
    expect(await trail()).toMatchObject([{ operation: 'EndMemberSessions', subject_id: String(userId) }]);
  });
});

describe('staff accounts', () => {
  test('are not the desk’s to change', async () => {
    for (const [name, data] of [
      ['UpdateDeskMember', { CompanyName: 'x' }],
      ['BlockMember', { Reason: 'x' }],
      ['SetMemberTrial', { TrialItems: 1 }],
    ] as const) {
      await expect(work(name, { MemberID: adminId, ...data })).rejects.toEqual(refused(1007));
    }
    expect(await trail()).toEqual([]);
  });

  test('are made and unmade by the admin, whose own role is not theirs to change', async () => {
    expect((await work('SetStaffRole', { MemberID: userId, Role: 'analyst' }, admin)).Row).toMatchObject({
      StaffRole: 'analyst',
    });
    await expect(members.ask('GetSessions', {}, { token: member })).rejects.toEqual(refused(1006));
    await work('SetStaffRole', { MemberID: deskId, Role: null }, admin);
    await expect(work('GetDeskRequests', {})).rejects.toEqual(refused(1006));
    await expect(work('SetStaffRole', { MemberID: adminId, Role: null }, admin)).rejects.toEqual(refused(1007));
    await expect(work('BlockMember', { MemberID: adminId, Reason: 'x' }, admin)).rejects.toEqual(refused(1007));
  });

  test('can be assigned requests, others not', async () => {
    const id = await newRequest();
    expect((await work('GetStaff', {})).Rows?.map((row) => row['LoginUserName'])).toEqual(['admin_one', 'desk_one']);
    expect((await work('AssignDeskRequest', { RequestID: id, StaffID: deskId })).Row).toMatchObject({
      AssignedTo: { StaffID: deskId, LoginUserName: 'desk_one' },
    });
    await expect(work('AssignDeskRequest', { RequestID: id, StaffID: adminId, From: null }, admin)).rejects.toEqual(
      issue('StaffID', 'changed'),
    );
    expect((await work('GetDeskRequests', { RequestID: id })).Rows).toHaveLength(1);
    await expect(work('AssignDeskRequest', { RequestID: id, StaffID: userId })).rejects.toEqual(
      issue('StaffID', 'notstaff'),
    );
  });
});

describe('requests', () => {
  test('are listed with contact, notes and counts', async () => {
    const id = await newRequest();
    await work('NoteDeskRequest', { RequestID: id, Note: '已致电', Contacted: true });
    const { Rows, Dict } = await work('GetDeskRequests', { State: 'contacted', Keyword: '肉类' });
    expect(Rows).toMatchObject([
      {
        RequestID: id,
        Contact: { CompanyEmail: 'wang@example.com' },
        Notes: [{ Note: '已致电' }],
        Now: { ChargeState: 3 },
      },
    ]);
    expect(Dict).toEqual({ new: 0, contacted: 1, granted: 0, refused: 0 });
  });

  test('are granted: state, modules, expiry, notice, mail, trail; seen without signing in again', async () => {
    const id = await newRequest();
    await members.db.deleteFrom('outgoing_mail').execute();
    expect((await work('GrantDeskRequest', grant(id))).Row).toMatchObject({
      State: 'granted',
      DecidedBy: { StaffID: deskId },
    });
    expect((await members.ask('GetUserProfile', { UserID: userId }, { token: member })).Row).toMatchObject({
      ChargeState: 3,
      CanVisitModule: 'Info|Price',
      ChargeExpireDate: '2027-11-21T00:00:00.000Z',
      isExpire: false,
      ChargeStataEn: 0,
      RedDot: true,
    });
    expect(await members.mailsTo('wang@example.com')).toMatchObject([{ template: 'membershipGranted', edition: 'en' }]);
    expect((await trail()).at(-1)).toMatchObject({
      operation: 'GrantDeskRequest',
      subject_id: String(id),
      before: { State: 'new', Member: [{ Modules: ['Info'] }] },
      after: { State: 'granted', Member: [{ Level: '_platinum_member', Modules: ['Info', 'Price'] }] },
    });
  });

  test('are decided once, also by two at the same time', async () => {
    const id = await newRequest();
    const decisions = await Promise.allSettled([
      work('GrantDeskRequest', grant(id)),
      work('GrantDeskRequest', grant(id)),
      work('RefuseDeskRequest', { RequestID: id, Reason: 'No' }),
    ]);
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(work('GrantDeskRequest', grant(id))).rejects.toEqual(issue('RequestID', 'closed'));
  });

  test.each([
    ['in the past', { ExpireDate: '2026-01-01T00:00:00.000Z' }],
    ['as a state that opens nothing', { State: 1 }],
    ['for a module that there is not', { Modules: ['All'] }],
    ['for no edition', { Editions: [] }],
  ])('cannot be granted %s', async (_, change) => {
    const id = await newRequest();
    await expect(work('GrantDeskRequest', grant(id, change))).rejects.toMatchObject({ code: 1001 });
    expect(await trail()).toEqual([]);
  });

  test('are refused with a reason, and the state goes back', async () => {
    await members.db.updateTable('account').set({ charge_state: 0 }).where('id', '=', userId).execute();
    const id = await newRequest('_vip_member', 0);
    const profile = async () => (await members.ask('GetUserProfile', { UserID: userId }, { token: member })).Row;
    expect(await profile()).toMatchObject({ ChargeState: 1 });
    await work('RefuseDeskRequest', { RequestID: id, Reason: 'Company unknown' });
    // Its membership had an expiry in the future, so it counts as none.
    expect(await profile()).toMatchObject({ ChargeState: 0, RedDot: true });
    expect((await members.ask('GetMembershipRequests', {}, { token: member })).Rows).toMatchObject([
      { State: 'refused', Reason: 'Company unknown' },
    ]);
  });
});

describe('levels', () => {
  test('are edited, for everybody to see, and put down in the trail', async () => {
    const version = async () => (await readRoomVersions(members.db)).members;
    const before = await version();
    const save = (data: object) => work('SaveMembershipLevel', { Level: '_member', ...data }, admin);
    await save({ Modules: ['Info', 'Eyes'], Expected: ['Info'] });
    expect((await members.ask('GetMembershipLevels', {})).Rows?.[0]).toMatchObject({ CanVisitModule: 'Info|Eyes' });
    expect(await version()).toBeGreaterThan(before);
    expect(await trail()).toMatchObject([{ before: { Modules: ['Info'] }, after: { Modules: ['Info', 'Eyes'] } }]);
    await expect(save({ Modules: [], Expected: ['Info'] })).rejects.toEqual(issue('Modules', 'changed'));
    await save({ Modules: ['Info'] });
  });
});

describe('contact messages', () => {
  async function newMessage(): Promise<number> {
    const { id } = await members.db
      .insertInto('contact_message')
      .values({
        edition: 'en',
        user_id: userId,
        name: 'Reader',
        company_name: '',
        phone: '',
        email: 'reader@example.com',
        content: 'How much?',
        content_hash: Buffer.alloc(32),
        created_at: members.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  test('are answered by mail in their language, and the member gets a notice', async () => {
    const id = await newMessage();
    expect((await work('ReplyContactMessage', { ContactID: id, Content: 'This much.' })).Row).toMatchObject({
      State: 'answered',
      HandledBy: 'desk_one',
      Replies: [{ Content: 'This much.', SentBy: 'desk_one' }],
    });
    expect(await members.mailsTo('reader@example.com')).toMatchObject([{ template: 'contactReply', edition: 'en' }]);
    expect((await members.ask('GetNotices', {}, { token: member })).Rows).toMatchObject([{ Kind: 'staffReply' }]);
  });

  test('are not answered twice by two who did not see each other’s answer', async () => {
    const id = await newMessage();
    const reply = () => work('ReplyContactMessage', { ContactID: id, Content: 'This much.', RepliesSeen: 0 });
    const answers = await Promise.allSettled([reply(), reply()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reply()).rejects.toEqual(issue('ContactID', 'changed'));
  });

  test('are closed, and listed by state', async () => {
    const id = await newMessage();
    await work('CloseContactMessage', { ContactID: id });
    expect((await work('GetContactMessages', { State: 'closed' })).Rows?.map((row) => row['ContactID'])).toContain(id);
    await expect(work('CloseContactMessage', { ContactID: id })).rejects.toEqual(issue('ContactID', 'closed'));
    expect((await work('GetContactMessages', { ContactID: id })).Dict).toMatchObject({ closed: expect.any(Number) });
    await expect(work('CloseContactMessage', { ContactID: 1 })).rejects.toEqual(refused(1009));
  });
});

describe('the outbox', () => {
  test('is shown without what opens something, and failed entries go out again', async () => {
    await members.ask('GetCaptcha', { Email: 'secret@example.com' });
    await newRequest();
    const { Rows = [] } = await work('GetOutbox', { Channel: 'mail' });
    const text = (template: string) => Rows.find((row) => row['Template'] === template)?.['Text'];
    expect(text('signUpCode')).toBeNull();
    await members.db
      .updateTable('outgoing_mail')
      .set({ state: 'stored' })
      .where('template', '=', 'signUpCode')
      .execute();
    const listStored = async (token: string) =>
      (await work('GetOutbox', { Channel: 'mail', State: 'stored' }, token)).Rows?.map((row) => row['Text']);
    expect(await listStored(desk)).toEqual([null]);
    expect(await listStored(admin)).toEqual([expect.stringMatching(/\d{6}/)]);
    expect(text('requestReceived')).toEqual(expect.any(String));
    const id = Rows.find((row) => row['Template'] === 'requestReceived')?.['OutboxID'];
    const retry = () => work('RetryOutboxEntry', { Channel: 'mail', OutboxID: id });
    await expect(retry()).rejects.toEqual(refused(1009));
    await members.db.updateTable('outgoing_mail').set({ state: 'failed' }).execute();
    expect(await retry()).toEqual({});
    expect((await work('GetOutbox', { Channel: 'mail', State: 'queued' })).Total).toBe(1);
    expect(await work('GetOutbox', { Channel: 'sms' })).toMatchObject({ Rows: [], Total: 0, Dict: { queued: 0 } });
  });
});

describe('the audit trail', () => {
  test('is whole for the admin and about members for the desk, newest first', async () => {
    await work('SetMemberTrial', { MemberID: userId, TrialItems: 3 });
    await members.db
      .insertInto('audit_entry')
      .values({
        at: members.clock.now(),
        actor_name: 'editor_one',
        operation: 'SaveArticle',
        subject_kind: 'article',
        subject_id: '1',
      })
      .execute();
    expect((await work('GetAuditTrail', {})).Rows?.map((row) => row['Operation'])).toEqual(['SetMemberTrial']);
    expect((await work('GetAuditTrail', {}, admin)).Rows?.map((row) => row['Operation'])).toEqual([
      'SaveArticle',
      'SetMemberTrial',
    ]);
    expect((await work('GetAuditTrail', { ActorName: 'EDITOR' }, admin)).Total).toBe(1);
    expect((await work('GetAuditTrail', { SubjectKind: 'member', SubjectID: String(userId) })).Rows).toMatchObject([
      { ActorID: deskId, Before: { trial_item_limit: 10 }, After: { trial_item_limit: 3 } },
    ]);
  });
});
