import { expect, test } from 'vitest';
import { evidences, isDependable } from './evidence.ts';

test('only facts seen in print or known in the trade go without a mark', () => {
  expect(evidences.map((row) => row.code).filter(isDependable)).toEqual(['V', 'M']);
});
