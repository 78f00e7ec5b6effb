import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Db } from '../db/db.ts';
import { queueMail } from '../mail/outbox.ts';
import { queueSms } from './outbox.ts';
import type { SmsToSend } from './outgoing-sms.queries.ts';
import { countTextsToday, lockTexts } from './paid-sms.queries.ts';
import { smsBudgetMail } from './sms-budget-mail.ts';

export interface SmsBudget {
  readonly aDay: number;
  readonly deskMailbox: string | null;
}

/** Queues a message within the daily budget, then 1004 until midnight in Shanghai; the last one notifies the desk. */
export async function queuePaidSms(db: Db, sms: SmsToSend, { aDay, deskMailbox }: SmsBudget): Promise<void> {
  await lockTexts(db);
  const { sent, secondsLeft } = await countTextsToday(db);
  if (sent >= aDay) throw new ApiError(1004, { Dict: { RetryAfter: secondsLeft } });
  await queueSms(db, sms);
  if (sent + 1 === aDay && deskMailbox !== null) {
    await queueMail(db, { to: deskMailbox, edition: 'cn', ...smsBudgetMail('cn', { aDay: String(aDay) }) });
  }
}
