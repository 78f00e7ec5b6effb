import { dayMs, minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Db } from '../db/db.ts';
import { type Requester, findRequestWait } from '../limits/requester-share.ts';
import {
  type MailPurpose,
  insertRequestedMail,
  isAddressProven,
  listRequestedMails,
  lockRequestedMail,
} from './requested-mail.queries.ts';
import type { MailToSend } from './mail-content.ts';
import { queueMail } from './outbox.ts';
import { hashAddress } from './hash-address.ts';

/** The mailbox may be a stranger's: few mails, whoever asks and for whatever account. */
const unproven = { pauseMs: 10 * minuteMs, aDay: 5, byPurpose: false } as const;
/** Per purpose: who has just used a code may still ask for a link. */
const proven = { pauseMs: 60_000, aDay: 10, byPurpose: true } as const;

export interface MailRequestPace {
  /** Milliseconds until the recipient may get a link or code; 0: now. */
  readonly waitMs: number;
  /** Minimum milliseconds between two of them. */
  readonly pauseMs: number;
}

interface MailRequest {
  readonly to: string;
  readonly purpose: MailPurpose;
  readonly requester: Requester;
  readonly now: Date;
}

/** When the next link or code may be mailed; locks the recipient until the transaction ends. */
export async function findRequestedMailPace(
  db: Db,
  { to, purpose, requester, now }: MailRequest,
): Promise<MailRequestPace> {
  const hash = hashAddress(to);
  await lockRequestedMail(db, hash);
  const isProven = await isAddressProven(db, to);
  const { byPurpose, ...limits } = isProven ? proven : unproven;
  const since = new Date(now.getTime() - dayMs);
  const requests = await listRequestedMails(db, hash, { purpose: byPurpose ? purpose : null, since });
  // What is known is known of the account; an unproven address may be a stranger's.
  const waitMs = findRequestWait(
    requests,
    { ...requester, isKnown: requester.isKnown && isProven },
    { ...limits, now },
  );
  return { waitMs, pauseMs: limits.pauseMs };
}

/** Queues a requested link or code, the only mail to unproven addresses; 1004 with wait seconds. Returns the next pace. */
export async function queueRequestedMail(
  db: Db,
  mail: MailToSend,
  { purpose, requester, now }: Omit<MailRequest, 'to'>,
): Promise<MailRequestPace> {
  const pace = await findRequestedMailPace(db, { to: mail.to, purpose, requester, now });
  if (pace.waitMs > 0) throw new ApiError(1004, { Dict: { RetryAfter: Math.ceil(pace.waitMs / 1000) } });
  await insertRequestedMail(db, hashAddress(mail.to), { purpose, now, requesterHash: requester.hash });
  await queueMail(db, mail);
  return pace;
}
