import { createCipheriv, createDecipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePassword, encodePassword, maxPasswordWireLength, passwordWirePattern } from './password.ts';

const text = fc.string({ unit: 'binary', maxLength: 64 });
const sixteenDigits = fc.stringMatching(/^\d{16}$/);

function encryptWithNode(key: string, password: string | Buffer, padding = true): string {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(key), null).setAutoPadding(padding);
  return Buffer.concat([cipher.update(password), cipher.final()]).toString('base64');
}

describe('a password on the wire', () => {
  test('written here is read by another AES-128-ECB with PKCS7', () => {
    fc.assert(
      fc.property(text, (password) => {
        const wire = encodePassword(password);
        const decipher = createDecipheriv('aes-128-ecb', Buffer.from(wire.slice(0, 16)), null);
        const read = Buffer.concat([decipher.update(wire.slice(32), 'base64'), decipher.final()]);
        expect(read.toString('utf8')).toBe(password);
      }),
    );
  });

  test('written by another AES-128-ECB is read here, whatever the second number is', () => {
    fc.assert(
      fc.property(sixteenDigits, sixteenDigits, text, (key, iv, password) => {
        expect(decodePassword(key + iv + encryptWithNode(key, password))).toEqual({
          kind: 'password',
          password,
        });
      }),
    );
  });

  test('has the published form and stays within the published length', () => {
    fc.assert(
      fc.property(text, (password) => {
        const wire = encodePassword(password);
        expect(wire).toMatch(passwordWirePattern);
        expect(wire.length).toBeLessThanOrEqual(maxPasswordWireLength);
      }),
    );
    expect(encodePassword('x'.repeat(256))).toHaveLength(maxPasswordWireLength);
    expect(() => encodePassword('x'.repeat(257))).toThrow(RangeError);
  });

  test('is different each time', () => {
    const wires = new Set(Array.from({ length: 100 }, () => encodePassword('Beef2026demo')));
    expect(wires.size).toBe(100);
  });

  test.each([
    ['plain text', 'Beef2026demo'],
    ['an empty field', ''],
    ['a key with letters', `${'a'.repeat(32)}${encryptWithNode('a'.repeat(16), 'secret')}`],
    ['no text after the two numbers', '1'.repeat(32)],
    ['half a block', `${'1'.repeat(32)}AAAAAAAAAAA=`],
    ['what is not Base64', `${'1'.repeat(32)}****************`],
    ['line breaks', `${'1'.repeat(32)}${encryptWithNode('1'.repeat(16), 'secret')}\n`],
    ['a field over the limit', '1'.repeat(32) + 'A'.repeat(maxPasswordWireLength)],
  ])('is refused when it is %s', (_, wire) => {
    expect(decodePassword(wire)).toEqual({ kind: 'refused', rule: 'encrypted' });
  });

  test('is refused when its padding is wrong', () => {
    const key = '1234567890123456';
    const wrong = Buffer.concat([Buffer.from('fifteen letters'), Buffer.from([2])]);
    expect(decodePassword(key + key + encryptWithNode(key, wrong, false))).toEqual({
      kind: 'refused',
      rule: 'padding',
    });
  });

  test('is refused when it is not UTF-8', () => {
    const key = '1234567890123456';
    expect(decodePassword(key + key + encryptWithNode(key, Buffer.from([0xff, 0xfe])))).toEqual({
      kind: 'refused',
      rule: 'utf8',
    });
  });

  test('never makes the reader throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (wire) => void decodePassword(wire)));
  });
});
