import { type TextEncoding, textEncodings } from '@btc/contract/imported-files.ts';
import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import { dayMs } from '@btc/contract/time.ts';
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
import { type ImportPreview, readPreview } from '../import-preview.ts';
import { type ClaimedUpload, isStillClaimed } from './upload-work.queries.ts';

export interface Statements {
  readonly format: TradeImportFormat | null;
  readonly publishedOn: string | null;
  readonly origins: readonly string[];
  readonly covers: readonly string[];
  readonly sheet: string;
  /** Of a text; null: it is told by what the text says. */
  readonly encoding: TextEncoding | null;
}

export interface Upload extends Statements {
  readonly id: number;
  readonly fileName: string;
  readonly bytes: number;
  readonly received: number;
  readonly parts: number;
  readonly state: TradeImportState;
  readonly recognised: TradeImportFormat | null;
  readonly preview: ImportPreview | null;
  readonly basis: string | null;
  /** Agreed to by staff: the load may remove figures. */
  readonly takesAway: boolean;
  readonly fingerprint: string | null;
  readonly runId: number | null;
  /** A set of files loaded together; it has no content of its own. */
  readonly isSet: boolean;
  readonly setId: number | null;
  readonly byUser: number | null;
  readonly byName: string;
  readonly createdAt: Date;
  readonly touchedAt: Date;
}

function getFormat(text: string | null): TradeImportFormat | null {
  return importFormats.find((one) => one === text) ?? null;
}

function toUpload(row: Selectable<TradeUploadTable>): Upload {
  return {
    id: row.id,
    fileName: row.file_name,
    bytes: row.bytes,
    received: row.received,
    parts: row.parts,
    state: importStates.find((one) => one === row.state) ?? 'failed',
    format: getFormat(row.format),
    publishedOn: row.published_on,
    origins: row.origins,
    covers: row.covers,
    sheet: row.sheet,
    encoding: parseOneOf(textEncodings, row.encoding) ?? null,
    recognised: getFormat(row.recognised),
    preview: row.preview === null ? null : readPreview(row.preview),
    basis: row.basis,
    takesAway: row.takes_away,
    fingerprint: row.fingerprint,
    runId: row.run_id,
    isSet: row.is_set,
    setId: row.part_of,
    byUser: row.by_user,
    byName: row.by_name,
    createdAt: row.created_at,
    touchedAt: row.touched_at,
  };
}

function toColumns({ format, publishedOn, origins, covers, sheet, encoding }: Statements) {
  return { format, published_on: publishedOn, origins: [...origins], covers: [...covers], sheet, encoding };
}

export interface NewUpload extends Statements {
  readonly fileName: string;
  readonly bytes: number;
  readonly fingerprint: string | null;
  readonly by: { readonly id: number; readonly name: string };
  readonly now: Date;
}

