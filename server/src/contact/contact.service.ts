import { hourMs, minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { contactMail } from './contact-mail.ts';
import {
  countMessagesSince,
  hasMessageSince,
  insertMessage,
  lockMessage,
  type NewContactMessage,
} from './contact.queries.ts';

/** The same message within this time is a second click or a retry, and is stored once. */
const sameWithinMs = 10 * minuteMs;
/** Limits per hour for mails and stored messages: more is a flood, whoever sends it. */
const maxMailed = 30;
const maxStored = 600;

export type ContactMessage = Omit<NewContactMessage, 'contentHash'>;

/** Without a mailbox messages wait in the console only. */
export interface ContactDesk {
  readonly mailbox: string | null;
  readonly publicUrl: string;
}

export async function receiveMessage(
  db: Db,
  { mailbox, publicUrl }: ContactDesk,
  message: ContactMessage,
): Promise<void> {
  const contentHash = computeHash(message);
  const before = (ms: number): Date => new Date(message.now.getTime() - ms);
  await db.transaction().execute(async (tx) => {
    await lockMessage(tx, contentHash);
    if (await hasMessageSince(tx, contentHash, before(sameWithinMs))) return;
    const recent = await countMessagesSince(tx, before(hourMs));
    if (recent >= maxStored) throw new ApiError(1010);
    const id = await insertMessage(tx, { ...message, contentHash });
    if (mailbox === null || recent >= maxMailed) return;
    const { edition, email } = message;
    const isLastMail = recent === maxMailed - 1;
    await queueMail(tx, {
      to: mailbox,
      edition,
      replyTo: email,
      ...contactMail(edition, { id, ...message, publicUrl, isLastMail }),
    });
  });
}

function computeHash({ name, companyName, phone, email, content }: ContactMessage): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([name, companyName, phone, email, content]))
    .digest();
}
