import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** What is kept for an account; undefined while nothing has been asked for. */
export async function findTicket(db: Db, appId: string) {
  return db.selectFrom('messenger_ticket').selectAll().where('app_id', '=', appId).executeTakeFirst();
}

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** Until the transaction ends, no other process asks the provider for this account. */
export async function lockTicket(db: Db, appId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messenger ticket ${appId}`}, 0))`.execute(db);
}

/** Keeps what has changed of an account's row. */
export async function saveTicket(db: Db, appId: string, change: Partial<Omit<TicketRow, 'app_id'>>): Promise<void> {
  await db
    .insertInto('messenger_ticket')
    .values({ app_id: appId, ...change })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(change))
    .execute();
}
