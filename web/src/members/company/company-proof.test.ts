import { expect, test } from 'vitest';
import { isEmail, proofsFor } from './company-proof.ts';

const before = { email: 'a@example.com', mobile: '+8613800000000' };

test.each([
  [{}, []],
  [{ email: 'A@Example.com ' }, []],
  [{ email: 'b@example.com' }, ['EmailCode', 'Password']],
  [{ mobile: '139 0000 0000' }, ['MobileCode', 'Password']],
  [{ mobile: '+55 11 91234 5678' }, ['Password']],
] as const)('%o takes the proofs %o', (change, proofs) => {
  expect([...proofsFor(before, { ...before, ...change })]).toEqual(proofs);
});

test('a code is sent to what can be an address only', () => {
  expect(['b@example.com', ' b@example.com ', 'b@example', 'b example.com'].map(isEmail)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
