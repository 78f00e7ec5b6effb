import { toConsoleScreenPath } from '@btc/contract/console/console-paths.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Edition } from '@btc/contract/members/access.ts';
import { invitationProofPattern } from '@btc/contract/members/invitation.ts';

/** What a new invitation's link proves itself by. */
export function newInvitationProof(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a proof, or null for what cannot be one of ours. */
export function hashInvitationProof(proof: string): Buffer | null {
  return invitationProofPattern.test(proof) ? createHash('sha256').update(proof).digest() : null;
}

/** The address of the page where an invitation is accepted; the proof stands behind the `#`, where no server or proxy sees it. */
export function invitationAddress(publicUrl: string, edition: Edition, proof: string): string {
  return `${publicUrl}${toConsoleScreenPath(edition, 'invitation')}#${proof}`;
}
