import { hash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** 32 random bytes in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The stored SHA-256 of a token; null for a malformed one. */
export function hashToken(token: string): Buffer | null {
  return tokenPattern.test(token) ? hash('sha256', token, 'buffer') : null;
}
