import { createHash, randomBytes } from 'node:crypto';

/** 24 random bytes as 32 base64url characters. */
export function newSubscriberKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Confirmation keys are stored as this hash only. */
export function hashSubscriberKey(key: string): Buffer {
  return createHash('sha256').update(`newsletter confirm\n${key}`).digest();
}
