import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export async function findTicket(db: Db, appId: string) {
  return db.selectFrom('messenger_ticket').selectAll().where('app_id', '=', appId).executeTakeFirst();
}

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** Keeps other processes from asking the provider for this account until the transaction ends. */
export async function lockTicket(db: Db, appId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messenger ticket ${appId}`}, 0))`.execute(db);
}

export async function saveTicket(db: Db, appId: string, change: Partial<Omit<TicketRow, 'app_id'>>): Promise<void> {
  await db
    .insertInto('messenger_ticket')
    .values({ app_id: appId, ...change })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(change))
    .execute();
}
