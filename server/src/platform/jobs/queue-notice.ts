import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Channel on which a queue announces waiting work; the payload is its name. */
export const queueChannel = 'jobs';

export type QueueName = 'mail' | 'sms' | JobKind;

/** Kinds with rows in `job`; a mail or text message is its own row. */
export type JobKind = 'newsletter' | 'tradeFile' | 'task' | 'alert' | 'alertSend';

/** Wakes the workers of every process on commit. */
export async function announceWork(db: Db, queue: QueueName): Promise<void> {
  await sql`select pg_notify(${queueChannel}, ${queue})`.execute(db);
}
