import { createHash } from 'node:crypto';

/** How a mail is remembered without its address. */
export function hashAddress(address: string): Buffer {
  return createHash('sha256').update(address.toLowerCase()).digest();
}
