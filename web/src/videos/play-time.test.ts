import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDuration, playTime } from './play-time.ts';

test.each([
  [0, '0:00', 'PT0S'],
  [24.9, '0:24', 'PT25S'],
  [725, '12:05', 'PT725S'],
  [3723, '1:02:03', 'PT3723S'],
  [-3, '0:00', 'PT0S'],
])('%f seconds are %s', (seconds, written, iso) => {
  expect(playTime(seconds)).toBe(written);
  expect(isoDuration(seconds)).toBe(iso);
});

test('what is written adds up to the seconds again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (seconds) => {
      const sum = playTime(seconds)
        .split(':')
        .reduce((total, part) => total * 60 + Number(part), 0);
      expect(sum).toBe(seconds);
    }),
  );
});
