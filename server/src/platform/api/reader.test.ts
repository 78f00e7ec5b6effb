import { modules } from '@btc/contract/members/access.ts';
import { expect, test } from 'vitest';
import { noMembership } from '#testing/add-caller.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { anonymousCaller } from './binding.ts';
import { findLock, locksFor, toReader, toVisitor } from './reader.ts';

// Past midnight in Shanghai, and not yet in Greenwich.
const clock = fixedClock('2026-11-20T00:30:00+08:00');
const membership = {
  ...noMembership,
  ChargeState: 3,
  ChargeExpireDate: '2027-01-01T00:00:00+08:00',
  CanVisitModule: 'Info|Price',
  ChargeStataEn: 1,
};
const user = { userId: 1, loginUserName: 'li', accountState: 'normal', staffRole: null, membership } as const;
const caller = { ...anonymousCaller, token: 'token', user };

test('a reader has a day in Shanghai, an edition, and the locks of both editions', () => {
  const reader = toReader(clock, false, caller);
  expect(reader).toMatchObject({ user, edition: 'cn', now: clock.now(), today: '2026-11-20' });
  expect(reader.findLockState('Info')).toBeNull();
  expect(reader.findLockState('Est')).toBe('notinlist');
  expect(reader.findLockState('Info', 'en')).toBe('applied');
  expect(toReader(clock, true, caller)).toMatchObject({ edition: 'en' });
  expect(toReader(clock, true, caller).findLockState('Info')).toBe('applied');
  expect(toReader(clock, false, anonymousCaller).findLockState('Info')).toBe('anonymous');
});

test('the locks that are judged are those of the modules that were named, in both editions', () => {
  const locks = locksFor(['Info', 'Est'], toReader(clock, false, caller));
  expect(locks).toEqual({ 'cn Info': null, 'en Info': 'applied', 'cn Est': 'notinlist', 'en Est': 'applied' });
});

test('a visitor knows what was judged and nothing else', () => {
  const visitor = toVisitor(clock, true, { 'en Info': 'applied', 'cn Info': null });
  expect(visitor).toMatchObject({ edition: 'en', now: clock.now(), today: '2026-11-20' });
  expect([visitor.findLockState('Info'), visitor.findLockState('Info', 'cn')]).toEqual(['applied', null]);
  expect(() => visitor.findLockState('Est')).toThrow('Est, which was not judged');
  expect(toVisitor(clock, false, { 'cn Info': null }).findLockState('Info')).toBeNull();
});

test('a lock is told by its module and reason, and nothing where it is open', () => {
  const reader = toReader(clock, false, caller);
  expect(findLock('Est', reader)).toEqual({ Module: 'Est', Reason: 'notinlist' });
  expect(findLock('Info', reader)).toBeNull();
  expect(findLock('Info', reader, 'en')).toEqual({ Module: 'Info', Reason: 'applied' });
  for (const module of modules)
    expect(findLock(module, toReader(clock, true, anonymousCaller))?.Reason).toBe('anonymous');
});
