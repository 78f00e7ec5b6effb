import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodingFor, isUnchanged } from './page-http.ts';

it('takes brotli before gzip, and neither when it is refused', () => {
  expect(encodingFor('gzip, deflate, br')).toBe('br');
  expect(encodingFor('gzip;q=0.8')).toBe('gzip');
  expect(encodingFor('br;q=0, gzip')).toBe('gzip');
  expect(encodingFor('br;q=0.0')).toBe('identity');
  expect(encodingFor(undefined)).toBe('identity');
  expect(encodingFor('brotli')).toBe('identity');
});

it('never fails on an odd header', () => {
  fc.assert(fc.property(fc.string(), (header) => ['br', 'gzip', 'identity'].includes(encodingFor(header))));
});

it('knows its own version among several, weak or strong', () => {
  expect(isUnchanged('"a", W/"b"', '"b"')).toBe(true);
  expect(isUnchanged('"a"', '"b"')).toBe(false);
  expect(isUnchanged(undefined, '"b"')).toBe(false);
});
