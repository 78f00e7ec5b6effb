import type { Db } from '../db/db.ts';
import { announceWork } from '../jobs/queue-notice.ts';
import type { MailToSend } from './mail-content.ts';
import { insertMail } from './outgoing-mail.queries.ts';

/** Puts a mail into the outbox in the caller's transaction: it goes out after the commit, and not at all after a rollback. Returns its number. */
export async function queueMail(db: Db, mail: MailToSend): Promise<string> {
  const id = await insertMail(db, mail);
  await announceWork(db, 'mail');
  return id;
}
