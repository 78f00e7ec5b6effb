import { chargeStates, type Edition } from '@btc/contract/members/access.ts';
import type { GrantDeskRequest } from '@btc/contract/members/desk/desk-request.ts';
import { membershipLevels } from '@btc/contract/members/membership.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { updateAccount } from '../account.queries.ts';
import { mailToMember } from '../mail-to-member.ts';
import { membershipGrantedMail, membershipRefusedMail, trialGrantedMail } from '../mail/membership-mails.ts';
import { requireLikelyExpiry } from '../membership/likely-expiry.ts';
import { giveTrial, withUndoRecord, replaceMembership } from '../membership/membership-change.service.ts';
import { findOpenRequest, markApplied } from '../membership/request.queries.ts';
import { auditedMembership } from '../membership/set-membership.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import { changedMeanwhile, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { lockForChange } from './member-change.service.ts';
import { lockMember, type MemberRow } from './member.queries.ts';
import {
  decide,
  insertNote,
  isDeskStaff,
  lockRequest,
  reopen,
  setAssigned,
  setContacted,
  clearApplied,
} from './request.queries.ts';

type Request = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

async function lockExisting(db: Db, id: number): Promise<Request> {
  const request = await lockRequest(db, id);
  if (request === undefined) throw new ApiError(1009);
  return request;
}

/** Locks an open request; of two concurrent decisions the second finds it closed. */
async function lockOpen(db: Db, id: number): Promise<Request> {
  const request = await lockExisting(db, id);
  if (request.state !== 'new' && request.state !== 'contacted') throw closed('RequestID');
  return request;
}

function toChange(request: Request, before: object | null, after: object | null): StaffChange<number> {
  return { subject: { kind: 'membershipRequest', id: request.id }, before, after, result: request.id };
}

interface Assignment {
  readonly id: number;
  readonly staffId: number | null;
  /** Assignee as the caller last saw it; undefined accepts any. */
  readonly from: number | null | undefined;
}

export async function assignRequest(
  { db }: StaffWork,
  { id, staffId, from }: Assignment,
): Promise<StaffChange<number>> {
  const request = await lockOpen(db, id);
  if (from !== undefined && request.assigned_to !== from) throw changedMeanwhile('StaffID');
  if (staffId !== null && !(await isDeskStaff(db, staffId))) {
    throw badRequest('StaffID', 'notstaff');
  }
  await setAssigned(db, id, staffId);
  return toChange(request, { AssignedTo: request.assigned_to }, { AssignedTo: staffId });
}

interface Note {
  readonly id: number;
  readonly text: string;
  readonly contacted: boolean;
}

export async function noteRequest(
  { db, now, staff }: StaffWork,
  { id, text, contacted }: Note,
): Promise<StaffChange<number>> {
  const request = await lockExisting(db, id);
  await insertNote(db, { requestId: id, authorId: staff.userId, text, now });
  if (contacted) await setContacted(db, id, now);
  const state = contacted && request.state === 'new' ? 'contacted' : request.state;
  return toChange(request, { State: request.state }, { State: state, Note: text });
}

export function accountAddress(publicUrl: string, edition: Edition): string {
  return `${publicUrl}${edition === 'cn' ? '/cn' : ''}/Account`;
}

type Grant = InputOf<typeof GrantDeskRequest>;

interface Granting {
  readonly grant: Grant;
  readonly editions: readonly Edition[];
  readonly expires: Date;
}

async function grantMembership(work: StaffWork, member: MemberRow, { grant, editions, expires }: Granting) {
  const membership = { level: grant.Level, state: grant.State, modules: [...new Set(grant.Modules)], expires };
  for (const edition of editions) {
    await (grant.State === chargeStates.trial
      ? giveTrial(work, member, { ...membership, edition })
      : replaceMembership(work, member, { ...membership, edition, takesAway: grant.TakesAway }));
  }
  if (grant.TrialItems !== undefined) await updateAccount(work.db, member.id, { trial_item_limit: grant.TrialItems });
}

