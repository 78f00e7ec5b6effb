import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { changedMeanwhile, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import {
  isStillAs,
  lockMembershipChange,
  markUndone,
  restoreDecision,
  restoreMembershipColumns,
} from '../membership/membership-change.queries.ts';
import { auditedMembership } from '../membership/set-membership.ts';
import { lockForChange } from './member-change.service.ts';
import { lockMember, type MemberRow } from './member.queries.ts';

/** Tells the member what has changed, per edition. */
async function notifyMember(db: Db, { before, after }: Record<'before' | 'after', MemberRow>, now: Date) {
  const userId = after.id;
  for (const edition of ['cn', 'en'] as const) {
    const then = auditedMembership(after, edition);
    if (isDeepStrictEqual(then, auditedMembership(before, edition))) continue;
    const { Level, State, ExpireDate } = then;
    const detail = { Level, Edition: edition, State, ExpireDate };
    await insertNotice(db, { userId, kind: 'membershipChanged', detail, now });
  }
  if (after.trial_item_limit === before.trial_item_limit) return;
  await insertNotice(db, { userId, kind: 'trialChanged', detail: { Items: after.trial_item_limit }, now });
}

/** Undoes a change and the decision on its request; refused where the membership has changed since. */
export async function undoMembershipChange(work: StaffWork, changeId: number): Promise<StaffChange<number>> {
  const { db, now, staff } = work;
  const change = await lockMembershipChange(db, changeId);
  if (change === undefined) throw new ApiError(1009);
  const member = await lockForChange(work, change.account_id);
  const isCurrent = change.undone_at === null && (await isStillAs(db, member.id, change.after));
  if (!isCurrent) throw changedMeanwhile('ChangeID');
  await restoreMembershipColumns(db, member.id, change.before);
  if (change.request_id !== null && change.request_before !== null) {
    await restoreDecision(db, change.request_id, change.request_before);
  }
  await markUndone(db, change.id, { at: now, staffId: staff.userId });
  const after = await lockMember(db, member.id);
  if (after === undefined) throw new ApiError(1009);
  await notifyMember(db, { before: member, after }, now);
  const listEditions = (row: MemberRow) => ({
    Member: (['cn', 'en'] as const).map((edition) => auditedMembership(row, edition)),
  });
  return {
    subject: { kind: 'member', id: member.id },
    before: listEditions(member),
    after: listEditions(after),
    result: member.id,
  };
}
