import { noticeDeskOperations as contract } from '@btc/contract/trade/desk/notice-desk.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { dataMember, openTradeFixture, type TradeFixture } from '../trade-fixture.ts';
import { createNoticeDeskOperations } from './notice-desk.operations.ts';

type Contract = typeof contract;

let trade: TradeFixture;
let analyst: Caller;
beforeAll(async () => {
  trade = await openTradeFixture();
  const { id } = await trade.db
    .insertInto('account')
    .values({ login_user_name: 'desk', created_at: trade.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { user } = dataMember;
  if (user === null) throw new Error('no user');
  analyst = { ...dataMember, user: { ...user, userId: id, loginUserName: 'desk', staffRole: 'analyst' } };
});
afterAll(async () => trade.close());

async function call<Name extends keyof Contract>(name: Name, data: RequestOf<Contract[Name]>) {
  const bound = createNoticeDeskOperations(trade).find(({ operation }) => operation.name === name);
  if (bound === undefined) throw new Error(`${name} is not bound`);
  const input: unknown = contract[name].input.parse(data);
  return contract[name].output.parse(await bound.handle(input, analyst, noCache)) as OutputOf<Contract[Name]>;
}

const full = {
  Kind: 'notice',
  Line: 'BRA',
  Year: 2026,
  Percent: 100,
  ReachedOn: '2026-10-14',
  SurchargeFrom: '2026-10-16',
  PublishedOn: '2026-10-15',
  TextCn: null,
  TextEn: null,
  SourceCn: '商务部',
  SourceEn: 'MOFCOM',
  SourceUrl: null,
} as const;

const total = async (day: string) =>
  (await trade.safeguard.findDuty({ origin: 'BRA', goods: '02023000', day })).totalPercent;

test('the notices that ship are those that public reports give, with their source', async () => {
  const { Rows } = await call('GetSafeguardNotices', {});
  expect(Rows.map(({ Line, Kind, Percent, PublishedOn }) => [Line, Kind, Percent, PublishedOn]).toSorted()).toEqual([
    ['AUS', 'notice', 50, '2026-03-26'],
    ['AUS', 'report', 28, '2026-02-04'],
    ['BRA', 'report', 33.64, '2026-03-26'],
  ]);
  expect(Rows.every(({ EnteredBy, SourceUrl }) => EnteredBy === null && SourceUrl !== null)).toBe(true);
});

test('a notice decides duties at once; a correction, a withdrawal and its undoing too, and nothing is deleted', async () => {
  expect(await total('2026-10-16')).toBe(12);
  const { Row: first } = await call('AddSafeguardNotice', full);
  expect(first).toMatchObject({ State: 'standing', EnteredBy: 'desk' });
  expect([await total('2026-10-15'), await total('2026-10-16')]).toEqual([12, 67]);
  const later = { ...full, SurchargeFrom: '2026-10-18', PublishedOn: '2026-10-17', Corrects: first.NoticeID };
  const { Row: second } = await call('AddSafeguardNotice', later);
  expect([await total('2026-10-17'), await total('2026-10-18')]).toEqual([12, 67]);
  const { Row: gone } = await call('WithdrawSafeguardNotice', {
    NoticeID: second.NoticeID,
    Revision: second.Revision,
    Why: 'misread',
  });
  expect(gone).toMatchObject({ State: 'withdrawn', WithdrawnBy: 'desk', WithdrawnWhy: 'misread' });
  expect(await total('2026-10-17')).toBe(67);
  await call('RestoreSafeguardNotice', { NoticeID: gone.NoticeID, Revision: gone.Revision });
  expect(await total('2026-10-17')).toBe(12);
  const { Rows } = await call('GetSafeguardNotices', {});
  expect(Rows.find(({ NoticeID }) => NoticeID === first.NoticeID)?.State).toBe('corrected');
  const audited = await trade.db.selectFrom('audit_entry').select('operation').orderBy('id').execute();
  expect(audited.map(({ operation }) => operation)).toEqual([
    'AddSafeguardNotice',
    'AddSafeguardNotice',
    'WithdrawSafeguardNotice',
    'RestoreSafeguardNotice',
  ]);
});

test.each([
  [{ Percent: 60 }, 'Percent', 'step'],
  [{ Line: 'MEX' }, 'Line', 'unknown'],
  [{ Year: 2031 }, 'Year', 'unknown'],
  [{ Line: 'ARG', PublishedOn: '2026-11-22' }, 'PublishedOn', 'future'],
  [{ Line: 'ARG', ReachedOn: '2026-10-16' }, 'ReachedOn', 'order'],
  [{ Line: 'ARG', Percent: 80 }, 'SurchargeFrom', 'order'],
  [{ Line: 'ARG', ReachedOn: null, SurchargeFrom: null }, 'SurchargeFrom', 'required'],
  [{}, 'Percent', 'taken'],
] as const)('a notice with %o is refused', async (change, field, rule) => {
  await expect(call('AddSafeguardNotice', { ...full, ...change })).rejects.toMatchObject({
    data: { List: [{ Field: field, Rule: rule }] },
  });
});

test('what somebody else has changed meanwhile is not withdrawn', async () => {
  const { Rows } = await call('GetSafeguardNotices', {});
  const [row] = Rows;
  if (row === undefined) throw new Error('no notice');
  const stale = { NoticeID: row.NoticeID, Revision: row.Revision + 1, Why: 'x' };
  await expect(call('WithdrawSafeguardNotice', stale)).rejects.toMatchObject({ code: 1001 });
});
