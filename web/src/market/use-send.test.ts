import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { t } from './messages.en.ts';
import { toFailureText, toIssues } from './use-send.ts';

const refusal = (...List: { Field: string; Rule: string }[]) => new ApiError(1001, { List });
const wait = (RetryAfter?: number) => new ApiError(1004, RetryAfter === undefined ? {} : { Dict: { RetryAfter } });
const [whole] = Object.keys(t.wholeIssues);

test.each([
  ['fields that are refused', refusal({ Field: 'Price', Rule: 'too_big' }), { Price: 'too_big' }, t.checkFields],
  ['what is wrong with the whole', refusal({ Field: 'Type', Rule: whole ?? '' }), {}, t.wholeIssues[whole ?? '']],
  ['a wait in seconds', wait(30), {}, t.tooMany('30')],
  ['a wait in minutes', wait(600), {}, t.tooManyMinutes('10')],
  ['a wait of unknown length', wait(), {}, t.tooMany('60')],
] as const)('%s is told in words', (_name, error, issues, failure) => {
  expect(toIssues(error)).toEqual({ issues, failure });
});

test.each([new TypeError('Failed to fetch'), new ApiError(1000)])('%s blames no field', (error) => {
  const { issues, failure } = toIssues(error);
  expect(issues).toEqual({});
  expect(failure).not.toBe('');
});

test('the board’s own words come before the usual ones', () => {
  expect(toFailureText(refusal({ Field: 'x', Rule: whole ?? '' }), 'usual')).toBe(t.wholeIssues[whole ?? '']);
  expect(toFailureText(refusal({ Field: 'x', Rule: 'too_big' }), 'usual')).toBe('usual');
  expect(toFailureText(new Error('x'), 'usual')).toBe('usual');
});
