import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { announceWork, type JobKind } from './queue-notice.ts';
import type { Claimed } from './queue-row.queries.ts';

export interface Job {
  readonly kind: JobKind;
  /** Number or name of what it is about; one job at a time per kind and subject. */
  readonly subject: string;
}

/** Queues a job in the caller's transaction, due after commit or at `dueAt`; replaces one for the same subject. */
export async function enqueueJob(db: Db, { kind, subject }: Job, dueAt?: Date): Promise<void> {
  await cancelJob(db, { kind, subject });
  await db
    .insertInto('job')
    .values({ kind, subject, ...(dueAt === undefined ? {} : { next_attempt_at: dueAt }) })
    .execute();
  await announceWork(db, kind);
}

/** Cancels a job; a running attempt can no longer store its result. */
export async function cancelJob(db: Db, { kind, subject }: Job): Promise<void> {
  await db.deleteFrom('job').where('kind', '=', kind).where('subject', '=', subject).execute();
}

/** SQL condition that this attempt still owns the job, for statements that store its result. */
export function stillOwnsJob({ id, attempts }: Pick<Claimed, 'id' | 'attempts'>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from job where id = ${id} and state = 'running' and attempts = ${attempts})`;
}
