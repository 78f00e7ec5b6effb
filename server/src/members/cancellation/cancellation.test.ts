import { encodePassword } from '@btc/contract/wire/password.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMembersFixture, issue, type MembersFixture, refused, rightPassword } from '../members.fixture.ts';

let members: MembersFixture;
let userId: number;
let desk: string;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  await members.db.deleteFrom('account').execute();
  await members.db.deleteFrom('outgoing_mail').execute();
  userId = await members.addAccount('wang_li', {
    company_name: 'Secret Foods',
    company_email: 'wang@example.com',
    contact_person_name: 'Wang Secret',
    contact_person_cell_phone_number: '+8613800138000',
  });
  desk = await members.tokenFor(await members.addAccount('desk_one', { staff_role: 'desk' }), true);
});

const Password = encodePassword(rightPassword);

async function askToCancel(reason = 'Secret reason'): Promise<number> {
  const token = await members.tokenFor(userId);
  await members.ask('RequestAccountCancellation', { UserID: userId, Password, Reason: reason }, { token });
  const { Rows = [] } = await members.ask('GetDeskCancellations', { State: 'requested' }, { token: desk });
  return Number(Rows[0]?.['CancellationID']);
}

const withdraw = () => members.ask('WithdrawAccountCancellation', { UserName: 'Wang_Li', Password });

describe('asking for cancellation', () => {
  test('freezes the account and ends its sessions', async () => {
    const token = await members.tokenFor(userId);
    await askToCancel();
    await expect(members.ask('GetSessions', {}, { token })).rejects.toEqual(refused(1006));
    await expect(members.login('wang_li', rightPassword)).rejects.toEqual(refused(6002));
    expect((await members.mailsTo('wang@example.com')).at(-1)?.template).toBe('cancellationReceived');
  });

  test('needs the password', async () => {
    const token = await members.tokenFor(userId);
    const wrong = { UserID: userId, Password: encodePassword('Wrong2026') };
    await expect(members.ask('RequestAccountCancellation', wrong, { token })).rejects.toEqual(refused(6003));
  });

  test('is not for staff', async () => {
    const own = await members.db
      .selectFrom('account')
      .select('id')
      .where('login_user_name', '=', 'desk_one')
      .executeTakeFirstOrThrow();
    await expect(
      members.ask('RequestAccountCancellation', { UserID: own.id, Password }, { token: desk }),
    ).rejects.toEqual(refused(1007));
  });

  test('can be taken back with name and password, and asked again', async () => {
    await askToCancel();
    await expect(
      members.ask('WithdrawAccountCancellation', { UserName: 'wang_li', Password: encodePassword('Wrong2026') }),
    ).rejects.toEqual(refused(6009));
    expect(await withdraw()).toEqual({});
    expect(await members.login('wang_li', rightPassword)).toBeDefined();
    await expect(withdraw()).rejects.toEqual(refused(1009));
    expect(await askToCancel()).toBeGreaterThan(0);
  });
});

