import type { Db } from '#platform/db/db.ts';
import type { Changes } from './changes.ts';
import type { Fault } from './fault.ts';

export interface NewImportRun {
  readonly format: string;
  readonly inputName: string;
  readonly inputBytes: number;
  readonly inputChecksum: string;
  readonly inputFile: string | null;
  readonly actor: string;
  readonly startedAt: Date;
  readonly outcome: 'loaded' | 'unchanged' | 'empty' | 'refused';
  readonly rowsRead: number;
  readonly facts: number;
  readonly outOfScope: number;
  readonly badRows: number;
  readonly faults: readonly Fault[];
  readonly changes: Changes | null;
  readonly vintageId: number | null;
}

/** Writes an import into the diary and gives its number. */
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
      bad_rows: run.badRows,
      faults: JSON.stringify(run.faults),
      changes: run.changes === null ? null : JSON.stringify(run.changes),
      vintage_id: run.vintageId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
