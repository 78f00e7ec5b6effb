import type { Edition } from '@btc/contract/members/access.ts';
import type { Db } from '../db/db.ts';
import { announceDelivery } from '../jobs/delivery-notice.ts';
import { insertMail } from './outgoing-mail.queries.ts';

/** A mail as a template made it, and whom it goes to. */
export interface MailToSend {
  readonly to: string;
  readonly edition: Edition;
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** Whether the words open something (a reset link, a code): they are erased as soon as the mail is over. */
  readonly holdsSecret?: boolean;
}

/** Puts a mail into the outbox in the caller's transaction: it goes out after the commit, and not at all after a rollback. Returns its number. */
export async function queueMail(db: Db, mail: MailToSend): Promise<string> {
  const id = await insertMail(db, mail);
  await announceDelivery(db, 'mail');
  return id;
}
