import type { Edition } from '@btc/contract/members/access.ts';
import { confirmHours, toNewsletterConfirmPath } from '@btc/contract/newsletter/newsletter-paths.ts';
import { hourMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { hashRequester } from '#platform/limits/requester-share.ts';
import { recordConsent } from '#legal/face.ts';
import { findRequestedMailPace, queueRequestedMail } from '#platform/mail/requested-mail.ts';
import { confirmNewsletterMail } from './confirm-mail.ts';
import {
  renewSubscriptionRequest,
  confirmSubscriber,
  findChoice,
  insertSubscriber,
  lockChoice,
  lockSubscriberByEmail,
  lockSubscriberByStopKey,
  saveChoice,
  stopSubscriber,
} from './subscriber.queries.ts';
import { hashSubscriberKey, newSubscriberKey } from './subscriber-key.ts';

export interface SubscriberDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Mails a confirmation link, none to existing subscribers; the caller cannot tell which. */
export async function askNewsletter(
  { db, clock, publicUrl }: SubscriberDeps,
  { email, edition, address: from }: { email: string; edition: Edition; address: string },
): Promise<void> {
  const now = clock.now();
  const key = newSubscriberKey();
  const request = { edition, now, confirmHash: hashSubscriberKey(key) };
  await db.transaction().execute(async (transaction) => {
    const known = await lockSubscriberByEmail(transaction, email);
    if (known?.state === 'subscribed') return;
    // A question, or to an unproven address any other link or code, of the last minutes is on its way: nobody can fill another's mailbox.
    const toCount = { purpose: 'newsletter', requester: { hash: hashRequester(from), isKnown: false }, now } as const;
    if ((await findRequestedMailPace(transaction, { to: email, ...toCount })).waitMs > 0) return;
    if (known === undefined) await insertSubscriber(transaction, { ...request, email, stopKey: newSubscriberKey() });
    else await renewSubscriptionRequest(transaction, known.id, request);
    const address = `${publicUrl}${toNewsletterConfirmPath(edition, key)}`;
    await queueRequestedMail(
      transaction,
      { to: email, edition, ...confirmNewsletterMail(edition, { address }) },
      toCount,
    );
  });
}

export async function confirmNewsletter({ db, clock }: SubscriberDeps, key: string): Promise<Edition> {
  const now = clock.now();
  const requestedSince = new Date(now.getTime() - confirmHours * hourMs);
  return db.transaction().execute(async (transaction) => {
    const found = await confirmSubscriber(transaction, { confirmHash: hashSubscriberKey(key), now, requestedSince });
    if (found === undefined) throw new ApiError(1009);
    const edition: Edition = found.edition === 'en' ? 'en' : 'cn';
    const what = { kind: 'newsletter', act: 'given', way: 'newsletterForm' } as const;
    if (found.email !== null) {
      await recordConsent(transaction, { giver: { address: found.email }, ...what, edition, now });
    }
    return edition;
  });
}

export async function stopNewsletter({ db, clock }: SubscriberDeps, key: string): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const found = await lockSubscriberByStopKey(transaction, key);
    if (found === undefined) throw new ApiError(1009);
    await stopSubscriber(transaction, found.id, now);
    if (found.state !== 'subscribed') return;
    const giver = found.user_id === null ? { address: found.email ?? '' } : { userId: found.user_id };
    const what = { kind: 'newsletter', act: 'withdrawn', way: 'newsletterMail' } as const;
    await recordConsent(transaction, { giver, ...what, edition: found.edition === 'en' ? 'en' : 'cn', now });
  });
}

/** A member's choice; without one, the edition of the account. */
export async function readChoice(db: Db, userId: number) {
  const found = await findChoice(db, userId);
  const edition: Edition = (found?.edition ?? found?.account_edition) === 'en' ? 'en' : 'cn';
  return { Subscribed: found?.state === 'subscribed', Edition: edition, Email: found?.company_email ?? null };
}

export async function choose(
  { db, clock }: SubscriberDeps,
  { userId, isReading, edition }: { userId: number; isReading: boolean; edition: Edition },
) {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const wasReading = await lockChoice(transaction, userId);
    await saveChoice(transaction, { userId, edition, isReading, now, stopKey: newSubscriberKey() });
    if (wasReading !== isReading) {
      const act = isReading ? 'given' : 'withdrawn';
      const what = { kind: 'newsletter', act, way: 'account' } as const;
      await recordConsent(transaction, { giver: { userId }, ...what, edition, now });
    }
    return readChoice(transaction, userId);
  });
}
