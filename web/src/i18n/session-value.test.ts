// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { calendarDay } from './calendar-date.ts';
import { readSession, writeSession } from './session-value.ts';

afterEach(() => {
  window.sessionStorage.clear();
});

test('a value lasts for the session of the browser', () => {
  expect(readSession('tab')).toBeNull();
  writeSession('tab', 'BTCInfo');
  expect(readSession('tab')).toBe('BTCInfo');
});

test('where the browser keeps nothing, nothing is thrown', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The store is full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  writeSession('tab', 'BTCInfo');
  expect(readSession('tab')).toBeNull();
});

test.each([
  ['2026-11-20', [2026, 11, 20, 0, 0]],
  ['2026-11', [2026, 11, 1, 0, 0]],
  ['2026-11-20T16:30:00Z', [2026, 11, 21, 0, 30]],
  ['2026-12-31T23:59:00+08:00', [2026, 12, 31, 23, 59]],
  [new Date('2026-12-31T17:00:00Z'), [2027, 1, 1, 1, 0]],
])('%s is the day %j in Shanghai', (input, parts) => {
  const { year, month, day, hour, minute } = calendarDay(input);
  expect([year, month, day, hour, minute]).toEqual(parts);
});
