import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { JobKind } from './queue-notice.ts';

/** A claimed row; `attempts` includes the current one. */
export interface Claimed {
  readonly id: string;
  readonly about: string;
  readonly attempts: number;
  readonly expired: boolean;
}

export type Settlement =
  | { readonly kind: 'done' }
  /** No transport is configured: the row stays. */
  | { readonly kind: 'stored' }
  | { readonly kind: 'retry'; readonly code: string; readonly afterMs: number }
  | { readonly kind: 'failed'; readonly code: string }
  /** Incomplete: continues after a while with attempts reset. The code tells what went wrong anyway. */
  | { readonly kind: 'again'; readonly afterMs: number; readonly code: string | null };

export interface QueueRows {
  readonly table: 'outgoing_mail' | 'outgoing_sms' | 'job';
  readonly kind?: JobKind;
  readonly subject?: string;
}

const words = {
  outgoing_mail: {
    running: 'sending',
    done: 'sent',
    doneAt: 'sent_at',
    subject: 'template',
    secrets: ['body_text', 'body_html'],
  },
  outgoing_sms: {
    running: 'sending',
    done: 'sent',
    doneAt: 'sent_at',
    subject: 'template',
    secrets: ['body_text', 'fields'],
  },
  job: { running: 'running', done: 'done', doneAt: 'done_at', subject: 'subject', secrets: [] },
} as const satisfies Record<QueueRows['table'], object>;

const maxErrorLength = { outgoing_mail: 64, outgoing_sms: 64, job: 200 } as const;

function ownRows({ kind, subject }: QueueRows): RawBuilder<unknown> {
  if (kind === undefined) return sql`true`;
  return subject === undefined ? sql`kind = ${kind}` : sql`kind = ${kind} and subject = ${subject}`;
}

function erasure({ table }: QueueRows): readonly RawBuilder<unknown>[] {
  return words[table].secrets.map(
    (column) => sql`${sql.ref(column)} = case when secret_until is null then ${sql.ref(column)} end`,
  );
}

function later(ms: number): RawBuilder<Date> {
  return sql`now() + make_interval(secs => ${ms / 1000}::double precision)`;
}

interface Claim {
  readonly leaseMs: number;
  readonly columns?: readonly string[];
}

/** Claims the next due row; a claim not settled within the lease passes to the next taker. */
export async function claimRow<Item extends Claimed>(
  db: Db,
  rows: QueueRows,
  { leaseMs, columns = [] }: Claim,
): Promise<Item | null> {
  const { table } = rows;
  const { running, subject, secrets } = words[table];
  const expired = secrets.length === 0 ? sql`false` : sql`coalesce(secret_until <= now(), false)`;
  // The database's clock alone decides what is due: processes may be on machines whose clocks differ.
  const claimed = await sql<Item>`
    update ${sql.table(table)} set state = ${running}, attempts = attempts + 1, next_attempt_at = ${later(leaseMs)}
    where id = (
      select id from ${sql.table(table)}
      where ${ownRows(rows)} and state in ('queued', ${running}) and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked)
    returning ${sql.join([
      sql`id, ${sql.ref(subject)} as about, attempts, ${expired} as expired`,
      ...columns.map((column) => sql.ref(column)),
    ])}`.execute(db);
  return claimed.rows[0] ?? null;
}

/** Renews the lease on a claimed row; false where somebody else has it by now. */
export async function renewRow(
  db: Db,
  { table }: QueueRows,
  { item, leaseMs }: { item: Pick<Claimed, 'id' | 'attempts'>; leaseMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(table)} set next_attempt_at = ${later(leaseMs)}
    where ${isHeld(table, item)}`.execute(db);
  return numAffectedRows === 1n;
}

function isHeld(table: QueueRows['table'], { id, attempts }: Pick<Claimed, 'id' | 'attempts'>): RawBuilder<unknown> {
  return sql`id = ${id} and state = ${words[table].running} and attempts = ${attempts}`;
}

function toChange(rows: QueueRows, settlement: Settlement): readonly RawBuilder<unknown>[] {
  const { done, doneAt } = words[rows.table];
  const over = sql`${sql.ref(doneAt)} = now()`;
  const code = 'code' in settlement ? (settlement.code?.slice(0, maxErrorLength[rows.table]) ?? null) : null;
  const says = sql`last_error = ${code}`;
  switch (settlement.kind) {
    case 'done':
      return [sql`state = ${done}`, over, says, ...erasure(rows)];
    case 'stored':
      return [sql`state = 'stored'`, says];
    case 'retry':
      return [sql`state = 'queued'`, sql`next_attempt_at = ${later(settlement.afterMs)}`, says];
    case 'again':
      return [
        sql`state = 'queued'`,
        sql`attempts = 0`,
        sql`next_attempt_at = ${later(settlement.afterMs)}`,
        over,
        says,
      ];
    case 'failed':
      return [sql`state = 'failed'`, says];
  }
}

/** Stores the outcome of a claimed row, unless its lease ran out and somebody else has it. */
export async function settleRow(
  db: Db,
  rows: QueueRows,
  { item, settlement }: { item: Pick<Claimed, 'id' | 'attempts'>; settlement: Settlement },
): Promise<void> {
  await sql`update ${sql.table(rows.table)} set ${sql.join(toChange(rows, settlement))}
    where ${isHeld(rows.table, item)}`.execute(db);
}

/** Milliseconds until the next row is due, at least 0; null when none waits. */
export async function nextDueInMs(db: Db, rows: QueueRows): Promise<number | null> {
  const { rows: found } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(next_attempt_at) - now()) * 1000)::double precision as ms
    from ${sql.table(rows.table)} where ${ownRows(rows)} and state in ('queued', ${words[rows.table].running})`.execute(
    db,
  );
  const ms = found[0]?.ms ?? null;
  return ms === null ? null : Math.max(0, ms);
}

function canGoAgain({ table }: QueueRows): RawBuilder<unknown> {
  return table === 'job' ? sql`true` : sql`body_text is not null and coalesce(secret_until > now(), true)`;
}

/** Retries one row, or all failed ones, from the first attempt now. Returns how many; erased ones cannot. */
export async function requeueRows(db: Db, rows: QueueRows, id?: string): Promise<number> {
  const chosen =
    id === undefined
      ? sql`${ownRows(rows)} and state = 'failed'`
      : sql`id = ${id} and (state in ('failed', 'stored') or state = 'queued' and attempts > 0)`;
  const { numAffectedRows } = await sql`
    update ${sql.table(rows.table)} set state = 'queued', attempts = 0, next_attempt_at = now(), last_error = null
    where ${chosen} and ${canGoAgain(rows)}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Erases expired secrets and deletes ended rows created more than `keepDays` days ago. */
export async function deleteExpiredRows(db: Db, rows: QueueRows, keepDays: number): Promise<void> {
  const table = sql.table(rows.table);
  const erased = erasure(rows);
  if (erased.length > 0) {
    await sql`update ${table} set ${sql.join(erased)}
      where secret_until <= now() and state in ('failed', 'stored') and body_text is not null`.execute(db);
  }
  await sql`delete from ${table} where ${ownRows(rows)} and created_at < now() - make_interval(days => ${keepDays}::int)
    and state in (${words[rows.table].done}, 'failed', 'stored')`.execute(db);
}
