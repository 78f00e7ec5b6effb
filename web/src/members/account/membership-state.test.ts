import { dayMs } from '@btc/contract/time.ts';
import { expect, test } from 'vitest';
import { testProfile } from '../profile.fixture.ts';
import { membershipState } from './membership-state.ts';
import { messages } from './messages.ts';

const now = new Date('2026-11-21T08:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
const cn = (ChargeState: number, ends: string | null) =>
  membershipState({ ...testProfile, ChargeState, ChargeExpireDate: ends }, 'cn', now);

test.each([
  [0, null, 'none', null],
  [1, null, 'applied', null],
  [2, inDays(5), 'trial', 5],
  [2, null, 'trial', null],
  [2, inDays(-1), 'trialEnded', null],
  [3, inDays(31), 'valid', 31],
  [3, null, 'valid', null],
  [3, inDays(30), 'ending', 30],
  [3, inDays(0.5), 'ending', 1],
  [3, inDays(0), 'ended', null],
  [3, inDays(-3), 'ended', null],
  [4, inDays(-40), 'lapsed', null],
] as const)('charge state %i until %s is %s', (state, ends, kind, daysLeft) => {
  expect(cn(state, ends)).toMatchObject({ kind, daysLeft });
});

test('only a running paid membership says what it opens', () => {
  expect(cn(3, inDays(10)).modules).toBe('Info|Price');
  expect(cn(3, inDays(-10)).modules).toBe('');
  expect(cn(2, inDays(10)).modules).toBe('');
});

test('each edition has its own fields and words', () => {
  expect(membershipState(testProfile, 'en', now)).toMatchObject({
    kind: 'lapsed',
    ends: testProfile.ChargeEnExpireDate,
  });
  expect(messages.cn.kinds.ending('2026年12月11日', '20')).toBe('将于2026年12月11日到期，还剩20天');
  expect(messages.en.kinds.ending('22 November 2026', '1')).toBe('Ends on 22 November 2026, in 1 day');
});
