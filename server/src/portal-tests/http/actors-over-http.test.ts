import { operations } from '@btc/contract/operations.ts';
import { hourMs, minuteMs } from '@btc/contract/time.ts';
import { isChanging } from '@btc/contract/wire/changing-calls.ts';
import { toApiBase, type MessageName, toMessageType } from '@btc/contract/wire/message-type.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { personalReads } from '#platform/audit/watched-calls.ts';
import { openSession } from '#platform/session/session.ts';
import { forgetAudit } from '#testing/forget-audit.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { argon2Hasher } from '#members/password-hash.ts';

const password = 'Right2026word';
const [home, elsewhere] = ['203.0.113.7', '198.51.100.9'];
let app: TestApp;
let memberId: number;
let deskId: number;
let desk: string;
let portal: string;

async function addAccount(name: string, values: object): Promise<number> {
  const row = { login_user_name: name, created_at: app.clock.now(), ...values };
  const { id } = await app.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  app = await createTestApp();
  portal = await app.app.listen({ host: '127.0.0.1', port: 0 });
  memberId = await addAccount('reader_one', { password_hash: await argon2Hasher().hash(password) });
  deskId = await addAccount('desk_one', { staff_role: 'desk', has_staff_password: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(hourMs);
  desk = await openSession(app.db, { userId: deskId, remember: false, now: app.clock.now(), isStaff: true });
  await forgetAudit(app.db);
});

async function call(name: MessageName, data: object, from: { token?: string; address?: string } = {}) {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/${toApiBase(name)}/${name}`,
    payload: envelope(toMessageType(name), data),
    remoteAddress: from.address ?? home,
    headers: from.token === undefined ? {} : { token: from.token, authorization: 'btc-portal' },
  });
  return response.json<{ ErrorCode: number; Data: { Token?: string; Rows?: { Operation: string }[] } }>();
}

const login = (name: string, given: string, address?: string) =>
  call(
    'UserLogin',
    { UserName: name, Password: encodePassword(given), RememberMe: false },
    { ...(address && { address }) },
  );

async function toLine(name: MessageName, data: object, token?: string): Promise<Record<string, unknown>> {
  app.lines.length = 0;
  await fetch(`${portal}/api/${toApiBase(name)}/${name}`, {
    method: 'POST',
    body: JSON.stringify(envelope(toMessageType(name), data)),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { token, authorization: 'btc-portal' }),
    },
  });
  const find = () => app.lines.find((line) => line.includes(`"operation":"${name}"`));
  await expect.poll(find).toBeDefined();
  return JSON.parse(find() ?? '');
}

const trail = () => app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();

describe('the log', () => {
  test('names account and role of whoever is signed in', async () => {
    const line = await toLine('GetDeskMembers', {}, desk);
    expect(line).toMatchObject({ account: deskId, role: 'desk' });
    expect(line).not.toHaveProperty('network');
  });

  test('marks the network of sign-ins and of refused calls of staff, and never names the address', async () => {
    const given = { UserName: 'reader_one', Password: encodePassword('Wrong2026word'), RememberMe: false };
    const { network, ...line } = await toLine('UserLogin', given);
    expect(network).toMatch(/^[\da-f]{16}$/);
    expect(JSON.stringify(line)).not.toContain('127.0.0.1');
    expect(await toLine('GetBackups', {}, desk)).toMatchObject({ account: deskId, role: 'desk', code: 1007, network });
    expect(await toLine('GetBtcInfoHeadlines', { isEn: true })).not.toHaveProperty('network');
  });
});

describe('the audit trail', () => {
  test('has failed sign-ins with a mark of the network, one in ten minutes from each', async () => {
    for (const address of [home, home, elsewhere]) await login('reader_one', 'Wrong2026word', address);
    const entries = await trail();
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      actor_id: null,
      operation: 'UserLogin',
      subject_kind: 'member',
      subject_id: String(memberId),
      after: { ErrorCode: 6009, Network: expect.stringMatching(/^[\da-f]{16}$/) },
    });
    app.clock.advance(11 * minuteMs);
    await login('reader_one', 'Wrong2026word');
    expect(await trail()).toHaveLength(3);
  });

  test('does not keep a name that nobody has: it may be a password', async () => {
    await login('Secret2026word', 'Wrong2026word');
    expect(await trail()).toMatchObject([{ subject_id: 'unknown' }]);
    expect(JSON.stringify(await trail())).not.toContain('Secret2026word');
  });

  test('has each wrong second factor of staff', async () => {
    const factor = { user_id: deskId, secret: 'ABCDEFGHIJKLMNOP', created_at: app.clock.now() };
    await app.db
      .insertInto('staff_second_factor')
      .values({ ...factor, confirmed_at: app.clock.now() })
      .execute();
    const token = await openSession(app.db, { userId: deskId, remember: false, now: app.clock.now(), isStaff: false });
    for (const Code of ['AAAAA-AAAAA', 'AAAAA-AAAAB']) await call('StaffSignIn', { Code }, { token });
    expect(await trail()).toMatchObject([
      { actor_id: deskId, operation: 'StaffSignIn', after: { ErrorCode: 6007 } },
      { actor_id: deskId, operation: 'StaffSignIn', after: { ErrorCode: 6007 } },
    ]);
  });

  test('has a changed password and a wrong one given for it', async () => {
    const token = (await login('reader_one', password)).Data.Token ?? '';
    const change = (current: string, next: string) =>
      call(
        'ChangePassword',
        { UserID: memberId, Password: encodePassword(current), NewPassword: encodePassword(next) },
        { token },
      );
    await change('Wrong2026word', 'Other2026word');
    await change(password, 'Other2026word');
    await change('Other2026word', password);
    expect((await trail()).map(({ actor_id: actor, operation, after }) => [actor, operation, after])).toEqual([
      [memberId, 'ChangePassword', { ErrorCode: 6003, Network: expect.any(String) }],
      [memberId, 'ChangePassword', { Network: expect.any(String) }],
      [memberId, 'ChangePassword', { Network: expect.any(String) }],
    ]);
  });

  test('has what staff read of persons, gathered over ten minutes', async () => {
    for (const _ of [1, 2, 3]) await call('GetDeskMember', { MemberID: memberId }, { token: desk });
    await call('GetDeskMember', { MemberID: deskId }, { token: desk });
    await call('GetOutbox', { Channel: 'mail' }, { token: desk });
    await call('GetAuditTrail', {}, { token: desk });
    await call('GetAuditTrail', { MemberID: memberId }, { token: desk });
    expect((await trail()).map(({ operation, subject_kind: kind, subject_id: id }) => [operation, kind, id])).toEqual([
      ['GetDeskMember', 'member', String(memberId)],
      ['GetDeskMember', 'member', String(deskId)],
      ['GetOutbox', 'mail', 'all'],
      ['GetAuditTrail', 'member', 'all'],
    ]);
    app.clock.advance(11 * minuteMs);
    await call('GetAuditTrail', { MemberID: memberId }, { token: desk });
    expect((await trail()).slice(4)).toMatchObject([{ operation: 'GetAuditTrail', subject_id: String(memberId) }]);
  });
});

async function addWritings(userId: number) {
  const { rows } = await sql<{ post: number; message: number; claim: number }>`
    with firm as (insert into market_company (account_id) values (${userId}) returning id),
      post as (
        insert into market_post (company_id, type, side, valid_until, content_hash, search, created_at, updated_at)
        select id, 'spot', 'offer', '2026-12-31', sha256(''), '', now(), now() from firm returning id
      ),
      thread as (
        insert into market_thread (company_id, type, title, search, last_message_at, created_at)
        select id, 'spot', 'Asked', '', now(), now() from firm returning id, company_id
      ),
      message as (
        insert into market_message (thread_id, company_id, content, content_hash, created_at)
        select id, company_id, 'Asked', sha256(''), now() from thread returning id
      ),
      merchant as (
        insert into merchant (type, name, province, city, summary, search, updated_at, created_at)
        values ('trader', '示例', '31', '上海', '示例', '', now(), now()) returning id
      ),
      claim as (
        insert into merchant_claim (merchant_id, user_id, person, phone, created_at)
        select id, ${userId}, 'Ana', '1', now() from merchant returning id
      )
    select post.id as post, message.id as message, claim.id as claim from post, message, claim`.execute(app.db);
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was written');
  return row;
}

test('the file of a member holds what was done with what the member wrote and claimed, the desk sees it', async () => {
  const { post, message, claim } = await addWritings(memberId);
  await call('RemoveMarketContent', { Kind: 'post', ID: post, Reason: '重复' }, { token: desk });
  await call('RemoveMarketContent', { Kind: 'message', ID: message, Reason: '重复' }, { token: desk });
  await call('RefuseMerchantClaim', { ClaimID: claim, Reason: '无法核实' }, { token: desk });
  const filed = async (id: number) => (await call('GetAuditTrail', { MemberID: id }, { token: desk })).Data.Rows;
  expect((await filed(memberId))?.map(({ Operation }) => Operation)).toEqual([
    'RefuseMerchantClaim',
    'RemoveMarketContent',
    'RemoveMarketContent',
  ]);
  expect(await filed(deskId)).toEqual([]);
});

const namesMember = ({ input }: Operation) =>
  JSON.stringify(z.toJSONSchema(input, { io: 'input' })).includes('"MemberID":{');

describe('a read by staff', () => {
  const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    GetOutbox: { Channel: 'mail' },
    SearchConsole: { Keyword: 'reader' },
    GetRecordHistory: { Kind: 'merchant', ID: '7' },
  };
  const reads = Object.values(operations).filter(({ name }) => name in personalReads);
  let userId: number;
  beforeAll(async () => {
    userId = await addAccount('admin_one', { staff_role: 'admin', has_staff_password: true });
  });

  test.each(reads)('is recorded: $name', async (operation) => {
    const { name } = operation;
    const ofMember = namesMember(operation);
    const admin = await openSession(app.db, { userId, remember: false, now: app.clock.now(), isStaff: true });
    await call(name, ofMember ? { MemberID: memberId } : (needed[name] ?? {}), { token: admin });
    const subject = ofMember
      ? { subject_kind: 'member', subject_id: String(memberId) }
      : { subject_id: needed[name]?.['ID'] ?? 'all' };
    expect(await trail()).toMatchObject([{ operation: name, ...subject }]);
  });
});

/** Answer fields that identify a person, and records that may hold such fields; a bare name may be a country's. */
const personal =
  /"(\w*(?:E?[Mm]ail|Phone|Recipient|Person\w*|LoginUserName)|Member(?:ID)?|Contact|ActorName)":\{|"additionalProperties":\{\}/;
/** Operations that name colleagues only: authors, holders and possible assignees. */
const namesColleagues: ReadonlySet<string> = new Set<MessageName>([
  'GetStaff',
  'GetDeskArticles',
  'GetDeskArticle',
  'HoldDeskArticle',
  'GetDeskMarketReport',
  'HoldMarketReport',
  'GetNewsletter',
  'HoldNewsletterText',
  'GetDeskArticleVersions',
  'GetDeskArticleVersion',
  'GetDeskHeadlines',
  'GetImportDiary',
]);

test('every operation that shows staff the data of persons is recorded', () => {
  const shows = ({ output }: Operation) =>
    personal.test(JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any', io: 'output' })));
  const looking = Object.values(operations).filter(({ access, name }) => access.kind === 'staff' && !isChanging(name));
  const shown = looking.filter((operation) => shows(operation) || namesMember(operation));
  const missing = shown.filter(({ name }) => !(name in personalReads) && !namesColleagues.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
  const names = new Set<string>(shown.map(({ name }) => name));
  expect([...namesColleagues].filter((name) => !names.has(name))).toEqual([]);
});
