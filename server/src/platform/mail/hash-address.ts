import { createHash } from 'node:crypto';

export function hashAddress(address: string): Buffer {
  return createHash('sha256').update(address.toLowerCase()).digest();
}
