import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, it } from 'vitest';
import { toCode, stepFailure } from './use-step.ts';

it('takes a code as it was meant, with the gap that apps show in it', () => {
  expect(toCode('546 951')).toBe('546951');
  expect(toCode('65PTA V86PK')).toBe('65PTAV86PK');
});

it('calls a code wrong that was refused or is of no form that codes have', () => {
  const wrong = 'This code is wrong or already used. Enter the latest one.';
  expect(stepFailure('en', new ApiError(6007))).toBe(wrong);
  expect(stepFailure('en', new ApiError(1001, { List: [{ Field: 'Code', Rule: 'too_small' }] }))).toBe(wrong);
});
