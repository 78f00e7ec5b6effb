import { createHash, randomBytes } from 'node:crypto';
import type { Edition } from '@btc/contract/members/access.ts';
import { resetProofPattern } from '@btc/contract/members/recovery.ts';

/** What a new link proves itself by: when it was issued, and 32 random bytes. The field UpdateTime carries it. */
export function newResetProof(now: Date): string {
  return `${String(now.getTime()).padStart(13, '0')}.${randomBytes(32).toString('base64url')}`;
}

/** What is kept of a proof, or null for what cannot be one of ours. */
export function hashResetProof(proof: string): Buffer | null {
  return resetProofPattern.test(proof) ? createHash('sha256').update(proof).digest() : null;
}

/**
 * The address of the reset page with name and proof behind the `#`: browsers keep that part to themselves, so that it is in
 * no log of a server or proxy and in no Referer.
 */
export function resetAddress(
  publicUrl: string,
  edition: Edition,
  link: { readonly name: string; readonly proof: string },
) {
  const values = new URLSearchParams({ LoginUserName: link.name, UpdateTime: link.proof });
  return `${publicUrl}${edition === 'cn' ? '/cn' : ''}/ResetPassword#${values.toString()}`;
}
