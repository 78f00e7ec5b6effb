import type { Db } from '../db/db.ts';
import { announceWork } from '../jobs/queue-notice.ts';
import { insertSms } from './outgoing-sms.queries.ts';

/** A text message: the number in E.164 form, the words as they are kept, and the values the provider's template takes. */
export interface SmsToSend {
  readonly to: string;
  readonly template: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
  /** For how many minutes the code in it opens something, 5 (a captcha) when left out: it is not sent later, and erased once sent. */
  readonly secretForMinutes?: number;
}

/** Puts a text message into the outbox in the caller's transaction. Returns its number. */
export async function queueSms(db: Db, sms: SmsToSend): Promise<string> {
  const id = await insertSms(db, sms);
  await announceWork(db, 'sms');
  return id;
}
