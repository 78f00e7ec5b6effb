import { expect, test } from 'vitest';
import { parseResetLink } from './reset-link.ts';

test('name and proof stand behind the # of the address', () => {
  expect(parseResetLink('#LoginUserName=wang_li&UpdateTime=1790000000000.abc-_')).toEqual({
    name: 'wang_li',
    proof: '1790000000000.abc-_',
  });
});

test('a link that a mail program has cut off is still a link, which the server refuses', () => {
  expect(parseResetLink('#LoginUserName=wang_li')).toEqual({ name: 'wang_li', proof: '' });
  expect(parseResetLink('#UpdateTime=1790000000000')).toEqual({ name: '', proof: '1790000000000' });
});

test('any other mark in the address is no link', () => {
  expect(parseResetLink('')).toBeNull();
  expect(parseResetLink('#main')).toBeNull();
});
