import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import type { Db } from '#platform/db/db.ts';
import type { Fault } from '#platform/import/fault.ts';

/** An import as the diary keeps it. */
export interface PriceRun {
  readonly form: PriceFileForm;
  readonly fileName: string;
  readonly checksum: string;
  readonly outcome: 'preview' | 'loaded' | 'unchanged' | 'refused';
  readonly rowsRead: number;
  readonly badRows: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly newSeries: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly at: Date;
}

/** Writes an import into the diary. */
export async function insertPriceRun(
  db: Db,
  run: PriceRun,
  {
    filePath,
    faults,
    userId,
  }: { readonly filePath: string; readonly faults: readonly Fault[]; readonly userId: number | null },
): Promise<void> {
  await db
    .insertInto('price_import_run')
    .values({
      form: run.form,
      file_name: run.fileName,
      file_path: filePath,
      checksum: run.checksum,
      outcome: run.outcome,
      rows_read: run.rowsRead,
      bad_rows: run.badRows,
      added: run.added,
      changed: run.changed,
      same: run.same,
      new_series: run.newSeries,
      from_day: run.from,
      to_day: run.to,
      faults: JSON.stringify(faults),
      at: run.at,
      actor_id: userId,
    })
    .execute();
}

/** Lists imports, newest first. */
export function listPriceRuns(db: Db, { limit, offset }: { readonly limit: number; readonly offset: number }) {
  return db
    .selectFrom('price_import_run')
    .leftJoin('account', 'account.id', 'actor_id')
    .selectAll('price_import_run')
    .select('account.login_user_name')
    .orderBy('at', 'desc')
    .orderBy('price_import_run.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts imports. */
export async function countPriceRuns(db: Db): Promise<number> {
  const row = await db
    .selectFrom('price_import_run')
    .select((eb) => eb.fn.countAll<number>().as('runs'))
    .executeTakeFirstOrThrow();
  return row.runs;
}
