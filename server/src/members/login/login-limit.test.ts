import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeLogin, type LimitCount, type LoginCounts } from './login-limit.ts';

const start = new Date('2026-11-21T00:00:00Z').getTime();

function limiter() {
  const stored = new Map<string, LimitCount>();
  return (seconds: number, name: string, address: string, known = false) => {
    const keys = { pair: `${name}@${address}`, address, name: `name ${name}` };
    const counts: LoginCounts = {
      pair: stored.get(keys.pair) ?? null,
      address: stored.get(keys.address) ?? null,
      name: stored.get(keys.name) ?? null,
    };
    const verdict = judgeLogin(counts, { known }, new Date(start + seconds * 1000));
    if (verdict.kind === 'refused') return verdict.retryAfterSeconds;
    for (const part of ['pair', 'address', 'name'] as const) {
      const count = verdict.counts[part];
      if (count !== null) stored.set(keys[part], count);
    }
    return 0;
  };
}

describe('failed signing in', () => {
  test('is free five times, then each further try from the same address waits twice as long', () => {
    const fail = limiter();
    for (let time = 0; time < 5; time += 1) expect(fail(time, 'wang', 'a')).toBe(0);
    expect(fail(5, 'wang', 'a')).toBe(29);
    expect(fail(34, 'wang', 'a')).toBe(0);
    expect(fail(34, 'wang', 'a')).toBe(60);
    expect(fail(94, 'wang', 'a')).toBe(0);
    expect(fail(94, 'wang', 'a')).toBe(120);
  });

  test('never makes anybody wait longer than fifteen minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(100_000), fc.constantFrom('a', 'b', 'c')), { maxLength: 200 }), (tries) => {
        const fail = limiter();
        for (const [seconds, address] of tries.toSorted((one, other) => one[0] - other[0])) {
          expect(fail(seconds, 'wang', address)).toBeLessThanOrEqual(900);
        }
      }),
    );
  });

  test('is forgotten after a day', () => {
    const fail = limiter();
    for (let time = 0; time < 5; time += 1) fail(time, 'wang', 'a');
    expect(fail(86_404, 'wang', 'a')).toBe(0);
    expect(fail(86_404, 'wang', 'a')).toBe(0);
  });

  test('of many names from one address slows that address down, not others', () => {
    const fail = limiter();
    for (let index = 0; index < 30; index += 1) expect(fail(0, `name${index}`, 'a')).toBe(0);
    expect(fail(0, 'another', 'a')).toBe(30);
    expect(fail(0, 'another', 'b')).toBe(0);
    expect(fail(30, 'another', 'a')).toBe(0);
  });
});

describe('an attack on one name from many addresses', () => {
  function attacked() {
    const fail = limiter();
    for (let index = 0; index < 100; index += 1) fail(0, 'wang', `bot${index}`);
    return fail;
  }

  test('leaves its addresses one try a minute together after their own two', () => {
    const fail = attacked();
    for (let index = 0; index < 100; index += 1) fail(1, 'wang', `bot${index}`);
    let admitted = 0;
    for (let second = 2; second < 602; second += 1) {
      if (fail(second, 'wang', `bot${second % 100}`) === 0) admitted += 1;
    }
    expect(admitted).toBeLessThanOrEqual(11);
  });

  test('does not keep the owner out of an address they have used before', () => {
    expect(attacked()(1, 'wang', 'office', true)).toBe(0);
  });

  test('does not keep the owner out of a new address', () => {
    const fail = attacked();
    expect(fail(1, 'wang', 'hotel')).toBe(0);
    expect(fail(2, 'wang', 'hotel')).toBe(0);
    expect(fail(3, 'wang', 'hotel')).toBeLessThanOrEqual(60);
  });

  test('does not touch other names', () => {
    expect(attacked()(1, 'li', 'elsewhere')).toBe(0);
  });
});
