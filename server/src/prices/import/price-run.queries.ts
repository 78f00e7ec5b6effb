import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import type { Db } from '#platform/db/db.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Issue } from '#platform/import/issue.ts';

export interface PriceRun {
  /** Null while it is not logged. */
  readonly id: number | null;
  readonly form: PriceFileForm;
  readonly fileName: string;
  readonly checksum: string;
  /** `older`: stopped because it would change figures published later. */
  readonly outcome: 'preview' | 'loaded' | 'unchanged' | 'refused' | 'older';
  readonly rowsRead: number;
  readonly badRows: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** Changed figures that were published later than the file. */
  readonly newer: number;
  readonly newSeries: number;
  readonly gone: number;
  /** Publication day of the file; null for quotes and for a file without figures. */
  readonly publishedOn: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly at: Date;
}

/** Logs an import and returns its id. */
export async function insertPriceRun(
  db: Db,
  run: PriceRun,
  {
    filePath,
    issues,
    issueCount,
    userId,
  }: {
    readonly filePath: string;
    readonly issues: readonly Issue[];
    readonly issueCount: number;
    readonly userId: number | null;
  },
): Promise<number> {
  const row = await db
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
      gone: run.gone,
      published_on: run.publishedOn,
      from_day: run.from,
      to_day: run.to,
      issues: JSON.stringify(issues),
      issue_count: issueCount,
      at: run.at,
      actor_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Without the issues, which lists do not need. */
const columns = [
  'price_import_run.id',
  'price_import_run.form',
  'price_import_run.file_name',
  'price_import_run.checksum',
  'price_import_run.outcome',
  'price_import_run.rows_read',
  'price_import_run.bad_rows',
  'price_import_run.added',
  'price_import_run.changed',
  'price_import_run.same',
  'price_import_run.new_series',
  'price_import_run.gone',
  'price_import_run.published_on',
  'price_import_run.from_day',
  'price_import_run.to_day',
  'price_import_run.at',
] as const;

function runs(db: Db) {
  return db
    .selectFrom('price_import_run')
    .leftJoin('account', 'account.id', 'actor_id')
    .select(columns)
    .select('account.login_user_name')
    .select((eb) =>
      eb
        .exists(eb.selectFrom('price_import_undo').select('kind').whereRef('run_id', '=', 'price_import_run.id'))
        .as('is_kept'),
    );
}

export type PriceRunRow = Awaited<ReturnType<typeof listPriceRuns>>[number];

export function listPriceRuns(db: Db, { limit, offset }: { readonly limit: number; readonly offset: number }) {
  return runs(db).orderBy('at', 'desc').orderBy('price_import_run.id', 'desc').limit(limit).offset(offset).execute();
}

export function findPriceRun(db: Db, id: number) {
  return runs(db).where('price_import_run.id', '=', id).executeTakeFirst();
}

export function findIssues(db: Db, id: number) {
  return db
    .selectFrom('price_import_run')
    .select(['issues', 'issue_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function markUndone(db: Db, id: number): Promise<void> {
  await db.updateTable('price_import_run').set({ outcome: 'undone' }).where('id', '=', id).execute();
}

export function countPriceRuns(db: Db): Promise<number> {
  return countRows(db.selectFrom('price_import_run'));
}
