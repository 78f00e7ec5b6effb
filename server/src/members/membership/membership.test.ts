import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMembersFixture, issue, type MembersFixture, refused } from '../members.fixture.ts';

let members: MembersFixture;
let userId: number;
let token: string;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  await members.db.deleteFrom('account').execute();
  await members.db.deleteFrom('outgoing_mail').execute();
  userId = await members.addAccount('wang_li', { company_name: 'Example', company_email: 'wang@example.com' });
  token = await members.tokenFor(userId);
});

const trial = {
  UserName: 'wang_li',
  RequireLevel: '_vip_member',
  RequireType: 'Free',
  RequireTypeT: '免费试用',
  isCnRequire: true,
  isEnRequire: false,
  GradeMoney: 0,
};
const request = (change: object = {}) =>
  members.ask('MembershipRequest', { UserID: userId, ...trial, ...change }, { token });

async function toState(column: 'charge_state' | 'charge_state_en'): Promise<number> {
  return (
    (await members.db.selectFrom('account').select(column).where('id', '=', userId).executeTakeFirstOrThrow())[
      column
    ] ?? -1
  );
}

describe('MembershipRequest', () => {
  test('is kept for the desk with the stored contact, and mailed to desk and member', async () => {
    const { Row } = await request();
    expect(Row).toEqual({ RequestID: expect.any(Number), State: 'new', AlreadyOpen: false });
    const stored = await members.db.selectFrom('membership_request').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      level: '_vip_member',
      contact: { CompanyName: 'Example', CompanyEmail: 'wang@example.com' },
    });
    expect(await toState('charge_state')).toBe(1);
    expect(await toState('charge_state_en')).toBe(0);
    expect((await members.mailsTo('desk@portal.example')).map(({ template }) => template)).toEqual(['requestForDesk']);
    expect((await members.mailsTo('wang@example.com')).map(({ template }) => template)).toEqual(['requestReceived']);
  });

  test.each([
    ['the Chinese trial', {}],
    ['4000', { RequireType: 'Pay', GradeMoney: 4000 }],
    ['8000', { RequireLevel: '_platinum_member', RequireType: 'Pay', GradeMoney: 8000 }],
    ['the meat-market trial', { RequireLevel: '_meat_market_member' }],
    [
      'the English membership',
      { RequireLevel: '_vip_member_en', RequireType: 'Pay Regular', isCnRequire: false, isEnRequire: true },
    ],
  ])('takes %s', async (_, change) => {
    expect((await request(change)).Row).toMatchObject({ AlreadyOpen: false });
  });

  test.each([
    ['another amount', { RequireType: 'Pay', GradeMoney: 1 }, 'RequireType'],
    ['a paid level for nothing', { RequireType: 'Pay' }, 'RequireType'],
    ['a level that is not offered', { RequireLevel: '_pork_member' }, 'RequireType'],
    ['the other edition', { isCnRequire: false, isEnRequire: true }, 'isCnRequire'],
    ['both editions', { isEnRequire: true }, 'isCnRequire'],
    [
      'Pay Business while it is off',
      { RequireLevel: '_vip_member_en', RequireType: 'Pay Business', isCnRequire: false, isEnRequire: true },
      'RequireType',
    ],
  ])('refuses %s', async (_, change, field) => {
    await expect(request(change)).rejects.toEqual(issue(field, 'notoffered'));
  });

  test('is one for a person and a level while it is open, however many are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => request()));
    expect(new Set(answers.map(({ Row }) => Row?.['RequestID'])).size).toBe(1);
    expect(answers.filter(({ Row }) => Row?.['AlreadyOpen'] === false)).toHaveLength(1);
    expect(await members.mailsTo('desk@portal.example')).toHaveLength(1);
    await members.db.updateTable('membership_request').set({ state: 'refused' }).execute();
    expect((await request()).Row).toMatchObject({ AlreadyOpen: false });
  });

  test('for a trial holds up none to pay for the same level', async () => {
    const trial = (await request()).Row;
    const paid = (await request({ RequireType: 'Pay', GradeMoney: 4000 })).Row;
    expect([trial, paid]).toMatchObject([{ AlreadyOpen: false }, { AlreadyOpen: false }]);
    expect((await request()).Row).toMatchObject({ AlreadyOpen: true, RequestID: trial?.['RequestID'] });
    expect((await request({ RequireType: 'Pay', GradeMoney: 4000 })).Row).toMatchObject({
      AlreadyOpen: true,
      RequestID: paid?.['RequestID'],
    });
  });

  test('leaves a membership that is there as it is', async () => {
    await members.db.updateTable('account').set({ charge_state: 3 }).where('id', '=', userId).execute();
    await request();
    expect(await toState('charge_state')).toBe(3);
  });

  test('is one’s own only', async () => {
    await expect(request({ UserID: userId + 1 })).rejects.toEqual(refused(1007));
    await expect(request({ UserName: 'somebody' })).rejects.toEqual(refused(1007));
    await expect(members.ask('MembershipRequest', {})).rejects.toEqual(refused(1006));
  });

  test('is seen by who made it, and by nobody else', async () => {
    await request();
    const { Rows, Total } = await members.ask('GetMembershipRequests', {}, { token });
    expect(Rows).toMatchObject([{ RequireLevel: '_vip_member', State: 'new', Reason: null }]);
    expect(Total).toBe(1);
    const other = await members.tokenFor(await members.addAccount('li_na'));
    expect((await members.ask('GetMembershipRequests', {}, { token: other })).Rows).toEqual([]);
    await expect(members.ask('GetMembershipRequests', { UserID: userId }, { token: other })).rejects.toEqual(
      refused(1007),
    );
  });
});

describe('GetMembershipLevels', () => {
  test('tells the levels with their modules, and what can be asked for', async () => {
    const { Rows = [], List = [] } = await members.ask('GetMembershipLevels', {});
    expect(Rows.map((row) => [row['Level'], row['CanVisitModule']])).toEqual([
      ['_member', 'Info'],
      ['_vip_member', 'Info|Price|Est|Data'],
      ['_platinum_member', 'Info|Eyes|Data|Price|Est|Market'],
      ['_pork_member', 'PorkData|PorkPrice|PorkEst'],
      ['_meat_market_member', 'MeatMarket'],
      ['_vip_member_en', 'Info|Price|Est|Data'],
    ]);
    expect(List).toContainEqual({ RequireLevel: '_vip_member', RequireType: 'Free', GradeMoney: 0, Edition: 'cn' });
    expect(JSON.stringify(List)).not.toContain('Pay Business');
  });

  test('offers Pay Business where the setting says so', async () => {
    const offering = await createMembersFixture(undefined, { offersPayBusiness: true });
    expect(JSON.stringify((await offering.ask('GetMembershipLevels', {})).List)).toContain('Pay Business');
    await offering.drop();
  });
});
