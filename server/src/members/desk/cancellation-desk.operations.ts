import { cancellationStates } from '@btc/contract/members/desk/desk-cancellation.ts';
import { deskOperations as contract } from '@btc/contract/members/desk/desk.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { removeAvatarFile } from '../avatar/avatar.service.ts';
import { unfreeze } from '../cancellation/cancellation.queries.ts';
import { noteErased } from '../cancellation/erased-list.ts';
import { eraseMember } from '../cancellation/erase.service.ts';
import { mailToMember } from '../mail-to-member.ts';
import { cancellationApprovedMail, cancellationRefusedMail } from '../mail/cancellation-mails.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import {
  countCancellations,
  decideCancellation,
  findCancellation,
  listCancellations,
  lockCancellation,
} from './cancellation.queries.ts';
import { changeAsStaff, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { DeskDeps } from './desk-deps.ts';
import { lockForChange } from './member-change.service.ts';

export function createDeskCancellationOperations(deps: DeskDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    bind(contract.GetDeskCancellations, async (input) => {
      const rows = await listCancellations(db, input.State, toSlice(input));
      return { Rows: rows.map(presentCancellation), Total: await countCancellations(db, input.State) };
    }),
    bind(contract.ApproveCancellation, async (input, caller) => {
      const avatar = await changeAsStaff(deps, { operation: 'ApproveCancellation', caller }, (work) =>
        approve(work, input.CancellationID),
      );
      await removeAvatarFile(deps.files, avatar);
      await noteErased(deps);
      return {};
    }),
    bind(contract.RefuseCancellation, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'RefuseCancellation', caller }, (work) =>
        refuse(work, { id: input.CancellationID, reason: input.Reason }),
      );
      return {};
    }),
  ];
}

function presentCancellation(row: Awaited<ReturnType<typeof listCancellations>>[number]) {
  return {
    CancellationID: row.id,
    MemberID: row.user_id,
    LoginUserName: row.login_user_name,
    CompanyName: row.company_name,
    CompanyLocalName: row.company_local_name,
    State: storedWord(cancellationStates, row.state),
    Reason: row.reason,
    RequestedDate: row.requested_at.toISOString(),
    DecidedDate: row.decided_at?.toISOString() ?? null,
    DecidedBy: row.decider_name,
    Note: row.note,
  };
}

/** Locks the account before the cancellation, as the owner's withdrawal does, so that only one of both decides. */
async function lockRequested(work: StaffWork, id: number) {
  const found = await findCancellation(work.db, id);
  if (found === undefined) throw new ApiError(1009);
  if (found.state !== 'requested') throw closed('CancellationID');
  const member = await lockForChange(work, found.user_id);
  if ((await lockCancellation(work.db, id))?.state !== 'requested') throw closed('CancellationID');
  if (member.staff_role !== null) throw new ApiError(1007);
  return member;
}

function toChange(id: number, after: object): StaffChange<null> {
  return { subject: { kind: 'cancellation', id }, before: { State: 'requested' }, after, result: null };
}

/** The last mail is queued first: afterwards the address is stored nowhere else. */
async function approve(work: StaffWork, id: number): Promise<StaffChange<string | null>> {
  const { db, now, staff } = work;
  const member = await lockRequested(work, id);
  await decideCancellation(db, { id, state: 'approved', staffId: staff.userId, note: null, now });
  await eraseMember(db, member);
  await mailToMember(db, member, (edition, name) => cancellationApprovedMail(edition, { name }));
  return { ...toChange(id, { State: 'approved', MemberID: member.id }), result: member.avatar };
}

async function refuse(
  work: StaffWork,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<StaffChange<null>> {
  const { db, now, staff } = work;
  const member = await lockRequested(work, id);
  await decideCancellation(db, { id, state: 'refused', staffId: staff.userId, note: reason, now });
  await unfreeze(db, member.id);
  await insertNotice(db, { userId: member.id, kind: 'cancellationRefused', detail: { Reason: reason }, now });
  await mailToMember(db, member, (edition, name) => cancellationRefusedMail(edition, { name, reason }));
  return toChange(id, { State: 'refused', Reason: reason, MemberID: member.id });
}
