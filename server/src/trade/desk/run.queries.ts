import { type Expression, type SqlBool, sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';

export interface RunRow {
  readonly id: number;
  readonly format: string;
  readonly input_name: string;
  readonly input_bytes: number;
  readonly input_checksum: string;
  readonly actor: string;
  readonly finished_at: Date;
  readonly outcome: string;
  readonly rows_read: number;
  readonly facts: number;
  readonly out_of_scope: number;
  readonly aggregates: number;
  readonly bad_rows: number;
  readonly changes: unknown;
  readonly losses: unknown;
  readonly vintage_id: number | null;
  readonly published_on: string | null;
  readonly undone_at: Date | null;
  readonly undone_by: string | null;
  readonly is_last: boolean;
  readonly together: readonly number[];
}

const isTable: Expression<SqlBool> = sql<SqlBool>`r.format in ('quotas', 'rates')`;

/** The latest load of its format, hence of its source; in a set, all its loads must be the latest. */
const isLast = sql<boolean>`r.outcome = 'loaded' and r.format <> 'demo' and (${isTable} or r.vintage_id is not null)
  and not exists (select from trade_import_run own
    join trade_import_run later on later.format = own.format and later.outcome = 'loaded' and later.id > own.id
      and (own.set_id is null or later.set_id is distinct from own.set_id)
    where own.id = r.id or own.set_id = r.set_id)`;

/** Loads of the same set, in order; empty for a single load. */
const together = sql<number[]>`coalesce((select array_agg(own.id order by own.id) from trade_import_run own
  where own.set_id = r.set_id), '{}')`;

const publishedOn = sql<string | null>`coalesce(
  (select v.published_on::text from trade_vintage v where v.id = r.vintage_id),
  (select greatest((select max(q.published_on) from trade_quota q where q.run_id = r.id),
    (select max(n.published_on) from safeguard_notice n where n.run_id = r.id))::text),
  (select max(x.published_on)::text from trade_rate x where x.run_id = r.id))`;

function runs(db: Db) {
  return db
    .selectFrom('trade_import_run as r')
    .select([
      'r.id',
      'r.format',
      'r.input_name',
      'r.input_bytes',
      'r.input_checksum',
      'r.actor',
      'r.finished_at',
      'r.outcome',
      'r.rows_read',
      'r.facts',
      'r.out_of_scope',
      'r.aggregates',
      'r.bad_rows',
      'r.changes',
      'r.losses',
      'r.vintage_id',
      'r.undone_at',
      'r.undone_by',
      publishedOn.as('published_on'),
      isLast.as('is_last'),
      together.as('together'),
    ]);
}

export async function listRuns(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly RunRow[]; readonly total: number }> {
  const total = await countRows(db.selectFrom('trade_import_run'));
  const rows = await runs(db).orderBy('r.id', 'desc').limit(limit).offset(offset).execute();
  return { rows, total };
}

export async function findRun(db: Db, id: number): Promise<RunRow | undefined> {
  return runs(db).where('r.id', '=', id).executeTakeFirst();
}

export async function findRunIssues(db: Db, id: number) {
  return db
    .selectFrom('trade_import_run')
    .select(['issues', 'warnings', 'left_out'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function markUndone(db: Db, id: number, { by, now }: { by: string; now: Date }): Promise<void> {
  await db
    .updateTable('trade_import_run')
    .set({ outcome: 'undone', undone_by: by, undone_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes the rows of a quota or rate file; earlier publications count again. */
export async function deleteTableRows(db: Db, table: 'trade_quota' | 'trade_rate', runId: number): Promise<void> {
  await db.deleteFrom(table).where('run_id', '=', runId).execute();
}