export async function insertUpload(db: Db, upload: NewUpload): Promise<Upload> {
  const row = await db
    .insertInto('trade_upload')
    .values({
      ...toColumns(upload),
      file_name: upload.fileName,
      bytes: upload.bytes,
      fingerprint: upload.fingerprint,
      by_user: upload.by.id,
      by_name: upload.by.name,
      created_at: upload.now,
      touched_at: upload.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUpload(row);
}

export async function findUpload(db: Db, id: number): Promise<Upload | undefined> {
  const row = await db.selectFrom('trade_upload').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toUpload(row);
}

/** Locks the row until the transaction ends. */
export async function lockUpload(db: Db, id: number): Promise<Upload | undefined> {
  const row = await db.selectFrom('trade_upload').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? undefined : toUpload(row);
}

/** An account's unfinished upload of the same file, locked until the transaction ends. */
export async function lockBrokenOff(
  db: Db,
  { fileName, bytes, fingerprint, by }: Pick<NewUpload, 'fileName' | 'bytes' | 'fingerprint' | 'by'>,
): Promise<Upload | undefined> {
  const row = await db
    .selectFrom('trade_upload')
    .selectAll()
    .where('state', '=', 'arriving')
    .where('by_user', '=', by.id)
    .where('file_name', '=', fileName)
    .where('bytes', '=', bytes)
    .where('fingerprint', '=', fingerprint)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : toUpload(row);
}

export async function continueUpload(db: Db, id: number, statements: Statements, now: Date): Promise<Upload> {
  const row = await db
    .updateTable('trade_upload')
    .set({ ...toColumns(statements), touched_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUpload(row);
}

export async function listOpenUploads(db: Db): Promise<readonly Upload[]> {
  const rows = await db
    .selectFrom('trade_upload')
    .selectAll()
    .where('state', 'not in', ['committed', 'discarded'])
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(toUpload);
}

/** Sending takes place at once; a sent file may wait for a colleague's opinion. */
const arrivingForMs = dayMs;
const waitingForMs = 7 * dayMs;

/** When an abandoned file is discarded; null where it never is. */
export function findEnd({ state, touchedAt }: Pick<Upload, 'state' | 'touchedAt'>): Date | null {
  if (state !== 'arriving' && !isCheckable(state)) return null;
  return new Date(touchedAt.getTime() + (state === 'arriving' ? arrivingForMs : waitingForMs));
}

/** Discards abandoned files, also those within sets; returns their number. */
export async function discardAbandoned(db: Db, now: Date): Promise<number> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const { numUpdatedRows } = await db
    .updateTable('trade_upload')
    .set({ state: 'discarded', part_of: null })
    .where((eb) =>
      eb.or([
        eb('state', '=', 'arriving').and('touched_at', '<', before(arrivingForMs)),
        eb('state', 'in', importStates.filter(isCheckable)).and('touched_at', '<', before(waitingForMs)),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function listClosed(db: Db, ids: readonly number[]): Promise<readonly { readonly id: number }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('trade_upload')
    .select('id')
    .where('id', 'in', [...ids])
    .where('state', 'in', ['committed', 'discarded'])
    .execute();
}

/** Files of a set in upload order; `isLocked` locks them until the transaction ends. */
export async function listMembers(db: Db, setId: number, isLocked = false): Promise<readonly Upload[]> {
  const members = db.selectFrom('trade_upload').selectAll().where('part_of', '=', setId).orderBy('id');
  return (await (isLocked ? members.forUpdate() : members).execute()).map(toUpload);
}

export interface NewSet {
  readonly files: readonly Upload[];
  readonly by: { readonly id: number; readonly name: string };
  readonly now: Date;
}

export async function insertSet(db: Db, { files, by, now }: NewSet): Promise<number> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const { id } = await db
    .insertInto('trade_upload')
    .values({
      is_set: true,
      file_name: files.map(({ fileName }) => fileName).join(' + '),
      bytes,
      received: bytes,
      state: 'checking',
      by_user: by.id,
      by_name: by.name,
      created_at: now,
      touched_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = files.map((file) => file.id);
  await db.updateTable('trade_upload').set({ part_of: id, touched_at: now }).where('id', 'in', ids).execute();
  return id;
}

/** Dissolves a set; the waiting time of its files starts anew. */
export async function releaseMembers(db: Db, setId: number, now: Date): Promise<void> {
  const values = { part_of: null, touched_at: now };
  await db.updateTable('trade_upload').set(values).where('part_of', '=', setId).execute();
}

export async function setMembersCommitted(
  db: Db,
  loaded: readonly { readonly id: number; readonly runId: number }[],
): Promise<void> {
  for (const { id, runId } of loaded) {
    await db.updateTable('trade_upload').set({ state: 'committed', run_id: runId }).where('id', '=', id).execute();
  }
}

export async function setReceived(
  db: Db,
  id: number,
  { received, parts, now }: { readonly received: number; readonly parts: number; readonly now: Date },
): Promise<void> {
  await db.updateTable('trade_upload').set({ received, parts, touched_at: now }).where('id', '=', id).execute();
}

export async function setState(db: Db, id: number, state: TradeImportState): Promise<void> {
  await db.updateTable('trade_upload').set({ state }).where('id', '=', id).execute();
}

export async function restateSet(db: Db, id: number, now: Date): Promise<void> {
  const unknown = { state: 'checking', preview: null, basis: null };
  await db
    .updateTable('trade_upload')
    .set({ ...unknown, touched_at: now })
    .where('id', '=', id)
    .execute();
  await db.updateTable('trade_upload').set({ touched_at: now }).where('part_of', '=', id).execute();
}

/** Requests the load; `takesAway` permits it to remove figures. */
export async function setCommitting(db: Db, id: number, takesAway: boolean): Promise<void> {
  const values = { state: 'committing', takes_away: takesAway };
  await db.updateTable('trade_upload').set(values).where('id', '=', id).execute();
}

export async function restate(db: Db, id: number, statements: Statements, now: Date): Promise<void> {
  await db
    .updateTable('trade_upload')
    .set({
      ...toColumns(statements),
      state: 'checking',
      recognised: null,
      preview: null,
      basis: null,
      touched_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export interface Found {
  readonly state: TradeImportState;
  readonly recognised: TradeImportFormat | null;
  readonly preview: ImportPreview;
  readonly basis: string;
}

/** Stores the findings, unless another process has taken over the job. */
export async function savePreview(
  db: Db,
  claim: ClaimedUpload,
  { state, recognised, preview, basis }: Found,
): Promise<void> {
  await db
    .updateTable('trade_upload')
    .set({ state, recognised, preview: JSON.stringify(preview), basis })
    .where('id', '=', claim.id)
    .where('state', 'in', ['checking', 'committing'])
    .where(isStillClaimed(claim))
    .execute();
}

/** Call it in the transaction of the load; false: another process has taken over, so the load must be rolled back. */
export async function markCommitted(db: Db, claim: ClaimedUpload, runId: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trade_upload')
    .set({ state: 'committed', run_id: runId })
    .where('id', '=', claim.id)
    .where('state', '=', 'committing')
    .where(isStillClaimed(claim))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Token of all loads and undos (optionally before a run); a comparison is valid while it is unchanged. */
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
