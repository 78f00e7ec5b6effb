import type { Slice } from '#platform/api/paging.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';

function cancellations(db: Db, state: string | undefined) {
  return db
    .selectFrom('cancellation_request')
    .$if(state !== undefined, (query) => query.where('cancellation_request.state', '=', state ?? ''));
}

export function listCancellations(db: Db, state: string | undefined, { limit, offset }: Slice) {
  return cancellations(db, state)
    .innerJoin('account as member', 'member.id', 'cancellation_request.user_id')
    .leftJoin('account as decider', 'decider.id', 'cancellation_request.decided_by')
    .selectAll('cancellation_request')
    .select([
      'member.login_user_name',
      'member.company_name',
      'member.company_local_name',
      'decider.login_user_name as decider_name',
    ])
    .orderBy('cancellation_request.requested_at', 'desc')
    .orderBy('cancellation_request.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countCancellations(db: Db, state: string | undefined): Promise<number> {
  return countRows(cancellations(db, state));
}

export function findCancellation(db: Db, id: number) {
  return db.selectFrom('cancellation_request').select(['user_id', 'state']).where('id', '=', id).executeTakeFirst();
}

export function lockCancellation(db: Db, id: number) {
  return db.selectFrom('cancellation_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface CancellationDecision {
  readonly id: number;
  readonly state: 'approved' | 'refused';
  readonly staffId: number;
  readonly note: string | null;
  readonly now: Date;
}

export async function decideCancellation(db: Db, decision: CancellationDecision): Promise<void> {
  await db
    .updateTable('cancellation_request')
    .set({
      state: decision.state,
      decided_at: decision.now,
      decided_by: decision.staffId,
      note: decision.note,
    })
    .where('id', '=', decision.id)
    .execute();
}
