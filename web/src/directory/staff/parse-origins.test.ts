import { expect, test } from 'vitest';
import { formatOrigins, parseOrigins } from './parse-origins.ts';

test('origins are read by their names in either language or by code, and written in the console’s', () => {
  expect(parseOrigins('巴西、new zealand, aus，BRA')).toEqual({ codes: ['BRA', 'NZL', 'AUS'], unknown: [] });
  expect(parseOrigins('')).toEqual({ codes: [], unknown: [] });
  expect(parseOrigins('Brazil; Atlantis')).toEqual({ codes: ['BRA'], unknown: ['Atlantis'] });
  for (const edition of ['cn', 'en'] as const) {
    const words = formatOrigins(edition, ['BRA', 'NZL', 'VNM']);
    expect(parseOrigins(words)).toEqual({ codes: ['BRA', 'NZL', 'VNM'], unknown: [] });
  }
  expect(formatOrigins('en', ['BRA', 'NZL'])).toBe('Brazil, New Zealand');
});
