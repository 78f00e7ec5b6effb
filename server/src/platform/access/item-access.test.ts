import type { MembershipFields } from '@btc/contract/members/access.ts';
import { dayMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCaller, noMembership } from '#testing/add-caller.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { SessionUser } from '../session/session-user.ts';
import { isReaderOnTrial, openItem } from './item-access.ts';

const clock = fixedClock('2026-11-20T08:00:00+08:00');
const now = clock.now();
const later = new Date(now.getTime() + dayMs);
let database: TestDatabase;
let account: SessionUser;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { db } = database;
  count += 1;
  const { user } = await addCaller({ db, clock }, { name: `reader_${count}`, role: null });
  if (user === null) throw new Error('whoever was added is signed in');
  account = user;
  await db.updateTable('account').set({ trial_item_limit: 2 }).where('id', '=', user.userId).execute();
});

const trial = { ChargeState: 2, ChargeExpireDate: later.toISOString() };

function reader(membership: Partial<MembershipFields>, more: Partial<SessionUser> = {}) {
  return { user: { ...account, membership: { ...noMembership, ...membership }, ...more }, edition: 'cn', now } as const;
}
const open = (id: number, who = reader(trial), module: 'Info' | 'Eyes' = 'Info') =>
  openItem(database.db, who, { module, id });

test('a membership opens every item of its modules, and counts none', async () => {
  const member = reader({ ChargeState: 3, ChargeExpireDate: later.toISOString(), CanVisitModule: 'Info' });
  for (const id of [1, 2, 3]) expect(await open(id, member)).toEqual({ kind: 'open', trialLeft: null });
  expect(await open(1, member, 'Eyes')).toEqual({ kind: 'locked', reason: 'notinlist', trialLeft: null });
  expect(await open(1, reader(trial))).toEqual({ kind: 'open', trialLeft: 1 });
});

test('a trial opens as many items as it may, each counted once, whichever module they are of', async () => {
  expect(await open(1)).toEqual({ kind: 'open', trialLeft: 1 });
  expect(await open(1)).toEqual({ kind: 'open', trialLeft: 1 });
  expect(await open(1, reader(trial), 'Eyes')).toEqual({ kind: 'open', trialLeft: 0 });
  expect(await open(2)).toEqual({ kind: 'locked', reason: 'trial', trialLeft: 0 });
  expect(await open(1)).toEqual({ kind: 'open', trialLeft: 0 });
});

test('a trial that may open fewer than were opened has none left, and keeps what is open', async () => {
  await open(1);
  await open(2);
  await database.db.updateTable('account').set({ trial_item_limit: 1 }).where('id', '=', account.userId).execute();
  expect(await open(1)).toEqual({ kind: 'open', trialLeft: 0 });
  expect(await open(3)).toEqual({ kind: 'locked', reason: 'trial', trialLeft: 0 });
});

test('who has neither is told why, and nothing is counted', async () => {
  expect(await openItem(database.db, { user: null, edition: 'cn', now }, { module: 'Info', id: 1 })).toEqual({
    kind: 'locked',
    reason: 'anonymous',
    trialLeft: null,
  });
  expect(await open(1, reader({}))).toEqual({ kind: 'locked', reason: 'notpaid', trialLeft: null });
  const ended = reader({ ...trial, ChargeExpireDate: now.toISOString() });
  expect(await open(1, ended)).toEqual({ kind: 'locked', reason: 'trialended', trialLeft: null });
});

test('a trial beside a membership runs in its own edition, until it ends', async () => {
  const beside = (cn: Date | null, en: Date | null) => reader({}, { trialUntil: { cn, en } });
  expect(isReaderOnTrial(beside(later, null))).toBe(true);
  expect(isReaderOnTrial(beside(null, later))).toBe(false);
  expect(isReaderOnTrial({ ...beside(null, later), edition: 'en' })).toBe(true);
  expect(isReaderOnTrial(beside(now, null))).toBe(false);
  expect(isReaderOnTrial(reader({}))).toBe(false);
  expect(isReaderOnTrial({ user: null, edition: 'cn', now })).toBe(false);
  expect(await open(1, beside(later, null))).toEqual({ kind: 'open', trialLeft: 1 });
});
