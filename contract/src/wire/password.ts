import { ecb } from '@noble/ciphers/aes.js';

/*
 * Passwords on the wire (decisions §2): key ‖ iv ‖ Base64(AES-128-ECB-PKCS7(password in UTF-8)), key and iv being
 * sixteen random decimal digits each. ECB needs no IV, so the second number is padding that a reader ignores.
 * The key travels with the text: this hides nothing from someone who reads the traffic. TLS does that.
 * AES is computed in JavaScript because browsers offer crypto.subtle on https and localhost only.
 */

const digits = 16;
const prefixLength = 2 * digits;
const blockBytes = 16;
const maxPasswordBytes = 256;

/** Maximum length of a password field on the wire, in characters. */
export const maxPasswordWireLength = prefixLength + base64Length(maxPasswordBytes + blockBytes);

/** Form of a password field on the wire; `decodePassword` checks whether it decrypts. */
export const passwordWirePattern = /^\d{32}(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A decoded password, or the broken rule: wire form, padding, or UTF-8. */
export type DecodedPassword =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'refused'; readonly rule: 'encrypted' | 'padding' | 'utf8' };

/** Encrypts with a fresh key; throws a RangeError above 256 bytes of UTF-8. */
export function encodePassword(password: string): string {
  const text = new TextEncoder().encode(password);
  if (text.length > maxPasswordBytes) throw new RangeError('password too long');
  const key = randomDigits();
  return key + randomDigits() + toBase64(ecb(keyBytes(key)).encrypt(text));
}

/** Never throws; plain text and broken fields return the rule they break. */
export function decodePassword(wire: string): DecodedPassword {
  const encrypted = encryptedPart(wire);
  if (encrypted === null) return { kind: 'refused', rule: 'encrypted' };
  const text = attempt(() => ecb(keyBytes(wire.slice(0, digits))).decrypt(encrypted));
  if (text === null) return { kind: 'refused', rule: 'padding' };
  const password = attempt(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text));
  if (password === null) return { kind: 'refused', rule: 'utf8' };
  return { kind: 'password', password };
}

function encryptedPart(wire: string): Uint8Array | null {
  if (wire.length > maxPasswordWireLength || !passwordWirePattern.test(wire)) return null;
  const bytes = Uint8Array.from(atob(wire.slice(prefixLength)), (character) => character.charCodeAt(0));
  return bytes.length > 0 && bytes.length % blockBytes === 0 ? bytes : null;
}

function keyBytes(key: string): Uint8Array {
  return new TextEncoder().encode(key);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function base64Length(bytes: number): number {
  return 4 * Math.ceil(bytes / 3);
}

/** Sixteen uniform decimal digits: bytes from 250 up are dropped, as they would favour the low digits. */
function randomDigits(): string {
  let text = '';
  while (text.length < digits) {
    for (const byte of crypto.getRandomValues(new Uint8Array(digits))) {
      if (byte < 250 && text.length < digits) text += String(byte % 10);
    }
  }
  return text;
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
