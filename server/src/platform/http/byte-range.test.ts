import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseRange, describeRange, isUnchanged, rangeStillFits, readByteRange } from './byte-range.ts';

describe('a range of bytes', () => {
  test.each([
    [undefined, { kind: 'whole' }],
    ['bytes=0-99', { kind: 'part', start: 0, end: 99 }],
    ['bytes=900-', { kind: 'part', start: 900, end: 999 }],
    ['bytes=-100', { kind: 'part', start: 900, end: 999 }],
    ['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
    ['bytes=990-2000', { kind: 'part', start: 990, end: 999 }],
    ['bytes=1000-', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=5-1', { kind: 'whole' }],
    ['bytes=0-1,5-9', { kind: 'whole' }],
    ['items=0-1', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['bytes=1-x', { kind: 'whole' }],
  ])('%s of a thousand', (field, expected) => {
    expect(readByteRange(field, 1000)).toEqual(expected);
  });

  test('lies within the file, whatever is asked for', () => {
    const number = fc.option(fc.nat(5000), { nil: '' });
    fc.assert(
      fc.property(fc.tuple(number, number), fc.integer({ min: 1, max: 3000 }), ([first, last], size) => {
        const range = readByteRange(`bytes=${first}-${last}`, size);
        if (range.kind !== 'part') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});

const file = { etag: '"abc"', modified: new Date('2026-03-02T04:00:00.500Z') };
const sameSecond = 'Mon, 02 Mar 2026 04:00:00 GMT';
const aSecondBefore = 'Mon, 02 Mar 2026 03:59:59 GMT';

test.each([
  [undefined, true],
  ['"abc"', true],
  ['W/"abc"', false],
  ['"abd"', false],
  [sameSecond, true],
  [aSecondBefore, false],
  ['yesterday', false],
])('If-Range: %s lets a range through: %s', (field, fits) => {
  expect(rangeStillFits(field, file)).toBe(fits);
});

test.each([
  [{}, false],
  [{ 'if-none-match': '"x", W/"abc"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"x"', 'if-modified-since': sameSecond }, false],
  [{ 'if-modified-since': sameSecond }, true],
  [{ 'if-modified-since': aSecondBefore }, false],
])('%j finds the file unchanged: %s', (fields, unchanged) => {
  expect(isUnchanged(fields, file)).toBe(unchanged);
});

const undated = { etag: '"abc"', modified: null };

test('a file without a date is told by its mark alone', () => {
  expect(isUnchanged({ 'if-none-match': '"abc"' }, undated)).toBe(true);
  expect(isUnchanged({ 'if-modified-since': sameSecond }, undated)).toBe(false);
  expect(chooseRange({ range: 'bytes=0-1', 'if-range': sameSecond }, undated, 10)).toEqual({ kind: 'whole' });
  expect(chooseRange({ range: 'bytes=0-1', 'if-range': ['"abc"'] }, undated, 10)).toMatchObject({ kind: 'part' });
});

test.each([
  [{ kind: 'whole' } as const, { status: 200, start: 0, end: 9, headers: { 'Content-Length': 10 } }],
  [
    { kind: 'part', start: 2, end: 5 } as const,
    { status: 206, start: 2, end: 5, headers: { 'Content-Length': 4, 'Content-Range': 'bytes 2-5/10' } },
  ],
])('the answer with a range: %o', (range, expected) => {
  expect(describeRange(range, 10)).toEqual(expected);
});
