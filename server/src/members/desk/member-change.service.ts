import { chargeStates, type StaffRole } from '@btc/contract/members/access.ts';
import type { UpdateDeskMember } from '@btc/contract/members/desk/desk-member.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { endAccess } from '#platform/session/end-access.ts';
import type { SessionUser } from '#platform/session/session-user.ts';
import { updateAccount } from '../account.queries.ts';
import { changeAccountState } from '../account-state.service.ts';
import { mailToMember } from '../mail-to-member.ts';
import { accountBlockedMail } from '../mail/desk-mails.ts';
import { requireLikelyExpiry } from '../membership/likely-expiry.ts';
import {
  giveTrial,
  withUndoRecord,
  type MembershipToSet,
  replaceMembership,
} from '../membership/membership-change.service.ts';
import { auditedMembership } from '../membership/set-membership.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import { resetProofs, secureEnteredEmail } from './entered-address.service.ts';
import { revokeDataKey } from '../own/data-key.queries.ts';
import { buildCompanyColumns, placeIssues } from '../sign-up/company-input.ts';
import { requireOwner } from '../sign-up/duplicates.ts';
import { readMobileField } from '../sign-up/mobile.ts';
import { requireAdminLeft } from '../staff/only-admin.ts';
import { deleteFactor } from '../staff/second-factor.queries.ts';
import { closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { throwIfInvalid } from '#platform/api/throw-if-invalid.ts';
import { isCancellationRequested, lockMember, type MemberRow } from './member.queries.ts';
import { findLastContact } from './request.queries.ts';

/** Locks a member for a change; the desk may not change staff accounts or erased ones. */
export async function lockForChange({ db, staff }: StaffWork, memberId: number): Promise<MemberRow> {
  const row = await lockMember(db, memberId);
  if (row === undefined) throw new ApiError(1009);
  if (row.staff_role !== null && staff.staffRole !== 'admin') throw new ApiError(1007);
  if (row.former_name_hash !== null) throw closed('MemberID');
  return row;
}

function toChange<Result>(
  row: MemberRow,
  before: object | null,
  after: object | null,
  result: Result,
): StaffChange<Result> {
  return { subject: { kind: 'member', id: row.id }, before, after, result };
}

function before(row: MemberRow, values: object): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => Object.hasOwn(values, column)));
}

type Change = InputOf<typeof UpdateDeskMember>;

function toValues(change: Change, row: MemberRow) {
  const typed = change.ContactPersonCellPhoneNumber;
  const isTyped = typed !== undefined && typed !== row.contact_person_cell_phone_number;
  const mobile = isTyped ? readMobileField('ContactPersonCellPhoneNumber', typed).e164 : undefined;
  const { ContactPersonCellPhoneNumber: _, ...others } = change;
  return {
    ...buildCompanyColumns({ ...others, ContactPersonCellPhoneNumber: mobile }),
    ...(change.NickName === undefined ? {} : { nick_name: change.NickName }),
    ...(change.Edition === undefined ? {} : { edition: change.Edition }),
  };
}

export async function updateMember(work: StaffWork, change: Change): Promise<StaffChange<number>> {
  const row = await lockForChange(work, change.MemberID);
  const values = toValues(change, row);
  const { company_country: country = row.company_country, company_province: province = row.company_province } = values;
  const isPlaceNew = country !== row.company_country || province !== row.company_province;
  throwIfInvalid(isPlaceNew && country !== null ? placeIssues(country, province ?? null) : []);
  const email = values.company_email ?? undefined;
  const mobile = values.contact_person_cell_phone_number ?? undefined;
  await requireOwner(work.db, { email, mobile }, row.id);
  const proofs = resetProofs(row, { email, mobile }, work.now);
  await updateAccount(work.db, row.id, { ...values, ...proofs });
  if ('email_proven_at' in proofs && email !== undefined) await secureEnteredEmail(work, row, email);
  return toChange(row, before(row, values), values, row.id);
}

/** Blocks a member; sessions and keys end in the same transaction. */
export async function blockMember(
  work: StaffWork,
  { memberId, reason }: { readonly memberId: number; readonly reason: string },
): Promise<StaffChange<number>> {
  requireOther(work.staff, memberId);
  if (work.staff.staffRole === 'admin') await requireAdminLeft(work.db, memberId);
  const row = await lockForChange(work, memberId);
  if (row.state === 'blocked' || row.state === 'cancelled') throw closed('MemberID');
  await changeAccountState(work.db, { userId: row.id, state: 'blocked', now: work.now });
  await mailToMember(work.db, row, (edition, name) => accountBlockedMail(edition, { name, reason }));
  return toChange(row, { state: row.state }, { state: 'blocked', Reason: reason }, memberId);
}

