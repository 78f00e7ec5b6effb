import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Claimed, Settlement } from './delivery.ts';

/** The tables of the outbox; what happens to a row is the same in each. */
export type OutgoingTable = 'outgoing_mail' | 'outgoing_sms';

/** Where the words of a message are. */
const wordColumns = {
  outgoing_mail: ['body_text', 'body_html'],
  outgoing_sms: ['body_text', 'fields'],
} as const satisfies Record<OutgoingTable, readonly string[]>;

/** Sets the words to null where they open something. */
function erasure(table: OutgoingTable): RawBuilder<unknown> {
  return sql.join(
    wordColumns[table].map((column) => {
      const ref = sql.ref(column);
      return sql`${ref} = case when secret_until is null then ${ref} end`;
    }),
  );
}

function later(ms: number): RawBuilder<Date> {
  return sql`now() + make_interval(secs => ${ms / 1000}::double precision)`;
}

/** The part of a claimed row that its sending needs, as a list of columns. */
export async function claimRow<Item extends Claimed>(
  db: Db,
  { table, leaseMs, columns }: { table: OutgoingTable; leaseMs: number; columns: readonly string[] },
): Promise<Item | null> {
  // The database's clock alone decides what is due: processes may be on machines whose clocks differ.
  const { rows } = await sql<Item>`
    update ${sql.table(table)} set state = 'sending', attempts = attempts + 1, next_attempt_at = ${later(leaseMs)}
    where id = (
      select id from ${sql.table(table)}
      where state in ('queued', 'sending') and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked)
    returning id, template, attempts, coalesce(secret_until <= now(), false) as expired,
      ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(db);
  return rows[0] ?? null;
}

function changeOf(table: OutgoingTable, settlement: Settlement): RawBuilder<unknown> {
  switch (settlement.kind) {
    case 'sent':
      return sql`state = 'sent', sent_at = now(), last_error = null, ${erasure(table)}`;
    case 'kept':
      return sql`state = 'kept', last_error = null`;
    case 'retry':
      return sql`state = 'queued', next_attempt_at = ${later(settlement.afterMs)}, last_error = ${settlement.code.slice(0, 64)}`;
    case 'failed':
      return sql`state = 'failed', last_error = ${settlement.code.slice(0, 64)}`;
  }
}

/** Writes down what became of a claimed row, unless its lease ran out and somebody else has it. */
export async function settleRow(
  db: Db,
  table: OutgoingTable,
  { item, settlement }: { item: Claimed; settlement: Settlement },
): Promise<void> {
  const mine = sql`id = ${item.id} and state = 'sending' and attempts = ${item.attempts}`;
  await sql`update ${sql.table(table)} set ${changeOf(table, settlement)} where ${mine}`.execute(db);
}

/** Milliseconds until the next row is due, at least 0; null when none waits. */
export async function nextDueInMs(db: Db, table: OutgoingTable): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(next_attempt_at) - now()) * 1000)::double precision as ms
    from ${sql.table(table)} where state in ('queued', 'sending')`.execute(db);
  const ms = rows[0]?.ms ?? null;
  return ms === null ? null : Math.max(0, ms);
}

/**
 * Lets a message that failed, is kept, or waits after a failed attempt be tried again now and from the beginning; false where it is none of
 * these, or its words are erased.
 */
export async function requeueRow(db: Db, table: OutgoingTable, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set state = 'queued', attempts = 0, next_attempt_at = now(), last_error = null
    where id = ${id} and (state in ('failed', 'kept') or state = 'queued' and attempts > 0) and body_text is not null
      and coalesce(secret_until > now(), true)`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Erases the words of what can open nothing any more, and forgets what has been over for long. */
export async function tidyRows(db: Db, table: OutgoingTable, keepDays: number): Promise<void> {
  await sql`update ${sql.table(table)} set ${erasure(table)}
    where secret_until <= now() and state in ('failed', 'kept') and body_text is not null`.execute(db);
  await sql`delete from ${sql.table(table)}
    where created_at < now() - make_interval(days => ${keepDays}::int) and state in ('sent', 'failed', 'kept')`.execute(
    db,
  );
}

/** Lets all failed messages be tried again whose words are still there; how many. */
export async function requeueFailedRows(db: Db, table: OutgoingTable): Promise<number> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set state = 'queued', attempts = 0, next_attempt_at = now(), last_error = null
    where state = 'failed' and body_text is not null and coalesce(secret_until > now(), true)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
