import { decodePassword } from '@btc/contract/wire/password.ts';
import { expect, test } from 'vitest';
import { newPasswordCodecs } from './new-password.ts';
import { messages } from './messages.ts';

const codecs = newPasswordCodecs('member', messages.cn);

test.each(['abc12', 'a'.repeat(21), 'beef 2026', 'beef-2026', '密码密码密码', 'beéf2026'])(
  'a new password %j is refused: 6–20 letters or digits',
  (password) => {
    expect(codecs.NewPassword.parse(password, {})).toEqual({ problem: messages.cn.issues.rule });
  },
);

test.each(['abc123', 'a'.repeat(20), '123456', 'ABCDEF'])(
  'a new password %j follows the rule and is sent',
  (password) => {
    const read = codecs.NewPassword.parse(password, {});
    expect(decodePassword('value' in read ? read.value : '')).toEqual({ kind: 'password', password });
  },
);

test('the new password cannot equal the old one', () => {
  expect(codecs.NewPassword.parse('Beef2026', { Password: 'Beef2026' })).toEqual({ problem: messages.cn.issues.same });
  expect(codecs.NewPassword.parse('Beef2026', { Password: 'Beef2025' })).toHaveProperty('value');
});

test('both entries must match, to the letter; the second is not sent', () => {
  expect(codecs.Confirmation.parse('beef2026', { NewPassword: 'Beef2026' })).toEqual({
    problem: messages.cn.different,
  });
  expect(codecs.Confirmation.parse('Beef2026', { NewPassword: 'Beef2026' })).toEqual({ value: undefined });
});
