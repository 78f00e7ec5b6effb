import { expect, test } from 'vitest';
import { fixedClock } from './fixed-clock.ts';

test('a fixed clock stands still until it is moved', () => {
  const clock = fixedClock('2026-03-02T12:00:00+08:00');
  expect(clock.now().toISOString()).toBe('2026-03-02T04:00:00.000Z');
  clock.advance(60_000);
  expect(clock.now().toISOString()).toBe('2026-03-02T04:01:00.000Z');
  clock.set('2027-01-01T00:00:00Z');
  expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(() => clock.set('tomorrow')).toThrow('"tomorrow" is not a time');
});
