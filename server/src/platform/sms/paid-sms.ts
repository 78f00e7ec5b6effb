import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Db } from '../db/db.ts';
import { queueMail } from '../mail/outbox.ts';
import { queueSms } from './outbox.ts';
import type { SmsToSend } from './outgoing-sms.queries.ts';
import { countTextsToday, lockTexts } from './paid-sms.queries.ts';
import { smsBudgetMail } from './sms-budget-mail.ts';

/** How many text messages the portal pays for on a day of Shanghai, and who hears of the last one. */
export interface SmsBudget {
  readonly aDay: number;
  readonly deskMailbox: string | null;
}

/**
 * Puts a text message into the outbox while the day's budget lasts, then answers 1004 until midnight in Shanghai: what
 * single askers may ask for does not bound what a thousand of them cost. The last message of the day tells the desk.
 */
export async function queuePaidSms(db: Db, sms: SmsToSend, { aDay, deskMailbox }: SmsBudget): Promise<void> {
  await lockTexts(db);
  const { sent, secondsLeft } = await countTextsToday(db);
  if (sent >= aDay) throw new ApiError(1004, { Dict: { RetryAfter: secondsLeft } });
  await queueSms(db, sms);
  if (sent + 1 === aDay && deskMailbox !== null) {
    await queueMail(db, { to: deskMailbox, edition: 'cn', ...smsBudgetMail('cn', { aDay: String(aDay) }) });
  }
}
