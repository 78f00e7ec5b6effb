import { sql } from 'kysely';
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
      // A line break in a subject would begin a header of the sender's making.
      subject: mail.subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
      body_text: mail.text,
      body_html: mail.html,
      secret_until: sql<Date | null>`now() + make_interval(mins => ${mail.secretForMinutes ?? null}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
