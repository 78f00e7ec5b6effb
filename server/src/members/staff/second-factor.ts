import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/*
 * The second factor of staff: codes of an authenticator (RFC 6238 as every authenticator has it: SHA-1, six digits, thirty
 * seconds), and recovery codes for when it is lost. SHA-1 is no weakness here: HMAC does not need what it has lost.
 */

const issuer = 'Beef to China';
const periodSeconds = 30;
/** Telephone clocks drift: one step before and after counts too. */
const window = 1;

function authenticator(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds });
}

/** A new secret in Base32: 160 bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function secretAddress(secret: string, userName: string): string {
  return authenticator(secret, userName).toString();
}

/** Thirty-second step of a code; null for a wrong one. */
export function findCodeStep(secret: string, code: string, now: Date): number | null {
  const delta = authenticator(secret, '').validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const recoveryCodeCount = 10;

/** Ten recovery codes of ten letters in two groups: 49 bits each, without letters that look alike. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)] ?? '').join('');
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest();
}
