import { ApiError } from '@btc/contract/wire/errors.ts';
import { closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import type { Reported } from '../report.queries.ts';
import { handleReports, lockContent, setRemoved } from './moderation.queries.ts';

function toSubject({ kind, id }: Reported) {
  return { kind: kind === 'post' ? 'marketPost' : 'marketMessage', id };
}

async function getContent(db: Db, thing: Reported) {
  const found = await lockContent(db, thing);
  if (found === undefined) throw new ApiError(1009);
  return found;
}

export async function removeContent(
  { db, now, staff }: StaffWork,
  thing: Reported,
  reason: string,
): Promise<StaffChange<null>> {
  const { removed_at: removedAt, account_id: writerId } = await getContent(db, thing);
  if (removedAt !== null) throw closed('ID');
  await setRemoved(db, thing, { at: now, reason, by: staff.userId });
  const reports = await handleReports(db, thing, { at: now, staffId: staff.userId });
  await insertNotice(db, {
    userId: writerId,
    kind: 'marketRemoved',
    detail: { Kind: thing.kind, Reason: reason },
    now,
  });
  return {
    subject: toSubject(thing),
    before: { State: 'shown' },
    after: { State: 'removed', Reason: reason, Reports: reports },
    result: null,
  };
}

export async function restoreContent({ db }: StaffWork, thing: Reported): Promise<StaffChange<null>> {
  const { removed_at: removedAt, removed_reason: reason } = await getContent(db, thing);
  if (removedAt === null) throw closed('ID');
  await setRemoved(db, thing, null);
  return {
    subject: toSubject(thing),
    before: { State: 'removed', Reason: reason },
    after: { State: 'shown' },
    result: null,
  };
}

export async function dismissReports({ db, now, staff }: StaffWork, thing: Reported): Promise<StaffChange<null>> {
  await getContent(db, thing);
  const reports = await handleReports(db, thing, { at: now, staffId: staff.userId });
  if (reports === 0) throw closed('ID');
  return { subject: toSubject(thing), before: { Reports: reports }, after: { Reports: 0 }, result: null };
}
