import { dayMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Updateable } from 'kysely';
import type { DB } from '#platform/db/tables.generated.ts';
import { createMembersFixture, issue, type MembersFixture } from '../members.fixture.ts';

let members: MembersFixture;
let userId: number;
let member: string;
let desk: string;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  await members.db.deleteFrom('account').execute();
  userId = await members.addAccount('wang_li', {
    company_local_name: '示例肉类',
    charge_level: '_platinum_member',
    charge_state: 3,
    charge_expire_date: new Date('2026-12-11T15:59:59.123Z'),
    can_visit_module: ['Info', 'Data', 'Price', 'Est', 'Market'],
    trial_item_limit: 7,
  });
  member = await members.tokenFor(userId);
  desk = await members.tokenFor(await members.addAccount('desk_one', { staff_role: 'desk' }), true);
});

const work = (name: string, data: object) => members.ask(name, data, { token: desk });
const isRefused = (pending: Promise<unknown>, field: string, rule: string) =>
  expect(pending).rejects.toEqual(issue(field, rule));
const account = () => members.db.selectFrom('account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
const request = (id: number) =>
  members.db.selectFrom('membership_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const changes = async () => (await work('GetMembershipChanges', { MemberID: userId })).Rows ?? [];
const latestChange = async () => Number((await changes())[0]?.['ChangeID']);

async function ask(level: string, money: number): Promise<number> {
  const data = {
    UserID: userId,
    UserName: 'wang_li',
    RequireLevel: level,
    RequireType: money === 0 ? 'Free' : 'Pay',
    isCnRequire: true,
    isEnRequire: false,
    GradeMoney: money,
  };
  const { Row } = await members.ask('MembershipRequest', data, { token: member });
  return Number(Row?.['RequestID']);
}

const toTrial = (id: number) => ({
  RequestID: id,
  Editions: ['cn'],
  Level: '_meat_market_member',
  State: 2,
  Modules: ['MeatMarket'],
  ExpireDate: '2026-12-24T15:59:59Z',
  TrialItems: 20,
});
const toPaid = (id: number, change: object = {}) => ({
  RequestID: id,
  Editions: ['cn'],
  Level: '_vip_member',
  State: 3,
  Modules: ['Info', 'Price', 'Est', 'Data'],
  ExpireDate: '2027-12-11T15:59:59Z',
  ...change,
});

describe('a trial', () => {
  test('is granted only after the phone check is noted', async () => {
    const id = await ask('_meat_market_member', 0);
    await isRefused(work('GrantDeskRequest', toTrial(id)), 'State', 'phonecheck');
    await work('NoteDeskRequest', { RequestID: id, Note: '已电话核实', Contacted: true });
    await work('GrantDeskRequest', toTrial(id));
    expect(await request(id)).toMatchObject({ state: 'granted' });
    const next = await ask('_meat_market_member', 0);
    await isRefused(work('GrantDeskRequest', toTrial(next)), 'State', 'phonecheck');
  });

  test('stands beside a paid membership that runs, and opens items that it does not', async () => {
    const before = await account();
    const id = await ask('_meat_market_member', 0);
    await work('NoteDeskRequest', { RequestID: id, Note: '已电话核实', Contacted: true });
    await work('GrantDeskRequest', toTrial(id));
    expect(await account()).toEqual({
      ...before,
      trial_item_limit: 20,
      trial_until: new Date('2026-12-24T15:59:59Z'),
    });
    const { Row } = await members.ask('GetUserProfile', { UserID: userId }, { token: member });
    expect(Row).toMatchObject({ ChargeState: 3, Trial: { Total: 20, Used: 0, Left: 20 } });
  });
});

describe('a trial given by hand', () => {
  const byHand = () => ({
    MemberID: userId,
    Edition: 'cn',
    Level: '_vip_member',
    State: 2,
    Modules: [],
    ExpireDate: '2026-12-24T15:59:59Z',
    TakesAway: true,
  });

  test('needs a call: one noted on a request, or what was said, which the trail keeps', async () => {
    await isRefused(work('SetMembership', byHand()), 'PhoneCheck', 'phonecheck');
    const id = await ask('_meat_market_member', 0);
    await isRefused(work('SetMembership', byHand()), 'PhoneCheck', 'phonecheck');
    await work('SetMembership', { ...byHand(), PhoneCheck: '已致电王先生' });
    const { Rows } = await work('GetAuditTrail', { MemberID: userId });
    expect(Rows?.[0]).toMatchObject({ Operation: 'SetMembership', After: { PhoneCheck: '已致电王先生' } });
    await work('NoteDeskRequest', { RequestID: id, Note: '已电话核实', Contacted: true });
    const { Row } = await work('SetMembership', byHand());
    expect(Row).toMatchObject({ ContactedDate: members.clock.now().toISOString() });
    await isRefused(work('SetMembership', { ...byHand(), ExpireDate: null }), 'ExpireDate', 'required');
  });

  test('takes no call of more than thirty days ago, nor one on another member’s request', async () => {
    const id = await ask('_meat_market_member', 0);
    await work('NoteDeskRequest', { RequestID: id, Note: '已电话核实', Contacted: true });
    await work('RefuseDeskRequest', { RequestID: id, Reason: '资料不清' });
    const noted = async (daysAgo: number) => {
      const at = new Date(members.clock.now().getTime() - daysAgo * dayMs);
      await members.db.updateTable('membership_request').set({ contacted_at: at }).where('id', '=', id).execute();
      return (await work('GetDeskMember', { MemberID: userId })).Row?.['ContactedDate'];
    };
    expect(await noted(31)).toBeNull();
    await isRefused(work('SetMembership', byHand()), 'PhoneCheck', 'phonecheck');
    expect(await noted(30)).not.toBeNull();
    const other = await members.addAccount('other_one');
    await isRefused(work('SetMembership', { ...byHand(), MemberID: other }), 'PhoneCheck', 'phonecheck');
    await work('SetMembership', byHand());
    expect(await account()).toMatchObject({ trial_until: new Date('2026-12-24T15:59:59Z') });
  });

  test('stands beside a paid membership that runs, is announced as a trial and can be undone', async () => {
    const before = await account();
    await work('SetMembership', { ...byHand(), PhoneCheck: '已致电王先生' });
    expect(await account()).toEqual({ ...before, trial_until: new Date('2026-12-24T15:59:59Z') });
    const notices = () => members.db.selectFrom('notice').select(['kind', 'detail']).orderBy('id').execute();
    expect(await notices()).toMatchObject([{ kind: 'membershipGranted', detail: { State: 2, Level: '_vip_member' } }]);
    await work('UndoMembershipChange', { ChangeID: await latestChange() });
    expect(await account()).toEqual(before);
    expect((await notices()).slice(1)).toMatchObject([
      { kind: 'membershipChanged', detail: { Edition: 'cn', State: 3, Level: '_platinum_member' } },
    ]);
  });
});

describe('what is paid for', () => {
  test.each([
    ['sections fewer', {}],
    ['a sooner end', { Modules: ['Info', 'Data', 'Price', 'Est', 'Market'], ExpireDate: '2026-12-01T15:59:59Z' }],
  ])('is not taken away unasked: %s', async (_, change) => {
    const before = await account();
    const id = await ask('_vip_member', 4000);
    await isRefused(work('GrantDeskRequest', toPaid(id, change)), 'TakesAway', 'takesaway');
    expect(await account()).toEqual(before);
    expect(await request(id)).toMatchObject({ state: 'new' });
    await work('GrantDeskRequest', toPaid(id, { ...change, TakesAway: true }));
    expect(await request(id)).toMatchObject({ state: 'granted' });
  });

  test('is not taken away by hand either', async () => {
    const none = { MemberID: userId, Edition: 'cn', Level: null, State: 0, Modules: [], ExpireDate: null };
    await isRefused(work('SetMembership', none), 'TakesAway', 'takesaway');
    await work('SetMembership', { ...none, TakesAway: true });
    expect(await account()).toMatchObject({ charge_state: 0 });
  });

  test('may grow, and what has run out may be replaced', async () => {
    const all = { Modules: ['Info', 'Data', 'Price', 'Est', 'Market', 'Eyes'] };
    await work('GrantDeskRequest', toPaid(await ask('_vip_member', 4000), all));
    members.clock.advance(800 * dayMs);
    desk = await members.tokenFor(await members.addAccount('desk_two', { staff_role: 'desk' }), true);
    const later = { Level: null, State: 0, Modules: [], ExpireDate: null };
    await work('SetMembership', { MemberID: userId, Edition: 'cn', ...later });
    expect(await account()).toMatchObject({ charge_state: 0 });
    members.clock.advance(-800 * dayMs);
  });
});

describe('undoing', () => {
  const columnsButTime = (row: Awaited<ReturnType<typeof account>>) => ({ ...row, last_active_at: null });

  test('puts back every column of the account and of the request', async () => {
    const id = await ask('_vip_member', 4000);
    await work('NoteDeskRequest', { RequestID: id, Note: '已电话核实', Contacted: true });
    const [accountBefore, requestBefore] = [await account(), await request(id)];
    await work('GrantDeskRequest', toPaid(id, { TakesAway: true, Editions: ['cn', 'en'] }));
    expect(columnsButTime(await account())).not.toEqual(columnsButTime(accountBefore));
    await work('UndoMembershipChange', { ChangeID: await latestChange() });
    expect(columnsButTime(await account())).toEqual(columnsButTime(accountBefore));
    expect(await request(id)).toEqual(requestBefore);
    const [undone] = await changes();
    expect(undone).toMatchObject({ UndoneBy: 'desk_one', CanUndo: false });
  });

  test('counts the items of a trial again that were given back', async () => {
    const opened = (item: number) => ({
      user_id: userId,
      module: 'Info',
      item_id: item,
      opened_at: members.clock.now(),
    });
    const items = () => members.db.selectFrom('trial_opened_item').selectAll().orderBy('item_id').execute();
    const readUsed = async () => (await work('GetDeskMember', { MemberID: userId })).Row?.['TrialUsed'];
    await work('SetMemberTrial', { MemberID: userId, TrialItems: 7 });
    await members.db
      .insertInto('trial_opened_item')
      .values([opened(1), opened(2)])
      .execute();
    const [accountBefore, itemsBefore] = [await account(), await items()];
    await work('SetMemberTrial', { MemberID: userId, TrialItems: 7, ResetOpened: true });
    expect(await readUsed()).toBe(0);
    const [reset, former] = await changes();
    expect(reset).toMatchObject({ CanUndo: true, Before: { TrialResetDate: null } });
    await isRefused(work('UndoMembershipChange', { ChangeID: former?.['ChangeID'] }), 'ChangeID', 'changed');
    members.passSeconds(60);
    await members.db.insertInto('trial_opened_item').values(opened(3)).execute();
    expect(await readUsed()).toBe(1);
    await work('UndoMembershipChange', { ChangeID: reset?.['ChangeID'] });
    expect(await readUsed()).toBe(3);
    expect(columnsButTime(await account())).toEqual(columnsButTime(accountBefore));
    expect((await items()).slice(0, 2)).toEqual(itemsBefore);
  });

  test('goes back step by step, the latest first', async () => {
    const first = await account();
    await work('SetMemberTrial', { MemberID: userId, TrialItems: 30 });
    await work('SetMemberTrial', { MemberID: userId, TrialItems: 40 });
    const [second, former] = await changes();
    expect([second?.['CanUndo'], former?.['CanUndo']]).toEqual([true, false]);
    await isRefused(work('UndoMembershipChange', { ChangeID: former?.['ChangeID'] }), 'ChangeID', 'changed');
    await work('UndoMembershipChange', { ChangeID: second?.['ChangeID'] });
    await work('UndoMembershipChange', { ChangeID: former?.['ChangeID'] });
    expect(columnsButTime(await account())).toEqual(columnsButTime(first));
    await isRefused(work('UndoMembershipChange', { ChangeID: former?.['ChangeID'] }), 'ChangeID', 'changed');
  });

  test('is refused where the membership has changed since, by whatever way', async () => {
    await work('SetMemberTrial', { MemberID: userId, TrialItems: 30 });
    const later: Updateable<DB['account']> = { charge_state_en: 1 };
    await members.db.updateTable('account').set(later).where('id', '=', userId).execute();
    await isRefused(work('UndoMembershipChange', { ChangeID: await latestChange() }), 'ChangeID', 'changed');
    expect((await changes())[0]).toMatchObject({ CanUndo: false });
  });

  test('gives a notice and goes into the trail', async () => {
    await work('SetMemberTrial', { MemberID: userId, TrialItems: 30 });
    await work('UndoMembershipChange', { ChangeID: await latestChange() });
    const entries = await members.db.selectFrom('audit_entry').select('operation').orderBy('id').execute();
    expect(entries.at(-1)).toEqual({ operation: 'UndoMembershipChange' });
    const notices = await members.db.selectFrom('notice').select('kind').where('user_id', '=', userId).execute();
    expect(notices.map(({ kind }) => kind)).toEqual(['trialChanged', 'trialChanged']);
  });
});

describe('a request', () => {
  test('that was refused is opened again as it was, and is no trial’s phone check', async () => {
    const id = await ask('_meat_market_member', 0);
    const [before, paid] = [await request(id), await account()];
    await work('RefuseDeskRequest', { RequestID: id, Reason: '资料不清' });
    await work('ReopenDeskRequest', { RequestID: id });
    expect([await request(id), await account()]).toEqual([before, paid]);
    await isRefused(work('GrantDeskRequest', toTrial(id)), 'State', 'phonecheck');
    await isRefused(work('ReopenDeskRequest', { RequestID: id }), 'RequestID', 'closed');
  });

  test.each([0, 4])('shows who had no membership (%i) as having applied again once it is reopened', async (state) => {
    const none = { charge_state: state, charge_expire_date: state === 4 ? new Date('2026-10-01T00:00:00Z') : null };
    await members.db.updateTable('account').set(none).where('id', '=', userId).execute();
    const id = await ask('_vip_member', 4000);
    const applied = await account();
    expect(applied).toMatchObject({ charge_state: 1, charge_state_en: 0 });
    await work('RefuseDeskRequest', { RequestID: id, Reason: '资料不清' });
    expect(await account()).toMatchObject({ charge_state: state });
    await work('ReopenDeskRequest', { RequestID: id });
    expect(await account()).toEqual(applied);
  });

  test('stays contacted through refusing, reopening, granting and undoing once a call is noted', async () => {
    const id = await ask('_meat_market_member', 0);
    await work('NoteDeskRequest', { RequestID: id, Note: '已电话核实', Contacted: true });
    const contacted = await request(id);
    expect(contacted).toMatchObject({ state: 'contacted', contacted_at: members.clock.now() });
    await work('RefuseDeskRequest', { RequestID: id, Reason: '资料不清' });
    await work('ReopenDeskRequest', { RequestID: id });
    expect(await request(id)).toEqual(contacted);
    await work('GrantDeskRequest', toTrial(id));
    await work('UndoMembershipChange', { ChangeID: await latestChange() });
    expect(await request(id)).toEqual(contacted);
  });

  test('stays refused where the member has asked anew for the same level', async () => {
    const id = await ask('_vip_member', 4000);
    await work('RefuseDeskRequest', { RequestID: id, Reason: '资料不清' });
    await ask('_vip_member', 4000);
    await isRefused(work('ReopenDeskRequest', { RequestID: id }), 'RequestID', 'openrequest');
  });
});

test('the file of a member holds all that was done with the person', async () => {
  const id = await ask('_vip_member', 4000);
  await work('NoteDeskRequest', { RequestID: id, Note: '已电话核实', Contacted: true });
  await work('RefuseDeskRequest', { RequestID: id, Reason: '资料不清' });
  await work('SetMemberTrial', { MemberID: userId, TrialItems: 30 });
  const { Rows } = await work('GetAuditTrail', { MemberID: userId });
  expect(Rows?.map((row) => row['Operation'])).toEqual(['SetMemberTrial', 'RefuseDeskRequest', 'NoteDeskRequest']);
  const other = await members.addAccount('other_one');
  expect((await work('GetAuditTrail', { MemberID: other })).Rows).toEqual([]);
});
