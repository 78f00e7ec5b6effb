import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, it } from 'vitest';
import { findConflict, formatFailureText, isSessionLost } from './failure.ts';

const issue = (Rule: string) => new ApiError(1001, { List: [{ Field: 'RequestID', Rule }] });

it('knows when somebody else was faster, and says that nothing was done', () => {
  expect(findConflict(issue('closed'))).toBe('closed');
  expect(formatFailureText('cn', issue('importing'))).toContain('请过几分钟再试');
  expect(findConflict(issue('changed'))).toBe('changed');
  expect(findConflict(issue('too_big'))).toBeNull();
  expect(findConflict(new Error('x'))).toBeNull();
  expect(formatFailureText('cn', issue('closed'))).toContain('已由他人处理');
  expect(formatFailureText('en', issue('changed'))).toContain('your change was not saved');
});

it('names the fields that are wrong as the forms do, and no field that nobody fills in', () => {
  expect(formatFailureText('en', issue('too_big'))).not.toContain('RequestID');
  expect(formatFailureText('cn', new ApiError(1001, { List: [{ Field: 'Percent', Rule: 'too_big' }] }))).toContain(
    '税率：过大或过长',
  );
});

it('tells a lost session from a lost connection', () => {
  expect(isSessionLost(new ApiError(1006))).toBe(true);
  expect(isSessionLost(new ApiError(1007))).toBe(false);
  expect(isSessionLost(new TypeError('failed to fetch'))).toBe(false);
  expect(formatFailureText('en', new TypeError('failed to fetch'))).toContain('connection');
  expect(formatFailureText('en', new ApiError(1004, { Dict: { RetryAfter: 29.2 } }))).toContain('30');
});
