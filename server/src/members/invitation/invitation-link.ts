import { toConsoleScreenPath } from '@btc/contract/console/console-paths.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Edition } from '@btc/contract/members/access.ts';
import { invitationProofPattern } from '@btc/contract/members/invitation.ts';

export function newInvitationProof(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash stored for a proof; null for a text that cannot be one. */
export function hashInvitationProof(proof: string): Buffer | null {
  return invitationProofPattern.test(proof) ? createHash('sha256').update(proof).digest() : null;
}

/** Page where an invitation is accepted; the proof is behind the `#`, where no server or proxy sees it. */
export function invitationAddress(publicUrl: string, edition: Edition, proof: string): string {
  return `${publicUrl}${toConsoleScreenPath(edition, 'invitation')}#${proof}`;
}
