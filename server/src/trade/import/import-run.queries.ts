import type { Db } from '#platform/db/db.ts';
import type { Changes } from './changes.ts';
import type { Issue } from '#platform/import/issue.ts';
import type { LeftOut } from '#platform/import/left-out.ts';
import type { Loss } from './losses.ts';
import type { NamesFound } from './shipments/name-book.ts';
import type { TableChanges } from './tables/table-reading.ts';

export interface NewImportRun {
  readonly format: string;
  readonly inputName: string;
  readonly inputBytes: number;
  readonly inputChecksum: string;
  readonly inputFile: string | null;
  readonly actor: string;
  readonly startedAt: Date;
  readonly outcome: 'loaded' | 'unchanged' | 'empty' | 'refused' | 'wouldLose';
  readonly rowsRead: number;
  readonly facts: number;
  readonly outOfScope: number;
  readonly aggregates?: number;
  readonly leftOut?: readonly LeftOut[];
  readonly badRows: number;
  readonly issues: readonly Issue[];
  /** Number of issues, including those that are not stored. */
  readonly issueCount?: number;
  readonly warnings?: readonly Issue[];
  readonly warningCount?: number;
  readonly names?: NamesFound | null;
  readonly changes: Changes | TableChanges | null;
  readonly losses?: readonly Loss[];
  readonly vintageId: number | null;
}

/** Writes an import to the log and returns its number. */
export async function insertImportRun(db: Db, run: NewImportRun): Promise<number> {
  const { id } = await db
    .insertInto('trade_import_run')
    .values({
      format: run.format,
      input_name: run.inputName,
      input_bytes: run.inputBytes,
      input_checksum: run.inputChecksum,
      input_file: run.inputFile,
      actor: run.actor,
      started_at: run.startedAt,
      outcome: run.outcome,
      rows_read: run.rowsRead,
      facts: run.facts,
      out_of_scope: run.outOfScope,
      aggregates: run.aggregates ?? 0,
      left_out: JSON.stringify(run.leftOut ?? []),
      bad_rows: run.badRows,
      issues: storedList(run.issues, run.issueCount),
      warnings: storedList(run.warnings ?? [], run.warningCount),
      names: (run.names ?? null) === null ? null : JSON.stringify(run.names),
      changes: run.changes === null ? null : JSON.stringify(run.changes),
      losses: JSON.stringify(run.losses ?? []),
      vintage_id: run.vintageId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markSet(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('trade_import_run')
    .set({ set_id: Math.min(...ids) })
    .where('id', 'in', [...ids])
    .execute();
}

export async function recordLosses(db: Db, id: number, losses: readonly Loss[]): Promise<void> {
  await db
    .updateTable('trade_import_run')
    .set({ losses: JSON.stringify(losses) })
    .where('id', '=', id)
    .execute();
}

export async function findRunStamp(db: Db, id: number): Promise<{ id: number; actor: string; at: Date }> {
  return db
    .selectFrom('trade_import_run')
    .select(['id', 'actor', 'started_at as at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function storedList(kept: readonly Issue[], count = kept.length): string {
  return JSON.stringify(count > kept.length ? { count, kept } : kept);
}
