import { hash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** A new session token: 32 random bytes in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What is stored of a token (its SHA-256), or null for what cannot be one of ours. */
export function hashToken(token: string): Buffer | null {
  return tokenPattern.test(token) ? hash('sha256', token, 'buffer') : null;
}