/** Unblocks a member: to frozen where a cancellation is still undecided. */
export async function unblockMember(work: StaffWork, memberId: number): Promise<StaffChange<number>> {
  const row = await lockForChange(work, memberId);
  if (row.state !== 'blocked') throw closed('MemberID');
  const state = (await isCancellationRequested(work.db, memberId)) ? 'frozen' : 'normal';
  await changeAccountState(work.db, { userId: row.id, state, now: work.now });
  return toChange(row, { state: row.state }, { state }, memberId);
}

/** Ends all sessions and what was made in them, for a password that others may know. */
export async function endSessions(work: StaffWork, memberId: number): Promise<StaffChange<number>> {
  const row = await lockForChange(work, memberId);
  await endAccess(work.db, { whose: memberId, now: work.now });
  return toChange(row, null, null, memberId);
}

export async function revokeMemberKey(
  work: StaffWork,
  { MemberID: memberId, KeyID: keyId }: { readonly MemberID: number; readonly KeyID: number },
): Promise<StaffChange<number>> {
  const row = await lockForChange(work, memberId);
  const key = await revokeDataKey(work.db, { userId: memberId, keyId, now: work.now });
  if (key === undefined) throw new ApiError(1009);
  return toChange(row, null, { Name: key.name, Ending: key.ending }, memberId);
}

interface Trial {
  readonly memberId: number;
  readonly items: number;
  readonly resetOpened: boolean;
}

export async function setTrial(work: StaffWork, { memberId, items, resetOpened }: Trial): Promise<StaffChange<number>> {
  const row = await lockForChange(work, memberId);
  const values = { trial_item_limit: items, ...(resetOpened ? { trial_reset_at: work.now } : {}) };
  await withUndoRecord(work, { accountId: memberId }, () => updateAccount(work.db, memberId, values));
  const detail = { Items: items };
  await insertNotice(work.db, { userId: memberId, kind: 'trialChanged', detail, now: work.now });
  return toChange(row, { trial_item_limit: row.trial_item_limit }, { trial_item_limit: items, resetOpened }, memberId);
}

export interface MembershipChange extends MembershipToSet {
  readonly memberId: number;
  /** Note of the telephone call before a trial. */
  readonly phoneCheck: string | undefined;
}

/** Sets the membership of one edition by hand; a trial follows the rules of a granted one. */
export async function changeMembership(work: StaffWork, change: MembershipChange): Promise<StaffChange<number>> {
  const { memberId, phoneCheck, ...then } = change;
  const { edition } = then;
  const row = await lockForChange(work, memberId);
  const isTrial = then.state === chargeStates.trial;
  if ((then.state === chargeStates.paid || isTrial) && then.expires === null) {
    throw badRequest('ExpireDate', 'required');
  }
  if (then.expires !== null) requireLikelyExpiry(then.expires, work.now);
  if (isTrial && phoneCheck === undefined && (await findLastContact(work.db, memberId, work.now)) === null) {
    throw badRequest('PhoneCheck', 'phonecheck');
  }
  await withUndoRecord(work, { accountId: memberId }, () =>
    isTrial ? giveTrial(work, row, then) : replaceMembership(work, row, then),
  );
  const detail = {
    Level: change.level,
    Edition: edition,
    State: change.state,
    ExpireDate: change.expires?.toISOString() ?? null,
  };
  const kind = isTrial ? 'membershipGranted' : 'membershipChanged';
  await insertNotice(work.db, { userId: memberId, kind, detail, now: work.now });
  const set = await lockForChange(work, memberId);
  const after = { ...auditedMembership(set, edition), ...(phoneCheck === undefined ? {} : { PhoneCheck: phoneCheck }) };
  return toChange(row, auditedMembership(row, edition), after, memberId);
}

/** Sets a staff role; sessions opened under the former role end. */
export async function setStaffRole(
  work: StaffWork,
  { memberId, role }: { readonly memberId: number; readonly role: StaffRole | null },
): Promise<StaffChange<number>> {
  requireOther(work.staff, memberId);
  if (role !== 'admin') await requireAdminLeft(work.db, memberId);
  const row = await lockForChange(work, memberId);
  // A demonstration account has a public password.
  if (row.is_demo) throw new ApiError(1007);
  await updateAccount(work.db, memberId, { staff_role: role, ...(role === null ? { has_staff_password: false } : {}) });
  if (role === null) await deleteFactor(work.db, memberId);
  await endAccess(work.db, { whose: memberId, now: work.now });
  return toChange(row, { staff_role: row.staff_role }, { staff_role: role }, memberId);
}

/** Removes the authenticator of staff who have lost it. */
export async function resetSecondFactor(work: StaffWork, memberId: number): Promise<StaffChange<number>> {
  requireOther(work.staff, memberId);
  const row = await lockForChange(work, memberId);
  if (!(await deleteFactor(work.db, memberId))) throw new ApiError(1009);
  await endAccess(work.db, { whose: memberId, now: work.now });
  return toChange(row, null, null, memberId);
}

/** Nobody may do this to their own account: whoever took over a session must not make that permanent. */
function requireOther(staff: SessionUser, memberId: number): void {
  if (staff.userId === memberId) throw new ApiError(1007);
}
