import type { Db } from '#platform/db/db.ts';
import type { RecentActivity } from './writer.service.ts';

export interface Reported {
  readonly kind: 'post' | 'message';
  readonly id: number;
}

export interface NewReport extends Reported {
  readonly reporterId: number;
  readonly reason: string;
  readonly note: string | null;
  readonly now: Date;
}

export async function isShown(db: Db, { kind, id }: Reported): Promise<boolean> {
  const row = await db
    .selectFrom(kind === 'post' ? 'market_post' : 'market_message')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasReported(db: Db, { kind, id, reporterId }: NewReport): Promise<boolean> {
  const row = await db
    .selectFrom('market_report')
    .select('id')
    .where(kind === 'post' ? 'post_id' : 'message_id', '=', id)
    .where('reporter_id', '=', reporterId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReport(db: Db, { kind, id, reporterId, reason, note, now }: NewReport): Promise<void> {
  await db
    .insertInto('market_report')
    .values({
      post_id: kind === 'post' ? id : null,
      message_id: kind === 'message' ? id : null,
      reporter_id: reporterId,
      reason,
      note,
      created_at: now,
    })
    .execute();
}

export function countReportsSince(db: Db, reporterId: number, since: Date): Promise<RecentActivity> {
  return db
    .selectFrom('market_report')
    .select((expression) => [expression.fn.countAll<number>().as('found'), expression.fn.min('created_at').as('first')])
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}
