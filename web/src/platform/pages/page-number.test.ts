import { expect, it } from 'vitest';
import { findId, findNumberWithin, toPageNumber } from './page-number.ts';

it('reads a number of an address, and takes nothing else for one', () => {
  expect(toPageNumber(new URL('https://x.example/?page=3'))).toBe(3);
  for (const page of ['0', '-1', '1.5', 'x', '', '99999']) {
    expect(toPageNumber(new URL(`https://x.example/?page=${page}`))).toBe(1);
  }
  expect(toPageNumber(new URL('https://x.example/'))).toBe(1);
  expect([findId('12'), findId('012'), findId('x'), findId(undefined), findId(null)]).toEqual([
    12,
    null,
    null,
    null,
    null,
  ]);
  expect([findNumberWithin('12', 1, 12), findNumberWithin('13', 1, 12), findNumberWithin(null, 0, 12)]).toEqual([
    12,
    null,
    null,
  ]);
});
