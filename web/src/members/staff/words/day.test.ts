import { expect, it } from 'vitest';
import { shanghaiDay } from '#i18n/shanghai-time.ts';
import { toEndOfDay, toStartOfDay } from './day.ts';

it('reads an instant as its day in Shanghai, and ends it with that day', () => {
  expect(shanghaiDay('2026-11-20T17:00:00.000Z')).toBe('2026-11-21');
  expect(shanghaiDay(toEndOfDay('2026-11-21'))).toBe('2026-11-21');
  expect(shanghaiDay(toStartOfDay('2026-11-21'))).toBe('2026-11-21');
});
