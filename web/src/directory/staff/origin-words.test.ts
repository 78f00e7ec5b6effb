import { expect, test } from 'vitest';
import { originWords, readOriginWords } from './origin-words.ts';

test('origins are read by their names in either language or by code, and written in the console’s', () => {
  expect(readOriginWords('巴西、new zealand, aus，BRA')).toEqual({ codes: ['BRA', 'NZL', 'AUS'], unknown: [] });
  expect(readOriginWords('')).toEqual({ codes: [], unknown: [] });
  expect(readOriginWords('Brazil; Atlantis')).toEqual({ codes: ['BRA'], unknown: ['Atlantis'] });
  for (const edition of ['cn', 'en'] as const) {
    const words = originWords(edition, ['BRA', 'NZL', 'VNM']);
    expect(readOriginWords(words)).toEqual({ codes: ['BRA', 'NZL', 'VNM'], unknown: [] });
  }
  expect(originWords('en', ['BRA', 'NZL'])).toBe('Brazil, New Zealand');
});