describe('the desk', () => {
  test('refuses with a reason: the account is unfrozen and told why', async () => {
    const id = await askToCancel();
    await members.ask('RefuseCancellation', { CancellationID: id, Reason: 'An invoice is open' }, { token: desk });
    const token = await members.tokenFor(userId);
    expect((await members.ask('GetNotices', {}, { token })).Rows).toMatchObject([
      { Kind: 'cancellationRefused', Detail: { Reason: 'An invoice is open' } },
    ]);
    expect((await members.mailsTo('wang@example.com')).at(-1)?.template).toBe('cancellationRefused');
  });

  test('decides once, and not what was withdrawn', async () => {
    const id = await askToCancel();
    await withdraw();
    const decision = members.ask('ApproveCancellation', { CancellationID: id }, { token: desk });
    await expect(decision).rejects.toEqual(issue('CancellationID', 'closed'));
    await expect(members.ask('ApproveCancellation', { CancellationID: 1 }, { token: desk })).rejects.toEqual(
      refused(1009),
    );
  });

  test('approves: everything personal is gone from every table, what was sent last is the goodbye', async () => {
    const token = await members.tokenFor(userId);
    const request = {
      UserID: userId,
      UserName: 'wang_li',
      RequireLevel: '_vip_member',
      RequireType: 'Free',
      GradeMoney: 0,
    };
    await members.ask('MembershipRequest', { ...request, isCnRequire: true, isEnRequire: false }, { token });
    const { Rows = [] } = await members.ask('GetDeskRequests', {}, { token: desk });
    const note = { RequestID: Rows[0]?.['RequestID'], Note: 'Secret note', Contacted: true };
    await members.ask('NoteDeskRequest', note, { token: desk });
    const change = { MemberID: userId, CompanyLocalName: 'Secret 2', CompanyName: 'Secret 3' };
    await members.ask('UpdateDeskMember', change, { token: desk });
    await members.db
      .insertInto('contact_message')
      .values({
        edition: 'cn',
        user_id: userId,
        name: 'Wang Secret',
        company_name: 'Secret Foods',
        phone: '13800138000',
        email: 'wang@example.com',
        content: 'Secret words',
        content_hash: Buffer.alloc(32),
        created_at: members.clock.now(),
      })
      .execute();
    await writeOnTheBoard();
    const id = await askToCancel();
    expect(await members.ask('ApproveCancellation', { CancellationID: id }, { token: desk })).toEqual({});

    const mails = await members.mailsTo('wang@example.com');
    expect(mails.map(({ template }) => template)).toEqual(['cancellationApproved']);
    await members.db.deleteFrom('outgoing_mail').where('recipient', '=', 'wang@example.com').execute();
    // The desk's own mailbox is the desk's own.
    await members.db.deleteFrom('outgoing_mail').where('recipient', '=', 'desk@portal.example').execute();
    expect(await everythingStored()).not.toMatch(/secret\b|wang|13800138000/i);
  });

  test('leaves a former member’s name to nobody, and tells its owner what became of it', async () => {
    const id = await askToCancel();
    await members.ask('ApproveCancellation', { CancellationID: id }, { token: desk });
    await expect(members.ask('CheckUserName', { LoginUserName: 'WANG_li' })).rejects.toEqual(refused(6011));
    await expect(members.login('wang_li', rightPassword)).rejects.toEqual(refused(6001));
    await expect(members.login('wang_li', 'wrong')).rejects.toEqual(refused(6009));
    await expect(members.login(`erased-${userId}`, 'wrong')).rejects.toEqual(refused(6009));
  });
});

async function everythingStored(): Promise<string> {
  const names = await members.db.introspection.getTables();
  const tables = await Promise.all(
    names.map(({ name }) => sql<object>`select * from ${sql.table(name)}`.execute(members.db)),
  );
  return JSON.stringify(tables.map(({ rows }) => rows.map((row) => Object.values(row))));
}

async function writeOnTheBoard(): Promise<void> {
  const { db } = members;
  const posterId = await members.addAccount('board_poster');
  const company = await db
    .insertInto('market_company')
    .values({ account_id: posterId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = members.clock.now();
  const post = await db
    .insertInto('market_post')
    .values({
      company_id: company.id,
      type: 'analysis',
      side: 'offer',
      title: 'Plain',
      body: 'Plain',
      valid_until: '2030-01-01',
      content_hash: Buffer.alloc(32),
      search: '',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('market_enquiry')
    .values({
      post_id: post.id,
      sender_id: userId,
      content: 'Secret enquiry',
      content_hash: Buffer.alloc(32),
      created_at: now,
    })
    .execute();
  await db
    .insertInto('outgoing_mail')
    .values({
      recipient: 'poster@example.com',
      reply_to: 'Wang@example.com',
      edition: 'en',
      template: 'marketEnquiry',
      subject: 'Enquiry',
      body_text: 'Secret enquiry by Wang',
    })
    .execute();
}
