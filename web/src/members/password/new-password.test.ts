import { expect, test } from 'vitest';
import { checkNewPassword } from './new-password.ts';

test('a new password cannot be empty, and neither can its second entry', () => {
  expect(checkNewPassword({ password: '', confirmation: '' })).toEqual({ password: 'empty', confirmation: 'empty' });
});

test.each(['abc12', 'a'.repeat(21), 'beef 2026', 'beef-2026', '密码密码密码', 'beéf2026'])(
  'a new password %j is refused: 6–20 letters or digits',
  (password) => {
    expect(checkNewPassword({ password, confirmation: password }).password).toBe('rule');
  },
);

test.each(['abc123', 'a'.repeat(20), '123456', 'ABCDEF'])('a new password %j follows the rule', (password) => {
  expect(checkNewPassword({ password, confirmation: password })).toEqual({ password: null, confirmation: null });
});

test('both entries must match, to the letter', () => {
  expect(checkNewPassword({ password: 'Beef2026', confirmation: 'beef2026' }).confirmation).toBe('different');
});

test('the new password cannot equal the old one', () => {
  const entries = { password: 'Beef2026', confirmation: 'Beef2026' };
  expect(checkNewPassword({ ...entries, old: 'Beef2026' }).password).toBe('same');
  expect(checkNewPassword({ ...entries, old: 'Beef2025' }).password).toBeNull();
  expect(checkNewPassword({ password: '', confirmation: '', old: '' }).password).toBe('empty');
});
