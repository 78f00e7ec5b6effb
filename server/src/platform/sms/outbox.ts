import type { Db } from '../db/db.ts';
import { announceWork } from '../jobs/queue-notice.ts';
import { insertSms, type SmsToSend } from './outgoing-sms.queries.ts';

export async function queueSms(db: Db, sms: SmsToSend): Promise<string> {
  const id = await insertSms(db, sms);
  await announceWork(db, 'sms');
  return id;
}
