import { canVisit, type Edition } from '@btc/contract/members/access.ts';
import { toNewsletterStopPath, oneClickStopAddress } from '@btc/contract/newsletter/newsletter-paths.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { Outcome } from '#platform/jobs/queue-worker.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { toMembershipFields } from '#platform/session/membership-fields.ts';
import { hashAddress } from '#platform/mail/hash-address.ts';
import { digestMail } from './digest-mail.ts';
import { type IssueText, listTexts } from './issue.queries.ts';
import {
  type DueSubscriber,
  listDueSubscribers,
  lockOutgoingIssue,
  noteDelivery,
  setIssueState,
} from './send.queries.ts';

export interface SendDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Subscribers per transaction; a crash between two of them neither loses nor repeats a mail. */
const batchSize = 100;

interface Sending {
  readonly issueId: number;
  readonly texts: readonly IssueText[];
  readonly publicUrl: string;
  readonly now: Date;
}

/** Queues an issue for one subscriber unless the address has it already. */
async function sendToOne(
  db: Db,
  subscriber: DueSubscriber,
  { issueId, texts, publicUrl, now }: Sending,
): Promise<void> {
  const edition: Edition = subscriber.edition === 'en' ? 'en' : 'cn';
  const text = texts.find((one) => one.edition === edition);
  if (text === undefined) return;
  const addressHash = hashAddress(subscriber.address);
  if (!(await noteDelivery(db, { issueId, addressHash, now }))) return;
  const { stop_key: key } = subscriber;
  const mail = digestMail(edition, {
    ...text,
    publicUrl,
    hasPlants: canVisit(toMembershipFields(subscriber), 'Est', edition, now).kind === 'open',
    hasPrices: canVisit(toMembershipFields(subscriber), 'Price', edition, now).kind === 'open',
    stopAddress: `${publicUrl}${toNewsletterStopPath(edition, key)}`,
  });
  const oneClickStop = `${publicUrl}${oneClickStopAddress(edition, key)}`;
  await queueMail(db, { to: subscriber.address, edition, oneClickStop, ...mail });
}

/** Queues one batch of an issue; asks to run again while subscribers are left or the issue is not due. */
export async function sendBatch({ db, clock, publicUrl }: SendDeps, issueId: number): Promise<Outcome> {
  const now = clock.now();
  return db.transaction().execute(async (transaction): Promise<Outcome> => {
    const issue = await lockOutgoingIssue(transaction, issueId);
    if (issue === undefined || issue.send_at === null) return { kind: 'done' };
    const early = issue.send_at.getTime() - now.getTime();
    if (early > 0) return { kind: 'again', afterMs: early, code: null };
    const subscribers = await listDueSubscribers(transaction, issueId, { after: 0, limit: batchSize });
    if (subscribers.length === 0) {
      await setIssueState(transaction, issueId, { state: 'sent', sent_at: now });
      return { kind: 'done' };
    }
    if (issue.state === 'scheduled') await setIssueState(transaction, issueId, { state: 'sending' });
    const texts = await listTexts(transaction, issueId);
    for (const subscriber of subscribers) await sendToOne(transaction, subscriber, { issueId, texts, publicUrl, now });
    return { kind: 'again', afterMs: 0, code: null };
  });
}
