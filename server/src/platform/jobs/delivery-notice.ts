import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** The channel on which the outbox announces that something waits; the payload is the kind. */
export const deliveryChannel = 'outbox';

/** What leaves the portal by itself. */
export type DeliveryKind = 'mail' | 'sms';

/** Wakes the workers of every process when the caller's transaction commits. */
export async function announceDelivery(db: Db, kind: DeliveryKind): Promise<void> {
  await sql`select pg_notify(${deliveryChannel}, ${kind})`.execute(db);
}
