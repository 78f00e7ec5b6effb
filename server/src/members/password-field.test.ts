import { createCipheriv, createDecipheriv } from 'node:crypto';
import { encodePassword } from '@btc/contract/wire/password.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPasswordField } from './password-field.ts';

const text = fc.string({ unit: 'binary', maxLength: 64 });
const sixteenDigits = fc.stringMatching(/^\d{16}$/);

test('Node’s AES-128-ECB reads what the contract writes', () => {
  fc.assert(
    fc.property(text, (password) => {
      const wire = encodePassword(password);
      const decipher = createDecipheriv('aes-128-ecb', wire.slice(0, 16), null);
      expect(decipher.update(wire.slice(32), 'base64', 'utf8') + decipher.final('utf8')).toBe(password);
    }),
  );
});

test('what Node’s AES-128-ECB writes is read', () => {
  fc.assert(
    fc.property(sixteenDigits, sixteenDigits, text, (key, iv, password) => {
      const cipher = createCipheriv('aes-128-ecb', key, null);
      const encrypted = cipher.update(password, 'utf8', 'base64') + cipher.final('base64');
      expect(readPasswordField('Password', key + iv + encrypted)).toBe(password);
    }),
  );
});

test.each([
  ['Beef2026demo', 'encrypted'],
  [`${'1'.repeat(32)}${'A'.repeat(22)}==`, 'padding'],
])('%s is refused with 1001, which names the field and the rule %s', (wire, rule) => {
  expect(() => readPasswordField('Password', wire)).toThrow(
    expect.objectContaining({ code: 1001, data: { List: [{ Field: 'Password', Rule: rule }] } }),
  );
});
