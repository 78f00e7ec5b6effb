import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Claimed } from '../jobs/queue-row.queries.ts';
import type { MailToSend } from './mail-content.ts';

export interface OutgoingMail extends Claimed {
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly list_unsubscribe: string | null;
  readonly edition: string;
  readonly subject: string;
  readonly body_text: string | null;
  readonly body_html: string | null;
  readonly secret_until: Date | null;
}

export const outgoingMailColumns = [
  'recipient',
  'reply_to',
  'list_unsubscribe',
  'edition',
  'subject',
  'body_text',
  'body_html',
  'secret_until',
] as const satisfies readonly (keyof OutgoingMail)[];

export async function insertMail(db: Db, mail: MailToSend): Promise<string> {
  const { id } = await db
    .insertInto('outgoing_mail')
    .values({
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      list_unsubscribe: mail.oneClickStop ?? null,
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
