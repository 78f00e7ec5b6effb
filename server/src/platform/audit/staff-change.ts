import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { SessionUser } from '#platform/session/session-user.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { recordAudit } from './audit.ts';

export interface StaffWork {
  readonly db: Db;
  readonly now: Date;
  readonly staff: SessionUser;
}

export interface StaffChange<Result> {
  readonly subject: { readonly kind: string; readonly id: number | string };
  readonly before: object | null;
  readonly after: object | null;
  readonly result: Result;
}

/** Makes a change by staff and its audit entry, both or neither. */
export async function changeAsStaff<Result>(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { operation, caller }: { readonly operation: string; readonly caller: Caller },
  change: (work: StaffWork) => Promise<StaffChange<Result>>,
): Promise<Result> {
  const staff = signedInUser(caller);
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const { subject, before, after, result } = await change({ db: transaction, now, staff });
    const actor = { id: staff.userId, name: staff.loginUserName };
    await recordAudit(transaction, { at: now, actor, operation, subject, before, after });
    return result;
  });
}

export function closed(field: string): ApiError {
  return badRequest(field, 'closed');
}

export function changedMeanwhile(field: string): ApiError {
  return badRequest(field, 'changed');
}

/** Throws 1009 without a row, and refuses a revision other than the one the caller saw. */
export function checkRevision<Row extends { readonly revision: number }>(row: Row | undefined, revision: number): Row {
  if (row === undefined) throw new ApiError(1009);
  if (row.revision !== revision) throw changedMeanwhile('Revision');
  return row;
}
