import { createHash, randomBytes } from 'node:crypto';
import type { Edition } from '@btc/contract/members/access.ts';
import { resetProofPattern } from '@btc/contract/members/recovery.ts';

/** A new proof: time of issue and 32 random bytes, carried in the field UpdateTime. */
export function newResetProof(now: Date): string {
  return `${String(now.getTime()).padStart(13, '0')}.${randomBytes(32).toString('base64url')}`;
}

/** Hash stored for a proof; null for a text that cannot be one. */
export function hashResetProof(proof: string): Buffer | null {
  return resetProofPattern.test(proof) ? createHash('sha256').update(proof).digest() : null;
}

/** Reset page with name and proof behind the `#`, which browsers keep out of server and proxy logs and Referer. */
export function resetAddress(
  publicUrl: string,
  edition: Edition,
  link: { readonly name: string; readonly proof: string },
) {
  const values = new URLSearchParams({ LoginUserName: link.name, UpdateTime: link.proof });
  return `${publicUrl}${edition === 'cn' ? '/cn' : ''}/ResetPassword#${values.toString()}`;
}
