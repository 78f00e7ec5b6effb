import { expect, test } from 'vitest';
import { formatBytesText } from './bytes-text.ts';

test.each([
  [0, '0 kB'],
  [42, '42 B'],
  [812_000, '812 kB'],
  [3_420_000, '3.4 MB'],
  [999_700, '1.0 MB'],
  [52_000_000_000, '52 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytesText(bytes, (value, decimals = 0) => value.toFixed(decimals))).toBe(text);
});
