import { minuteMs } from '@btc/contract/time.ts';
import type { Db } from '../db/db.ts';

export interface Presence {
  readonly kind: 'article' | 'marketReport' | 'newsletter';
  readonly subjectId: number;
  readonly userId: number;
  /** Part being edited; null: none yet. */
  readonly part: string | null;
  readonly now: Date;
}

export async function notePresence(db: Db, { kind, subjectId, userId, part, now }: Presence): Promise<void> {
  await db
    .insertInto('staff_presence')
    .values({ kind, subject_id: subjectId, user_id: userId, part, seen_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id', 'user_id']).doUpdateSet({ part, seen_at: now }))
    .execute();
}

export function listPresent(db: Db, { kind, subjectId, userId, now }: Omit<Presence, 'part'>) {
  return db
    .selectFrom('staff_presence')
    .innerJoin('account', 'account.id', 'staff_presence.user_id')
    .select(['user_id', 'account.login_user_name', 'staff_presence.part'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('user_id', '!=', userId)
    .where('seen_at', '>', new Date(now.getTime() - minuteMs))
    .orderBy('account.login_user_name')
    .execute();
}
