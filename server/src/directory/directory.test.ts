import type { OperationName, Operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { toApiBase } from '@btc/contract/wire/message-type.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import fastify from 'fastify';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { findSessionUser, openSession } from '#platform/session/session.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createDirectoryOperations } from './directory.operations.ts';
import { createExhibitionCalendarRoutes } from './exhibition-calendar.routes.ts';

const clock = fixedClock('2026-11-21T08:00:00+08:00');
const publicUrl = 'https://portal.example';
let database: TestDatabase;
let editor: string;
let member: string;
let other: string;
let paid: string;

beforeAll(async () => {
  database = await createTestDatabase();
  editor = await newMember('editor_one', { staff_role: 'editor' });
  member = await newMember('member_one', { company_local_name: '会员食品公司' });
  other = await newMember('member_two', {});
  paid = await newMember('paid_one', {
    charge_state: 3,
    charge_expire_date: new Date('2027-11-21T00:00:00Z'),
    can_visit_module: ['MeatMarket'],
  });
});
afterAll(() => database.drop());

async function newMember(name: string, values: { readonly staff_role?: string } & Record<string, unknown>) {
  const now = clock.now();
  const { id } = await database.db
    .insertInto('account')
    .values({
      login_user_name: name,
      company_email: `${name}@example.com`,
      email_proven_at: now,
      created_at: now,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return openSession(database.db, { userId: id, remember: true, now, isStaff: values.staff_role !== undefined });
}

async function makeCaller(token: string): Promise<Caller> {
  const user = token === '' ? null : await findSessionUser(database.db, token, clock.now());
  return { token: token === '' ? null : token, user, address: '203.0.113.7' };
}

async function ask<Name extends OperationName>(
  name: Name,
  data: RequestOf<Operations[Name]>,
  token = '',
): Promise<OutputOf<Operations[Name]>> {
  const operations = createDirectoryOperations({ db: database.db, clock, publicUrl, claimMailbox: 'news@example.com' });
  const dispatcher = createDispatcher(operations, 'fail');
  const bound = dispatcher.find(toApiBase(name), name);
  if (bound === undefined) throw new Error(`No operation ${name}`);
  return (await dispatcher.run(bound, data, await makeCaller(token))) as OutputOf<Operations[Name]>; // checked by the dispatcher
}

function error(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? { code: error.code, ...error.data } : error),
  );
}

const fair = {
  Kind: 'fair',
  Name: '第十届肉展',
  Summary: '进口牛羊肉、副产品；冷链设备，\\现场签约',
  StartDate: '2026-12-01',
  EndDate: '2026-12-03',
  Country: 'CHN',
  City: '上海',
  Venue: '一号馆',
} as const;

async function addFair(fields: Partial<RequestOf<Operations['SaveExhibition']>> = {}, publish = true): Promise<number> {
  const { Row } = await ask('SaveExhibition', { ...fair, ...fields }, editor);
  if (!publish) return Row.ExhibitionID;
  const request = { ExhibitionID: Row.ExhibitionID, Revision: Row.Revision, State: 'published' } as const;
  await ask('SetExhibitionState', request, editor);
  return Row.ExhibitionID;
}

const company = {
  Type: 'importer',
  Name: '上海岚屿食品有限公司',
  Province: '31',
  City: '上海',
  Products: ['frozenBeef'],
  Origins: ['BRA'],
  Summary: '巴西牛腱长年有货',
  Person: '李经理',
  Phone: '021-5555-0100',
  Email: 'secret@example.com',
} satisfies RequestOf<Operations['SaveMerchant']>;

async function addMerchant(fields: Partial<RequestOf<Operations['SaveMerchant']>> = {}): Promise<number> {
  const { Row } = await ask('SaveMerchant', { ...company, ...fields }, editor);
  const request = { MerchantID: Row.MerchantID, Revision: Row.Revision, State: 'published' } as const;
  await ask('SetMerchantState', request, editor);
  return Row.MerchantID;
}

async function clear(): Promise<void> {
  await database.db.deleteFrom('exhibition').execute();
  await database.db.deleteFrom('merchant').execute();
  await database.db.deleteFrom('outgoing_mail').execute();
}

describe('the calendar', () => {
  test('shows what is published, the next first, and past events apart, the latest first', async () => {
    await clear();
    await addFair({ Name: '草稿' }, false);
    await addFair({ Name: '将来', StartDate: '2027-01-05', EndDate: '2027-01-06' });
    await addFair({ Name: '正在', StartDate: '2026-11-20', EndDate: '2026-11-21' });
    await addFair({ Name: '以前', StartDate: '2026-03-01', EndDate: '2026-03-02', Country: 'BRA', City: '圣保罗' });
    await addFair({ Name: '昨天', StartDate: '2026-11-18', EndDate: '2026-11-20' });
    const coming = await ask('GetExhibitions', {});
    expect(coming.Rows.map(({ Name, Time }) => [Name, Time])).toEqual([
      ['正在', 'running'],
      ['将来', 'coming'],
    ]);
    expect(coming.Dict).toMatchObject({ Coming: 2, Past: 2, Today: '2026-11-21' });
    const months = coming.Dict.Months.filter(({ Count }) => Count > 0);
    expect(months.map(({ Month }) => Month)).toEqual(['2026-11', '2027-01']);
    expect(coming.Dict.Months).toHaveLength(12);
    const past = await ask('GetExhibitions', { Span: 'past' });
    expect(past.Rows.map(({ Name }) => Name)).toEqual(['昨天', '以前']);
    expect((await ask('GetExhibitions', { Span: 'past', Abroad: true, Keyword: '圣保' })).Total).toBe(1);
    expect((await ask('GetExhibitions', { Keyword: '%' })).Total).toBe(0);
  });

  test('tells an editor who looked at an older state, and refuses days in the wrong order', async () => {
    await clear();
    const id = await addFair();
    const changed = { ...fair, ExhibitionID: id, Name: '新名' };
    expect(await error(ask('SaveExhibition', { ...changed, Revision: 0 }, editor))).toEqual({
      code: 1001,
      List: [{ Field: 'Revision', Rule: 'changed' }],
    });
    expect((await ask('SaveExhibition', { ...changed, Revision: 1 }, editor)).Row).toMatchObject({ Revision: 2 });
    expect(await error(ask('SaveExhibition', { ...fair, EndDate: '2026-11-30' }, editor))).toMatchObject({
      List: [{ Field: 'StartDate', Rule: 'startAfterEnd' }],
    });
    await ask('SetExhibitionState', { ExhibitionID: id, Revision: 2, State: 'withdrawn' }, editor);
    expect(await error(ask('GetExhibition', { ExhibitionID: id }))).toMatchObject({ code: 1009 });
    const audit = await database.db.selectFrom('audit_entry').select('operation').orderBy('id', 'desc').execute();
    expect(audit[0]?.operation).toBe('SetExhibitionState');
  });
});

describe('a calendar file', () => {
  async function get(path: string, headers: Record<string, string> = {}) {
    const app = fastify();
    await app.register(createExhibitionCalendarRoutes({ db: database.db, clock, config: { publicUrl } }));
    const answer = await app.inject({ url: path, headers });
    await app.close();
    return answer;
  }

  test('is what RFC 5545 asks for: whole days, folded at 75 octets, read back as it was written', async () => {
    await clear();
    const long = '肉类与冷链'.repeat(14);
    const id = await addFair({ Name: long, Organiser: 'A, B; C', Website: 'https://example.com/a?b=c' });
    const answer = await get(`/download/exhibition-${id}.ics`);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const file = answer.body;
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(file));
    const [component] = calendar.getAllSubcomponents('vevent');
    if (component === undefined) throw new Error('no event');
    const event = new ICAL.Event(component);
    expect(event.uid).toBe(`exhibition-${id}@portal.example`);
    expect(event.summary).toBe(long);
    expect(event.startDate.isDate).toBe(true);
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-12-01', '2026-12-04']);
    expect(event.location).toBe('上海，一号馆');
    expect(event.description).toContain(fair.Summary);
    expect(event.description).toContain('主办：A, B; C');
    expect(component.getFirstPropertyValue('url')).toBe(`https://portal.example/cn/BTCTrend/${id}`);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  test('of all events tells subscribers of a cancellation by a higher sequence, and of nothing new by 304', async () => {
    await clear();
    const id = await addFair();
    await addFair({ StartDate: '2024-01-01', EndDate: '2024-01-02' });
    const first = await get('/download/exhibitions.ics');
    const etag = String(first.headers['etag']);
    expect((await get('/download/exhibitions.ics', { 'if-none-match': etag })).statusCode).toBe(304);
    await ask('SetExhibitionState', { ExhibitionID: id, Revision: 1, State: 'cancelled' }, editor);
    const second = await get('/download/exhibitions.ics', { 'if-none-match': etag });
    const events = new ICAL.Component(ICAL.parse(second.body)).getAllSubcomponents('vevent');
    expect(events).toHaveLength(1);
    expect(events[0]?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(events[0]?.getFirstPropertyValue('sequence')).toBe(2);
    expect(events[0]?.getFirstPropertyValue('summary')).toBe('【已取消】第十届肉展');
  });

  test('of an event that is not there, or not shown, is 404', async () => {
    const id = await addFair({}, false);
    for (const path of [id, 999_999, '0', 'x']) {
      expect((await get(`/download/exhibition-${path}.ics`)).statusCode).toBe(404);
    }
  });
});

describe('the merchant directory', () => {
  test('finds by words, type, province and product, and counts what there is', async () => {
    await clear();
    const id = await addMerchant();
    await addMerchant({
      Type: 'coldStore',
      Name: '天津渡帆冷库有限公司',
      Province: '12',
      City: '天津',
      Products: ['storage'],
      Origins: [],
      Summary: '零下二十度低温库',
    });
    for (const question of [
      { Keyword: '岚屿' },
      { Keyword: '牛腱' },
      { Keyword: '进口商 巴西' },
      { Type: 'importer' },
      { Province: '31' },
      { Product: 'frozenBeef' },
    ] as const) {
      expect([question, (await ask('GetMerchants', question)).Rows.map(({ MerchantID }) => MerchantID)]).toEqual([
        question,
        [id],
      ]);
    }
    const { Dict, Total } = await ask('GetMerchants', {});
    expect(Total).toBe(2);
    expect(Dict.Types).toMatchObject({ importer: 1, coldStore: 1, trader: 0 });
    expect(Dict.Provinces.map(({ NameCn }) => NameCn).toSorted()).toEqual(['上海', '天津']);
  });

  test('never tells how to reach a firm to readers without the module, nor by a search', async () => {
    await clear();
    const id = await addMerchant();
    for (const token of ['', member]) {
      const answer = await ask('GetMerchant', { MerchantID: id }, token);
      expect(JSON.stringify(answer)).not.toMatch(/secret|5555|李经理/);
      expect(answer.Dict.Holds).toEqual(['Person', 'Phone', 'Email']);
    }
    for (const Keyword of ['李经理', '5555', 'secret']) {
      expect((await ask('GetMerchants', { Keyword })).Total).toBe(0);
    }
    const open = await ask('GetMerchant', { MerchantID: id }, paid);
    expect(open.Dict.Locked).toBeNull();
    expect(open.Row.Contact).toMatchObject({ Phone: '021-5555-0100', Email: 'secret@example.com' });
    expect((await ask('GetMerchant', { MerchantID: id, isEn: true }, paid)).Row.Contact).toBeUndefined();
  });
});

describe('a claim to an entry', () => {
  const claim = { Person: '王芳', Duty: '销售经理', Phone: '13800138000', Message: '这是我们公司' };

  test('is kept once and mailed once, however often it is sent', async () => {
    await clear();
    const id = await addMerchant();
    expect(await error(ask('AddMerchantClaim', { MerchantID: id, ...claim }))).toMatchObject({ code: 1006 });
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask('AddMerchantClaim', { MerchantID: id, ...claim }, member)),
    );
    expect(new Set(answers.map(({ Row }) => Row.ClaimID)).size).toBe(1);
    const mails = await database.db.selectFrom('outgoing_mail').selectAll().execute();
    expect(mails.map(({ recipient, reply_to: replyTo }) => [recipient, replyTo])).toEqual([
      ['news@example.com', 'member_one@example.com'],
    ]);
    expect(mails[0]?.body_text).toContain('会员食品公司');
    expect((await ask('GetMerchant', { MerchantID: id }, member)).Dict.Claim).toBe('open');
    expect((await ask('GetMerchant', { MerchantID: id }, other)).Dict.Claim).toBeNull();
  });

  test('makes the entry the member’s when it is accepted; nobody else can have it then', async () => {
    await clear();
    const id = await addMerchant();
    const first = await ask('AddMerchantClaim', { MerchantID: id, ...claim }, member);
    const second = await ask('AddMerchantClaim', { MerchantID: id, ...claim }, other);
    await ask('AcceptMerchantClaim', { ClaimID: first.Row.ClaimID }, editor);
    expect((await ask('GetMerchant', { MerchantID: id })).Row.Claimed).toBe(true);
    const closed = { code: 1001, List: [{ Field: 'ClaimID', Rule: 'closed' }] };
    expect(await error(ask('AcceptMerchantClaim', { ClaimID: first.Row.ClaimID }, editor))).toEqual(closed);
    expect(await error(ask('AcceptMerchantClaim', { ClaimID: second.Row.ClaimID }, editor))).toEqual(closed);
    const { Row } = await ask('RefuseMerchantClaim', { ClaimID: second.Row.ClaimID, Reason: '已有人认领' }, editor);
    expect(Row).toMatchObject({ State: 'refused', DecidedBy: 'editor_one' });
    expect(await error(ask('AddMerchantClaim', { MerchantID: id, ...claim }, other))).toMatchObject({
      List: [{ Rule: 'claimed' }],
    });
    const mails = await database.db.selectFrom('outgoing_mail').select(['recipient', 'subject']).execute();
    expect(mails.map(({ recipient, subject }) => `${recipient} ${subject}`)).toEqual(
      expect.arrayContaining([
        `member_one@example.com 认领成功：${company.Name}`,
        `member_two@example.com 认领未通过：${company.Name}`,
      ]),
    );
    const notices = await database.db.selectFrom('notice').select('kind').execute();
    expect(notices.map(({ kind }) => kind)).toEqual(['merchantClaim', 'merchantClaim']);
    const { Dict } = await ask('GetMerchantClaims', {}, editor);
    expect(Dict).toEqual({ open: 0, accepted: 1, refused: 1 });
  });

  test('of many entries in a day is refused, and of an entry off the site too', async () => {
    await clear();
    const ids: number[] = [];
    for (let index = 0; index < 6; index += 1) ids.push(await addMerchant({ Name: `第${index}家` }));
    const [last = 0, ...others] = ids.toReversed();
    for (const MerchantID of others) await ask('AddMerchantClaim', { MerchantID, ...claim }, member);
    expect(await error(ask('AddMerchantClaim', { MerchantID: last, ...claim }, member))).toMatchObject({
      code: 1004,
    });
    await ask('SetMerchantState', { MerchantID: last, Revision: 1, State: 'withdrawn' }, editor);
    expect(await error(ask('AddMerchantClaim', { MerchantID: last, ...claim }, other))).toMatchObject({ code: 1009 });
  });
});
