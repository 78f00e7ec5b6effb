import { createHash, randomBytes } from 'node:crypto';

/** A key that a mail carries: 24 random bytes, 32 signs. */
export function newSubscriberKey(): string {
  return randomBytes(24).toString('base64url');
}

/** What is kept of a key that opens something. */
export function hashSubscriberKey(key: string): Buffer {
  return createHash('sha256').update(`newsletter confirm\n${key}`).digest();
}
