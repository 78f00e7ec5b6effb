import type { Db } from '../db/db.ts';
import type { MailToSend } from './outbox.ts';

/** Keeps a mail to be sent and returns its number. */
export async function insertMail(db: Db, mail: MailToSend): Promise<string> {
  const { id } = await db
    .insertInto('outgoing_mail')
    .values({
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      edition: mail.edition,
      template: mail.template,
      subject: mail.subject.replaceAll(/\p{Cc}+/gu, ' ').trim(),
      body_text: mail.text,
      body_html: mail.html,
      holds_secret: mail.holdsSecret ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
