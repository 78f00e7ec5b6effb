import { minuteMs } from '@btc/contract/time.ts';
import type { Caller } from '../api/binding.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/db.ts';
import { signedInUser } from '../session/signed-in.ts';
import { recordAudit } from './audit.ts';
import type { StaffChange, StaffWork } from './staff-change.ts';

/** For writes every few seconds while somebody types: one transaction, without an audit entry of its own. */
export function writeAsStaff<Result>(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  caller: Caller,
  change: (work: StaffWork) => Promise<Result>,
): Promise<Result> {
  const staff = signedInUser(caller);
  return db.transaction().execute((transaction) => change({ db: transaction, now: clock.now(), staff }));
}

const spellMs = 10 * minuteMs;

interface SaveBefore {
  readonly saved_by: number | null;
  readonly saved_at: Date | null;
}

export async function recordWriting(
  { db, now, staff }: StaffWork,
  { saved_by: by, saved_at: at }: SaveBefore,
  entry: Omit<StaffChange<never>, 'result'> & { readonly operation: string },
): Promise<void> {
  if (by === staff.userId && now.getTime() - (at?.getTime() ?? 0) < spellMs) return;
  await recordAudit(db, { at: now, actor: { id: staff.userId, name: staff.loginUserName }, ...entry });
}
