import type { Db } from '../db/db.ts';
import { announceWork } from '../jobs/queue-notice.ts';
import { insertSms, type SmsToSend } from './outgoing-sms.queries.ts';

/** Puts a text message into the outbox in the caller's transaction. Returns its number. */
export async function queueSms(db: Db, sms: SmsToSend): Promise<string> {
  const id = await insertSms(db, sms);
  await announceWork(db, 'sms');
  return id;
}
