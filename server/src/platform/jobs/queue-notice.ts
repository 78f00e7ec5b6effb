import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** The channel on which a queue announces that something waits; the payload is its name. */
export const queueChannel = 'jobs';

/** What is done behind the calls, each kind in a queue of its own. */
export type QueueName = 'mail' | 'sms' | JobKind;

/** Work whose rows are in `job`; a message is its own row. */
export type JobKind = 'newsletter' | 'tradeFile' | 'task' | 'alert' | 'alertSend';

/** Wakes the workers of every process when the caller's transaction commits. */
export async function announceWork(db: Db, queue: QueueName): Promise<void> {
  await sql`select pg_notify(${queueChannel}, ${queue})`.execute(db);
}
