import { avatarRule } from '@btc/contract/members/account/avatar-rule.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { checkPicture, findPictureIssue } from './picture-fault.ts';

test.each([
  ['image/png', 1, null],
  ['image/webp', avatarRule.maxBytes, null],
  ['image/jpeg', avatarRule.maxBytes + 1, 'size'],
  ['image/svg+xml', 1, 'type'],
  ['', 1, 'type'],
] as const)('a file of type "%s" with %i bytes: %s', (type, size, issue) => {
  expect(checkPicture({ type, size })).toBe(issue);
});

test('only what is wrong with the picture is a fault of the picture', () => {
  expect(findPictureIssue(new ApiError(1005))).toBe('size');
  expect(findPictureIssue(new ApiError(1011, { Dict: { Reason: 'tooSmall' } }))).toBe('small');
  expect(findPictureIssue(new ApiError(1011))).toBe('type');
  expect(findPictureIssue(new ApiError(1010))).toBeNull();
  expect(findPictureIssue(new TypeError('fetch'))).toBeNull();
});
