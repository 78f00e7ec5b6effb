import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Claimed } from '../jobs/queue-row.queries.ts';

/** A text message: the number in E.164 form, the words as they are kept, and the values the provider's template takes. */
export interface SmsToSend {
  readonly to: string;
  readonly template: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
  /** For how many minutes the code in it opens something, 5 (a captcha) when left out: it is not sent later, and erased once sent. */
  readonly secretForMinutes?: number;
}

/** What the sending of a text message needs of its row. */
export interface OutgoingSms extends Claimed {
  readonly recipient: string;
  readonly body_text: string | null;
  readonly fields: unknown;
}

export const outgoingSmsColumns = [
  'recipient',
  'body_text',
  'fields',
] as const satisfies readonly (keyof OutgoingSms)[];

const captchaMinutes = 5;

/** Keeps a text message to be sent and returns its number. */
export async function insertSms(db: Db, sms: SmsToSend): Promise<string> {
  const { id } = await db
    .insertInto('outgoing_sms')
    .values({
      recipient: sms.to,
      template: sms.template,
      body_text: sms.text,
      fields: JSON.stringify(sms.fields),
      secret_until: sql<Date>`now() + make_interval(mins => ${sms.secretForMinutes ?? captchaMinutes}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
