import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Claimed } from '../jobs/queue-row.queries.ts';

export interface SmsToSend {
  readonly to: string;
  readonly template: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Validity of the code in minutes, default 5 (captcha); not sent later, erased once sent. */
  readonly secretForMinutes?: number;
}

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
