import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../time.ts';
import { canVisit, describeMembership, isExpiring, isOnTrial, type MembershipFields, modules } from './access.ts';

const now = new Date('2026-11-21T08:00:00+08:00');

function inDays(days: number, ms = 0): string {
  return new Date(now.getTime() + days * dayMs + ms).toISOString();
}

const none: MembershipFields = {
  ChargeState: 0,
  ChargeExpireDate: null,
  CanVisitModule: '',
  ChargeStataEn: 0,
  ChargeEnExpireDate: null,
  CanVisitModuleEn: '',
};

const paid: MembershipFields = {
  ...none,
  ChargeState: 3,
  ChargeExpireDate: inDays(200),
  CanVisitModule: 'Info|Price|Est',
};

describe('a module', () => {
  test('opens with state 3, the module in the list and the expiry in the future', () => {
    expect(canVisit(paid, 'Price', 'cn', now)).toEqual({ kind: 'open' });
  });

  test('is locked to a reader without an account', () => {
    expect(canVisit(null, 'Info', 'cn', now)).toEqual({ kind: 'locked', reason: 'anonymous' });
  });

  test.each([
    [0, 'notpaid'],
    [1, 'applied'],
    [2, 'trial'],
    [4, 'expired'],
    [5, 'notpaid'],
    [-1, 'notpaid'],
  ])('is locked in charge state %i, as %s', (state, reason) => {
    expect(canVisit({ ...paid, ChargeState: state }, 'Price', 'cn', now)).toEqual({ kind: 'locked', reason });
  });

  test('is locked after a trial that has ended, and says so', () => {
    const trial = { ...paid, ChargeState: 2, ChargeExpireDate: inDays(0) };
    expect(canVisit(trial, 'Price', 'cn', now)).toEqual({ kind: 'locked', reason: 'trialended' });
    expect(canVisit({ ...trial, ChargeExpireDate: null }, 'Price', 'cn', now)).toEqual({
      kind: 'locked',
      reason: 'trial',
    });
  });

  test('is locked when the list names another that contains its name', () => {
    const pork = { ...paid, CanVisitModule: 'PorkPrice|PorkEst' };
    expect(canVisit(pork, 'Price', 'cn', now)).toEqual({ kind: 'locked', reason: 'notinlist' });
  });

  test('is locked from the very moment of expiry on', () => {
    expect(canVisit({ ...paid, ChargeExpireDate: inDays(0, 1) }, 'Price', 'cn', now)).toEqual({
      kind: 'open',
    });
    expect(canVisit({ ...paid, ChargeExpireDate: inDays(0) }, 'Price', 'cn', now)).toEqual({
      kind: 'locked',
      reason: 'expired',
    });
    expect(canVisit({ ...paid, ChargeExpireDate: null }, 'Price', 'cn', now)).toEqual({
      kind: 'locked',
      reason: 'expired',
    });
  });

  test('stays locked when its expiry cannot be read', () => {
    expect(canVisit({ ...paid, ChargeExpireDate: 'soon' }, 'Price', 'cn', now)).toEqual({
      kind: 'locked',
      reason: 'expired',
    });
  });

  test('looks at the fields of its own edition only', () => {
    expect(canVisit(paid, 'Price', 'en', now)).toEqual({ kind: 'locked', reason: 'notpaid' });
    const english = {
      ...none,
      ChargeStataEn: 3,
      ChargeEnExpireDate: inDays(1),
      CanVisitModuleEn: 'Price',
    };
    expect(canVisit(english, 'Price', 'en', now)).toEqual({ kind: 'open' });
    expect(canVisit(english, 'Price', 'cn', now)).toEqual({ kind: 'locked', reason: 'notpaid' });
  });

  test('never opens without all three conditions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: -400, max: 400 }),
        fc.subarray([...modules]),
        fc.constantFrom(...modules),
        (state, days, list, module) => {
          const profile = {
            ...none,
            ChargeState: state,
            ChargeExpireDate: inDays(days),
            CanVisitModule: list.join('|'),
          };
          const open = canVisit(profile, module, 'cn', now).kind === 'open';
          expect(open).toBe(state === 3 && days > 0 && list.includes(module));
        },
      ),
    );
  });
});

