import type { Edition } from '@btc/contract/members/access.ts';
import { isPaidNow, membershipLoss } from '@btc/contract/members/membership-change.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { StaffWork } from '#platform/audit/staff-change.ts';
import { updateAccount } from '../account.queries.ts';
import type { MemberRow } from '../desk/member.queries.ts';
import { insertMembershipChange, readDecision, readMembershipColumns } from './membership-change.queries.ts';
import { type Membership, setMembership, storedMembership } from './set-membership.ts';

export async function withUndoRecord(
  { db, now, staff }: StaffWork,
  { accountId, requestId = null }: { readonly accountId: number; readonly requestId?: number | null },
  change: () => Promise<void>,
): Promise<void> {
  const before = await readMembershipColumns(db, accountId);
  const requestBefore = requestId === null ? null : await readDecision(db, requestId);
  await change();
  const after = await readMembershipColumns(db, accountId);
  await insertMembershipChange(db, {
    accountId,
    requestId,
    staffId: staff.userId,
    at: now,
    before,
    after,
    requestBefore,
  });
}

export interface MembershipToSet extends Membership {
  readonly edition: Edition;
  /** Staff has confirmed the loss of part of a paid membership. */
  readonly takesAway: boolean;
}

/** Sets the membership of one edition; a paid one is cut only with confirmation by staff. */
export async function replaceMembership(
  { db, now }: StaffWork,
  member: MemberRow,
  { edition, takesAway, ...then }: MembershipToSet,
): Promise<void> {
  const expires = then.expires?.toISOString() ?? null;
  const loss = membershipLoss(storedMembership(member, edition), { ...then, expires }, now);
  if (loss !== null && !takesAway) throw badRequest('TakesAway', 'takesaway');
  await setMembership(db, member.id, edition, then);
}

/** Gives a trial: next to a running paid membership, otherwise as the membership of the edition. */
export async function giveTrial(
  work: StaffWork,
  member: MemberRow,
  trial: Omit<MembershipToSet, 'takesAway'>,
): Promise<void> {
  if (!isPaidNow(storedMembership(member, trial.edition), work.now)) {
    return replaceMembership(work, member, { ...trial, takesAway: false });
  }
  await updateAccount(work.db, member.id, {
    [trial.edition === 'cn' ? 'trial_until' : 'trial_until_en']: trial.expires,
  });
}
