import { isChineseMobile } from '@btc/contract/members/account-rules.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMobile } from './mobile.ts';

test.each([
  ['13800138000', '+8613800138000', true],
  ['+86 138-0013-8000', '+8613800138000', true],
  ['0086 13800138000', '+8613800138000', true],
  ['+852 9123 4567', '+85291234567', false],
  ['+55 65 99999-8888', '+5565999998888', false],
  ['+61 412 345 678', '+61412345678', false],
])('%s is kept as %s', (text, e164, isChinese) => {
  expect(parseMobile(text)).toEqual({ e164, isChinese });
  expect(isChineseMobile(text)).toBe(isChinese);
});

test.each([
  '',
  'mobile',
  '12345',
  '+86 21 5555 0100',
  '+1',
  '+9991234567890',
  '138001380001',
  '１３８００１３８０００x',
])('“%s” is no mobile', (text) => {
  expect(parseMobile(text)).toBeNull();
});

describe('whatever is typed', () => {
  test('is read without failing, and what is read is read the same again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ]{5,16}$/)), (text) => {
        const mobile = parseMobile(text);
        if (mobile !== null) expect(parseMobile(mobile.e164)).toEqual(mobile);
      }),
    );
  });

  test('the form and the server agree on what is Chinese', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[3-9]\d{9}$/), (digits) => {
        const mobile = parseMobile(digits);
        if (mobile !== null) expect(isChineseMobile(digits)).toBe(mobile.isChinese);
      }),
    );
  });
});
