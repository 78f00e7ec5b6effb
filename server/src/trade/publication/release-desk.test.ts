import { ApiError } from '@btc/contract/wire/errors.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { readRoomVersions } from '#platform/db/versions/room-versions.ts';
import { addCaller } from '#testing/add-caller.ts';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createPublicationOperations } from './publication.operations.ts';
import { createReleaseDeskOperations } from './release-desk.operations.ts';

let trade: TradeFixture;
let analyst: Caller;
beforeAll(async () => {
  trade = await openTradeFixture();
  analyst = await addCaller(trade, { name: 'analyst_li', role: 'analyst' });
});
afterAll(async () => trade.close());

async function call(name: string, data: object = {}): Promise<unknown> {
  const all = [...createPublicationOperations(trade), ...createReleaseDeskOperations(trade)];
  const bound = all.find(({ operation }) => operation.name === name);
  if (bound === undefined) throw new Error(`No such operation: ${name}`);
  return bound.operation.output.parse(await bound.handle(bound.operation.input.parse(data), analyst, noCache));
}

async function error(name: string, data: object): Promise<unknown> {
  const error = await call(name, data).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('Not refused');
  return error.data.List ?? error.code;
}

const november = { Kind: 'detail', PeriodTo: '2026-11' };
const version = async (): Promise<number> => (await readRoomVersions(trade.db)).trade;

test('an announced day is in the calendar at once, is changed, and taken back; the audit trail tells each', async () => {
  const before = await version();
  await call('StateReleaseDay', { ...november, ExpectedDate: '2026-12-18', Date: '2026-12-21' });
  expect(await version()).toBeGreaterThan(before);
  const shown = { ...november, Date: '2026-12-21', Expected: false, Days: 30 };
  expect(await call('GetTradeCalendar')).toMatchObject({
    Rows: expect.arrayContaining([expect.objectContaining(shown)]),
  });

  await call('StateReleaseDay', { ...november, ExpectedDate: '2026-12-21', Date: '2026-12-23' });
  expect(await call('GetDeskReleases')).toMatchObject({
    Rows: expect.arrayContaining([
      expect.objectContaining({ ...november, Date: '2026-12-23', RuleDate: '2026-12-18', StatedBy: 'analyst_li' }),
    ]),
    Dict: { Today: '2026-11-21' },
  });

  expect(await call('ForgetReleaseDay', { ...november, ExpectedDate: '2026-12-23' })).toMatchObject({
    Row: { Date: '2026-12-18', Expected: true, StatedBy: null },
  });
  const trail = await trade.db
    .selectFrom('audit_entry')
    .select(['operation', 'subject_id', 'before', 'after'])
    .where('subject_kind', '=', 'tradeRelease')
    .orderBy('id')
    .execute();
  expect(trail.map(({ operation, subject_id, after }) => [operation, subject_id, after])).toEqual([
    ['StateReleaseDay', 'detail 2026-11', { Date: '2026-12-21', Expected: false }],
    ['StateReleaseDay', 'detail 2026-11', { Date: '2026-12-23', Expected: false }],
    ['ForgetReleaseDay', 'detail 2026-11', { Date: '2026-12-18', Expected: true }],
  ]);
});

test.each([
  ['gone by', '2026-11-20', 'past'],
  ['before the figures end', '2026-11-30', 'early'],
  ['over a year from the rule', '2028-01-01', 'late'],
])('a day %s is refused and changes nothing', async (_, Date, Rule) => {
  expect(await error('StateReleaseDay', { ...november, ExpectedDate: '2026-12-18', Date })).toEqual([
    { Field: 'Date', Rule },
  ]);
  expect(await trade.db.selectFrom('trade_release_day').selectAll().execute()).toEqual([]);
});

test('whoever has seen another day is told so, and an unknown release is none', async () => {
  const stale = { ...november, ExpectedDate: '2026-12-17' };
  expect(await error('StateReleaseDay', { ...stale, Date: '2026-12-21' })).toEqual([
    { Field: 'Date', Rule: 'changed' },
  ]);
  expect(await error('ForgetReleaseDay', stale)).toEqual([{ Field: 'Date', Rule: 'changed' }]);
  expect(await error('ForgetReleaseDay', { ...november, ExpectedDate: '2026-12-18' })).toEqual([
    { Field: 'PeriodTo', Rule: 'closed' },
  ]);
  expect(
    await error('StateReleaseDay', {
      Kind: 'detail',
      PeriodTo: '2020-01',
      ExpectedDate: '2020-02-18',
      Date: '2026-12-21',
    }),
  ).toBe(1009);
});
