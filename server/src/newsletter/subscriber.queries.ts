import type { Edition } from '@btc/contract/members/access.ts';
import { dayMs } from '@btc/contract/time.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { forgetConsentAddresses } from '#legal/face.ts';

/** Subscriber with an address of its own; locked until the transaction ends. */
export function lockSubscriberByEmail(db: Db, email: string) {
  return db
    .selectFrom('newsletter_subscriber')
    .select(['id', 'state', 'requested_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
}

interface SubscriptionRequest {
  readonly edition: Edition;
  readonly now: Date;
  readonly confirmHash: Buffer;
}

export async function insertSubscriber(
  db: Db,
  request: SubscriptionRequest & { readonly email: string; readonly stopKey: string },
): Promise<void> {
  await db
    .insertInto('newsletter_subscriber')
    .values({
      email: request.email,
      edition: request.edition,
      state: 'requested',
      confirm_hash: request.confirmHash,
      requested_at: request.now,
      stop_key: request.stopKey,
    })
    // Two questions at once are one: the other mail is on its way.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function renewSubscriptionRequest(
  db: Db,
  id: number,
  { edition, now, confirmHash }: SubscriptionRequest,
): Promise<void> {
  await db
    .updateTable('newsletter_subscriber')
    .set({ edition, state: 'requested', confirm_hash: confirmHash, requested_at: now })
    .where('id', '=', id)
    .execute();
}

/** Confirms a subscription by its key and returns its edition; undefined for an invalid key. */
export async function confirmSubscriber(
  db: Db,
  { confirmHash, now, requestedSince }: { confirmHash: Buffer; now: Date; requestedSince: Date },
) {
  return db
    .updateTable('newsletter_subscriber')
    .set({ state: 'subscribed', confirm_hash: null, confirmed_at: now, stopped_at: null })
    .where('confirm_hash', '=', confirmHash)
    .where('state', '=', 'requested')
    .where('requested_at', '>', requestedSince)
    .returning(['email', 'edition'])
    .executeTakeFirst();
}

export function lockSubscriberByStopKey(db: Db, stopKey: string) {
  return db
    .selectFrom('newsletter_subscriber')
    .select(['id', 'state', 'user_id', 'email', 'edition'])
    .where('stop_key', '=', stopKey)
    .forUpdate()
    .executeTakeFirst();
}

export async function stopSubscriber(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscriber')
    .set({ state: 'stopped', stopped_at: now, confirm_hash: null })
    .where('id', '=', id)
    .execute();
}

export function findChoice(db: Db, userId: number) {
  return db
    .selectFrom('account as a')
    .leftJoin('newsletter_subscriber as r', 'r.user_id', 'a.id')
    .select(['a.company_email', 'a.email_proven_at', 'a.edition as account_edition', 'r.state', 'r.edition'])
    .where('a.id', '=', userId)
    .executeTakeFirst();
}

/** Whether a member subscribes; locks the choice until the transaction ends. */
export async function lockChoice(db: Db, userId: number): Promise<boolean> {
  await db.selectFrom('account').select('id').where('id', '=', userId).forUpdate().execute();
  const found = await db
    .selectFrom('newsletter_subscriber')
    .select('state')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.state === 'subscribed';
}

export async function saveChoice(
  db: Db,
  choice: {
    readonly userId: number;
    readonly edition: Edition;
    readonly isReading: boolean;
    readonly now: Date;
    readonly stopKey: string;
  },
): Promise<void> {
  const { userId, edition, isReading, now, stopKey } = choice;
  const state = isReading ? 'subscribed' : 'stopped';
  const moments = isReading ? { confirmed_at: now, stopped_at: null } : { stopped_at: now };
  await db
    .insertInto('newsletter_subscriber')
    .values({ user_id: userId, edition, state, requested_at: now, stop_key: stopKey, ...moments })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ edition, state, ...moments }))
    .execute();
}

export async function countSubscribers(db: Db): Promise<{ cn: number; en: number }> {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .select((eb) => ['edition', eb.fn.countAll<number>().as('count')])
    .where('state', '=', 'subscribed')
    .groupBy('edition')
    .execute();
  const countFound = (edition: Edition) => rows.find((row) => row.edition === edition)?.count ?? 0;
  return { cn: countFound('cn'), en: countFound('en') };
}

/** Deletes requests unconfirmed for a week, subscriptions stopped a year ago, and old deliveries. */
export async function forgetOldSubscribers(db: Db, now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - 7 * dayMs);
  const yearAgo = new Date(now.getTime() - 365 * dayMs);
  await db
    .deleteFrom('newsletter_subscriber')
    .where('state', '=', 'requested')
    .where('requested_at', '<', weekAgo)
    .execute();
  await db
    .deleteFrom('newsletter_subscriber')
    .where('state', '=', 'stopped')
    .where('stopped_at', '<', yearAgo)
    .execute();
  await forgetConsentAddresses(db, weekAgo);
  await db.deleteFrom('newsletter_delivery').where('queued_at', '<', yearAgo).execute();
}
