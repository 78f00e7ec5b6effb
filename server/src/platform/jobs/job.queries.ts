import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { announceWork, type JobKind } from './queue-notice.ts';
import type { Claimed } from './queue-row.queries.ts';

/** A piece of work: what is to be done about what. */
export interface Job {
  readonly kind: JobKind;
  /** The number or name of what it is about; it is asked for once at a time. */
  readonly subject: string;
}

/** Asks for work in the caller's transaction: it is done after the commit, or when it is due. What was asked for about the same before is forgotten. */
export async function askJob(db: Db, { kind, subject }: Job, dueAt?: Date): Promise<void> {
  await dropJob(db, { kind, subject });
  await db
    .insertInto('job')
    .values({ kind, subject, ...(dueAt === undefined ? {} : { next_attempt_at: dueAt }) })
    .execute();
  await announceWork(db, kind);
}

/** Takes back what was asked for; an attempt that is being made can write nothing down any more. */
export async function dropJob(db: Db, { kind, subject }: Job): Promise<void> {
  await db.deleteFrom('job').where('kind', '=', kind).where('subject', '=', subject).execute();
}

/** Whether a job is still in the hands of whoever makes this attempt, for statements that write down what it found. */
export function isInHand({ id, attempts }: Pick<Claimed, 'id' | 'attempts'>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from job where id = ${id} and state = 'running' and attempts = ${attempts})`;
}
