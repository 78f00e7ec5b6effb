import { expect, it } from 'vitest';
import { toFieldMoment, shanghaiDay, shanghaiField } from './shanghai-time.ts';

it('reads a moment as its day in Shanghai', () => {
  expect(shanghaiDay('2026-11-20T15:59:59.999Z')).toBe('2026-11-20');
  expect(shanghaiDay(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
});

it('writes a moment as a field holds it, and reads it back', () => {
  expect(shanghaiField('2026-11-27T09:00:00Z')).toBe('2026-11-27T17:00');
  expect(toFieldMoment('2026-11-27T17:00')).toBe('2026-11-27T17:00:00+08:00');
});
