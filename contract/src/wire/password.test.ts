import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePassword, encodePassword, maxPasswordWireLength, passwordWirePattern } from './password.ts';

const text = fc.string({ unit: 'binary', maxLength: 64 });
const sixteenDigits = fc.stringMatching(/^\d{16}$/);
const blockBytes = 16;

/** AES-128-ECB through Web Crypto: CBC of a single block with a zero IV equals ECB of that block. */
async function encryptBlocks(key: string, bytes: Uint8Array): Promise<string> {
  const aes = await crypto.subtle.importKey('raw', new TextEncoder().encode(key), 'AES-CBC', false, ['encrypt']);
  const algorithm = { name: 'AES-CBC', iv: new Uint8Array(blockBytes) };
  let encrypted = '';
  for (let start = 0; start < bytes.length; start += blockBytes) {
    const block = await crypto.subtle.encrypt(algorithm, aes, bytes.slice(start, start + blockBytes));
    encrypted += String.fromCharCode(...new Uint8Array(block, 0, blockBytes));
  }
  return btoa(encrypted);
}

function padded(bytes: Uint8Array): Uint8Array {
  const missing = blockBytes - (bytes.length % blockBytes);
  return Uint8Array.from([...bytes, ...Array.from({ length: missing }, () => missing)]);
}

function encrypt(key: string, password: string | Uint8Array): Promise<string> {
  return encryptBlocks(key, padded(typeof password === 'string' ? new TextEncoder().encode(password) : password));
}

describe('a password on the wire', () => {
  test('is what the platform’s own AES makes of it', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (password) => {
        const wire = encodePassword(password);
        expect(wire.slice(32)).toBe(await encrypt(wire.slice(0, 16), password));
      }),
    );
  });

  test('written by the platform’s own AES is read here, whatever the second number is', async () => {
    await fc.assert(
      fc.asyncProperty(sixteenDigits, sixteenDigits, text, async (key, iv, password) => {
        const wire = key + iv + (await encrypt(key, password));
        expect(decodePassword(wire)).toEqual({ kind: 'password', password });
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
    ['a key with letters', `${'a'.repeat(32)}${'A'.repeat(22)}==`],
    ['no text after the two numbers', '1'.repeat(32)],
    ['half a block', `${'1'.repeat(32)}AAAAAAAAAAA=`],
    ['what is not Base64', `${'1'.repeat(32)}****************`],
    ['line breaks', `${'1'.repeat(32)}${'A'.repeat(22)}==\n`],
    ['a field over the limit', '1'.repeat(32) + 'A'.repeat(maxPasswordWireLength)],
  ])('is refused when it is %s', (_, wire) => {
    expect(decodePassword(wire)).toEqual({ kind: 'refused', rule: 'encrypted' });
  });

  test('is refused when its padding is wrong', async () => {
    const key = '1234567890123456';
    const wrong = Uint8Array.from([...new TextEncoder().encode('fifteen letters'), 2]);
    const wire = key + key + (await encryptBlocks(key, wrong));
    expect(decodePassword(wire)).toEqual({ kind: 'refused', rule: 'padding' });
  });

  test('is refused when it is not UTF-8', async () => {
    const key = '1234567890123456';
    const wire = key + key + (await encrypt(key, Uint8Array.from([0xff, 0xfe])));
    expect(decodePassword(wire)).toEqual({ kind: 'refused', rule: 'utf8' });
  });

  test('never makes the reader throw', () => {
    const any = fc.string({ unit: 'binary', maxLength: 500 });
    expect(() => fc.assert(fc.property(any, (wire) => void decodePassword(wire)))).not.toThrow();
  });
});
