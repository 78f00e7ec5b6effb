import { describe, expect, test } from 'vitest';
import { findPasswordIssue } from './new-password.ts';

const member = { name: 'pampa_foods', isStaff: false };
const staff = { name: 'editor_li', isStaff: true };

describe('a member’s password', () => {
  test.each([
    '123456',
    'aaaaaa',
    'password',
    'Password1',
    'qwerty123',
    'iloveyou',
    'abc123',
    '111111',
    '5201314',
    'woaini1314',
    'P4ssw0rd',
    '19880808',
    '080888',
    'a1b2c3d4',
    '1q2w3e4r',
    'dragon2020',
    'asdfgh',
    'zxcvbnm',
    '654321',
    'abcabc',
    '112233',
    'admin888',
    'beef2026',
    'letmein',
    '123qwe',
    'monkey12',
    '7654321',
    'qazwsx',
  ])('is not the common %s', (password) => {
    expect(findPasswordIssue(password, member)).toBe('common');
  });

  test.each(['pampafoods1', 'PampaFoods', 'xpampafoodsx'])('does not contain the user name: %s', (password) => {
    expect(findPasswordIssue(password, member)).toBe('name');
  });

  test.each(['Fresh2026', 'k7Wq92', 'carneMoida77x', 'Xx9Lm2', '80214736', 'tianjin4shiporten'])(
    'may be %s',
    (password) => {
      expect(findPasswordIssue(password, member)).toBeNull();
    },
  );

  test.each(['short', 'Long5678901234567890x', 'with space', '密码密码密码'])(
    'has 6 to 20 letters or digits: %s',
    (password) => {
      expect(findPasswordIssue(password, member)).toBe('rule');
    },
  );
});

describe('a password of staff', () => {
  test.each([
    ['Right2026word', null],
    ['冷库 钥匙 在 港口 左边 第三', null],
    ['four words with spaces!', null],
    ['x'.repeat(11), 'staff'],
    ['Ab1!'.repeat(16) + 'x', 'staff'],
    ['my editor_li password', 'name'],
    ['aaaaaaaaaaaa', 'common'],
    ['!!!!!!!!!!!!', 'common'],
    ['password1234', 'common'],
    ['Password1234!', 'common'],
  ])('has twelve characters of any kind: %s, refused for %s', (password, error) => {
    expect(findPasswordIssue(password, staff)).toBe(error);
  });
});
