import { avatarRule } from '@btc/contract/members/account/avatar-rule.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';

export type PictureIssue = 'type' | 'size' | 'small' | 'animated' | 'broken';

export function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): PictureIssue | null {
  const types: readonly string[] = avatarRule.types;
  if (!types.includes(type)) return 'type';
  return size > avatarRule.maxBytes ? 'size' : null;
}

export function findPictureIssue(error: unknown): PictureIssue | null {
  if (!isApiError(error)) return null;
  if (error.code === 1005) return 'size';
  if (error.code !== 1011) return null;
  switch (error.data.Dict?.['Reason']) {
    case 'tooSmall':
      return 'small';
    case 'animated':
      return 'animated';
    case 'unreadable':
      return 'broken';
    default:
      return 'type';
  }
}