describe('a paid membership', () => {
  test.each([
    [31, 0, false],
    [30, 1, false],
    [30, 0, true],
    [20, 0, true],
    [0, 0, true],
    [-5, 0, true],
  ])('that ends in %i days and %i ms counts as expiring: %s', (days, ms, expected) => {
    expect(isExpiring({ ...paid, ChargeExpireDate: inDays(days, ms) }, 'cn', now)).toBe(expected);
  });

  test('of one edition says nothing about the other', () => {
    const soon = { ...paid, ChargeExpireDate: inDays(3) };
    expect(isExpiring(soon, 'cn', now)).toBe(true);
    expect(isExpiring(soon, 'en', now)).toBe(false);
  });

  test('is expiring as a trial is, and nothing else', () => {
    for (const [ChargeState, expected] of [
      [0, false],
      [1, false],
      [2, true],
      [4, false],
    ] as const)
      expect(isExpiring({ ...paid, ChargeState, ChargeExpireDate: inDays(3) }, 'cn', now)).toBe(expected);
    expect(isExpiring({ ...paid, ChargeState: 2, ChargeExpireDate: inDays(31) }, 'cn', now)).toBe(false);
    expect(isExpiring({ ...paid, ChargeExpireDate: null }, 'cn', now)).toBe(false);
  });
});

describe('a trial', () => {
  const trial = { ...none, ChargeState: 2, ChargeExpireDate: inDays(1) };
  const runs = (profile: MembershipFields, edition: 'cn' | 'en' = 'cn', besides: Date | null = null) =>
    isOnTrial(profile, edition, { besides, now });

  test('runs in its own edition, until the very moment at which it ends', () => {
    expect([runs(trial), runs(trial, 'en')]).toEqual([true, false]);
    expect(runs({ ...none, ChargeStataEn: 2 }, 'en')).toBe(true);
    expect(runs({ ...trial, ChargeExpireDate: inDays(0, 1) })).toBe(true);
    expect(runs({ ...trial, ChargeExpireDate: inDays(0) })).toBe(false);
  });

  test('without an end goes on, and with one that cannot be read does not', () => {
    expect(runs({ ...trial, ChargeExpireDate: null })).toBe(true);
    expect(runs({ ...trial, ChargeExpireDate: 'soon' })).toBe(false);
  });

  test('is no other state of a membership', () => {
    for (const ChargeState of [0, 1, 3, 4]) expect(runs({ ...trial, ChargeState })).toBe(false);
  });

  test('beside a paid membership runs until its own day, whatever the membership is', () => {
    const before = new Date(now.getTime() - 1);
    const after = new Date(now.getTime() + 1);
    expect([before, now, after].map((besides) => runs(paid, 'cn', besides))).toEqual([false, false, true]);
    expect(runs(trial, 'cn', before)).toBe(true);
  });
});

test('where two memberships are described alike, the same is open', () => {
  const state = fc.integer({ min: 0, max: 4 });
  const expires = fc.constantFrom(null, 'soon', inDays(-1), inDays(0), inDays(1), inDays(200));
  const list = fc.subarray(['Price', 'PorkPrice', 'Info']).map((names) => names.join('|'));
  const profile = fc.tuple(state, expires, list).map(([ChargeState, ChargeExpireDate, CanVisitModule]) => ({
    ...none,
    ChargeState,
    ChargeExpireDate,
    CanVisitModule,
  }));
  const judge = (one: MembershipFields) => [
    isOnTrial(one, 'cn', { besides: null, now }),
    ...modules.map((module) => canVisit(one, module, 'cn', now)),
  ];
  const seen = new Map<string, unknown>();
  fc.assert(
    fc.property(profile, (one) => {
      const described = describeMembership(one, 'cn', now);
      if (seen.has(described)) expect(judge(one)).toEqual(seen.get(described));
      seen.set(described, judge(one));
    }),
    { numRuns: 1_000 },
  );
  expect(seen.size).toBeGreaterThan(50);
});
