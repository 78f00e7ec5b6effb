import { expect, test } from 'vitest';
import { toFilePath } from './text-fields.ts';

test.each(['pictures/2026/11/牛肉.webp', 'papers/a b (1).pdf', 'a.b', '...png'])('%s is below the base', (path) => {
  expect(toFilePath(100).safeParse(path).success).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  '/a.png',
  'a//b.png',
  '../a.png',
  'a/../b.png',
  'a/..',
  '.',
  'a\\b.png',
  'a\u0000.png',
  '',
])('no path of a file: %j', (path) => {
  expect(toFilePath(100).safeParse(path).success).toBe(false);
});
