import { expect, it } from 'vitest';
import { requireLikelyExpiry } from './likely-expiry.ts';

it('takes a membership for ten years, to the end of its last day in Shanghai, and none for longer', () => {
  const now = new Date('2026-11-24T10:00:00+08:00');
  expect(() => requireLikelyExpiry(new Date('2036-11-24T23:59:59+08:00'), now)).not.toThrow();
  expect(() => requireLikelyExpiry(new Date('2036-11-25T00:00:00+08:00'), now)).toThrow('1001');
});
