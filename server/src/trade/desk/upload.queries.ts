import {
  importFormats,
  importStates,
  isCheckable,
  type TradeImportFormat,
  type TradeImportState,
} from '@btc/contract/trade/desk/import-rule.ts';
import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { TradeUpload as TradeUploadTable } from '#platform/db/tables.generated.ts';
import { type Finding, readFinding } from './finding.ts';
import type { HeldUpload } from './upload-work.queries.ts';

/** What is stated about a file that it does not say itself. */
export interface Statements {
  readonly format: TradeImportFormat | null;
  readonly publishedOn: string | null;
  readonly origins: readonly string[];
  readonly covers: readonly string[];
  readonly sheet: string;
}

/** A file on its way in. */
export interface Upload extends Statements {
  readonly id: number;
  readonly fileName: string;
  readonly bytes: number;
  readonly received: number;
  readonly parts: number;
  readonly state: TradeImportState;
  readonly recognised: TradeImportFormat | null;
  readonly finding: Finding | null;
  readonly basis: string | null;
  /** Figures that it takes away may go. */
  readonly takesAway: boolean;
  /** Who began the work on it last. */
  readonly claim: string | null;
  readonly runId: number | null;
  readonly byUser: number | null;
  readonly byName: string;
  readonly createdAt: Date;
}

function formatOf(text: string | null): TradeImportFormat | null {
  return importFormats.find((one) => one === text) ?? null;
}

function uploadOf(row: Selectable<TradeUploadTable>): Upload {
  return {
    id: row.id,
    fileName: row.file_name,
    bytes: row.bytes,
    received: row.received,
    parts: row.parts,
    state: importStates.find((one) => one === row.state) ?? 'failed',
    format: formatOf(row.format),
    publishedOn: row.published_on,
    origins: row.origins,
    covers: row.covers,
    sheet: row.sheet,
    recognised: formatOf(row.recognised),
    finding: row.finding === null ? null : readFinding(row.finding),
    basis: row.basis,
    takesAway: row.takes_away,
    claim: row.claim,
    runId: row.run_id,
    byUser: row.by_user,
    byName: row.by_name,
    createdAt: row.created_at,
  };
}

function columnsOf({ format, publishedOn, origins, covers, sheet }: Statements) {
  return { format, published_on: publishedOn, origins: [...origins], covers: [...covers], sheet };
}

export interface NewUpload extends Statements {
  readonly fileName: string;
  readonly bytes: number;
  readonly by: { readonly id: number; readonly name: string };
  readonly now: Date;
}

export async function insertUpload(db: Db, upload: NewUpload): Promise<Upload> {
  const row = await db
    .insertInto('trade_upload')
    .values({
      ...columnsOf(upload),
      file_name: upload.fileName,
      bytes: upload.bytes,
      by_user: upload.by.id,
      by_name: upload.by.name,
      created_at: upload.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return uploadOf(row);
}

export async function findUpload(db: Db, id: number): Promise<Upload | undefined> {
  const row = await db.selectFrom('trade_upload').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : uploadOf(row);
}

/** Its row is held until the end of the transaction. */
export async function lockUpload(db: Db, id: number): Promise<Upload | undefined> {
  const row = await db.selectFrom('trade_upload').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? undefined : uploadOf(row);
}

/** Files that are neither loaded nor thrown away, the newest first. */
export async function listOpenUploads(db: Db): Promise<readonly Upload[]> {
  const rows = await db
    .selectFrom('trade_upload')
    .selectAll()
    .where('state', 'not in', ['committed', 'discarded'])
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(uploadOf);
}

/** Throws away what nobody has finished sending, and what nobody has decided on, since a moment each; gives how many there were. */
export async function discardAbandoned(
  db: Db,
  { arrivingSince, waitingSince }: { readonly arrivingSince: Date; readonly waitingSince: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('trade_upload')
    .set({ state: 'discarded' })
    .where((eb) =>
      eb.or([
        eb('state', '=', 'arriving').and('created_at', '<', arrivingSince),
        eb('state', 'in', importStates.filter(isCheckable)).and('created_at', '<', waitingSince),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Those of some files that are loaded or thrown away. */
export async function listClosed(db: Db, ids: readonly number[]): Promise<readonly { readonly id: number }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('trade_upload')
    .select('id')
    .where('id', 'in', [...ids])
    .where('state', 'in', ['committed', 'discarded'])
    .execute();
}

export async function setReceived(db: Db, id: number, values: { received: number; parts: number }): Promise<void> {
  await db.updateTable('trade_upload').set(values).where('id', '=', id).execute();
}

export async function setState(db: Db, id: number, state: TradeImportState): Promise<void> {
  await db.updateTable('trade_upload').set({ state, tries: 0 }).where('id', '=', id).execute();
}

/** Has a file loaded, and figures taken away where that was said. */
export async function setCommitting(db: Db, id: number, takesAway: boolean): Promise<void> {
  const values = { state: 'committing', takes_away: takesAway, tries: 0 };
  await db.updateTable('trade_upload').set(values).where('id', '=', id).execute();
}

/** Puts a file back to be read with what is stated about it now. */
export async function restate(db: Db, id: number, statements: Statements): Promise<void> {
  await db
    .updateTable('trade_upload')
    .set({
      ...columnsOf(statements),
      state: 'checking',
      recognised: null,
      finding: null,
      basis: null,
      tries: 0,
    })
    .where('id', '=', id)
    .execute();
}

export interface Found {
  readonly state: TradeImportState;
  readonly recognised: TradeImportFormat | null;
  readonly finding: Finding;
  readonly basis: string;
}

/** Keeps what was found in a file, where its work has not been taken up by another one. */
export async function saveFinding(
  db: Db,
  { id, claim }: HeldUpload,
  { state, recognised, finding, basis }: Found,
): Promise<void> {
  await db
    .updateTable('trade_upload')
    .set({ state, recognised, finding: JSON.stringify(finding), basis })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'committing'])
    .where('claim', '=', claim)
    .execute();
}

/** Part of the transaction of the load; false where another one has taken the work up, and the load must not be. */
export async function markCommitted(db: Db, { id, claim }: HeldUpload, runId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trade_upload')
    .set({ state: 'committed', run_id: runId })
    .where('id', '=', id)
    .where('state', '=', 'committing')
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What has been loaded and taken back so far, or before a run: while it is the same, a comparison holds. */
export async function readBasis(db: Db, beforeRun: number | null = null): Promise<string> {
  const all = db
    .selectFrom('trade_import_run')
    .where('outcome', 'in', ['loaded', 'undone'])
    .select((eb) => [
      eb.fn.max('id').as('last'),
      eb.fn.countAll<number>().filterWhere('outcome', '=', 'undone').as('undone'),
    ]);
  const chosen = beforeRun === null ? all : all.where('id', '<', beforeRun);
  const { last, undone } = await chosen.executeTakeFirstOrThrow();
  return `${last ?? 0}/${undone}`;
}