/** Grants a request: membership, notice, mail and audit entry in one transaction, so whoever is told has it. */
export async function grantRequest(work: StaffWork, grant: Grant, publicUrl: string): Promise<StaffChange<number>> {
  const { db, now, staff } = work;
  const request = await lockOpen(db, grant.RequestID);
  const expires = new Date(grant.ExpireDate);
  if (expires <= now) throw badRequest('ExpireDate', 'past');
  requireLikelyExpiry(expires, now);
  if (grant.State === chargeStates.paid && grant.Modules.length === 0) throw badRequest('Modules', 'required');
  // The portal promises that staff phones before a trial begins.
  if (grant.State === chargeStates.trial && request.contacted_at === null) throw badRequest('State', 'phonecheck');
  const member = await lockForChange(work, request.user_id);
  const editions = [...new Set(grant.Editions)];
  await withUndoRecord(work, { accountId: member.id, requestId: request.id }, async () => {
    await grantMembership(work, member, { grant, editions, expires });
    await decide(db, { id: request.id, state: 'granted', staffId: staff.userId, reason: grant.Note ?? null, now });
    // Granted for another edition than asked for: nothing is applied for any more there.
    if (request.for_cn) await clearApplied(db, { userId: member.id, edition: 'cn', now });
    if (request.for_en) await clearApplied(db, { userId: member.id, edition: 'en', now });
  });
  for (const edition of editions) {
    const detail = { Level: grant.Level, Edition: edition, State: grant.State, ExpireDate: expires.toISOString() };
    await insertNotice(db, { userId: member.id, kind: 'membershipGranted', detail, now });
    await mailToMember(db, member, (language, name) => {
      const address = accountAddress(publicUrl, language);
      const granted = { name, level: grant.Level, expires, forEdition: edition, address };
      return grant.State === chargeStates.trial
        ? trialGrantedMail(language, { ...granted, trialItems: grant.TrialItems ?? member.trial_item_limit })
        : membershipGrantedMail(language, { ...granted, modules: [...new Set(grant.Modules)] });
    });
  }
  const after = await lockMember(db, member.id);
  return toChange(
    request,
    { State: request.state, Member: editions.map((edition) => auditedMembership(member, edition)) },
    {
      State: 'granted',
      Member: after === undefined ? [] : editions.map((edition) => auditedMembership(after, edition)),
      ...(grant.TrialItems === undefined ? {} : { TrialItems: grant.TrialItems }),
    },
  );
}

export async function refuseRequest(
  work: StaffWork,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<StaffChange<number>> {
  const { db, now, staff } = work;
  const request = await lockOpen(db, id);
  const member = await lockForChange(work, request.user_id);
  await decide(db, { id, state: 'refused', staffId: staff.userId, reason, now });
  if (request.for_cn) await clearApplied(db, { userId: member.id, edition: 'cn', now });
  if (request.for_en) await clearApplied(db, { userId: member.id, edition: 'en', now });
  const detail = { Level: request.level, Reason: reason };
  await insertNotice(db, { userId: member.id, kind: 'membershipRefused', detail, now });
  const level = storedWord(membershipLevels, request.level);
  await mailToMember(db, member, (edition, name) => membershipRefusedMail(edition, { name, level, reason }));
  return toChange(request, { State: request.state }, { State: 'refused', Reason: reason });
}

/** Opens a refused request again, after a wrong refusal or a call by the person. */
export async function reopenRequest(work: StaffWork, id: number): Promise<StaffChange<number>> {
  const { db } = work;
  const request = await lockExisting(db, id);
  if (request.state !== 'refused') throw closed('RequestID');
  const kind = { userId: request.user_id, level: request.level, isTrial: request.require_type === 'Free' };
  if ((await findOpenRequest(db, kind)) !== undefined) throw badRequest('RequestID', 'openrequest');
  const state = request.contacted_at === null ? 'new' : 'contacted';
  const member = await lockForChange(work, request.user_id);
  await reopen(db, id, state);
  if (request.for_cn) await markApplied(db, member.id, 'cn');
  if (request.for_en) await markApplied(db, member.id, 'en');
  return toChange(request, { State: request.state }, { State: state });
}
