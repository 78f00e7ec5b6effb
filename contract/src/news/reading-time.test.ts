import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('an empty text and a short one take one minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('牛肉')).toBe(1);
});

test('Chinese characters are counted one by one and punctuation is not', () => {
  expect(readingMinutes('牛'.repeat(1600))).toBe(4);
  expect(readingMinutes('牛，'.repeat(1600))).toBe(4);
});

test('Latin words and figures with separators count once each', () => {
  expect(readingMinutes('beef '.repeat(660))).toBe(3);
  expect(readingMinutes("1,106,000 year-on-year China's ".repeat(220))).toBe(3);
});

test('a mixed text adds both', () => {
  expect(readingMinutes(`${'牛'.repeat(800)} ${'beef '.repeat(440)}`)).toBe(4);
});
