import type { Db } from '../db/db.ts';
import { announceWork } from '../jobs/queue-notice.ts';
import type { MailToSend } from './mail-content.ts';
import { findOwnWording } from './mail-text.queries.ts';
import { insertMail } from './outgoing-mail.queries.ts';

async function inOwnWording(db: Db, mail: MailToSend): Promise<MailToSend> {
  if (mail.reword === undefined) return mail;
  const own = await findOwnWording(db, mail.template, mail.edition);
  return own === null ? mail : { ...mail, ...mail.reword(own) };
}

/** Queues a mail in the caller's transaction, in its current wording; sent after commit. Returns its ID. */
export async function queueMail(db: Db, mail: MailToSend): Promise<string> {
  const id = await insertMail(db, await inOwnWording(db, mail));
  await announceWork(db, 'mail');
  return id;
}
