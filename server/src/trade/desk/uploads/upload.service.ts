import { isCheckable, type TradeImportFormat, tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import type {
  CheckTradeImport,
  CommitTradeImport,
  JoinTradeImports,
  StartTradeImport,
} from '@btc/contract/trade/desk/trade-import.ts';
import { ApiError, type FieldIssue } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { isStopping } from '@btc/contract/imported-files.ts';
import { isInScope } from '@btc/reference/goods/hs-codes.ts';
import { findPartner } from '@btc/reference/places/other-areas.ts';
import { badRequest } from '#platform/api/answer.ts';
import { enqueueJob } from '#platform/jobs/job.queries.ts';
import { changedMeanwhile, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { forgetFile, storePart, listArrived } from './arriving-file.ts';
import { emptyPreview } from '../import-preview.ts';
import type { ImportDeskDeps } from '../import-desk-deps.ts';
import {
  continueUpload,
  discardAbandoned,
  insertSet,
  insertUpload,
  listClosed,
  lockBrokenOff,
  lockUpload,
  readBasis,
  releaseMembers,
  restate,
  restateSet,
  setCommitting,
  setReceived,
  setState,
  type Statements,
  type Upload,
} from './upload.queries.ts';
import { workOn } from './upload-work.queries.ts';

type Stated = Omit<InputOf<typeof CheckTradeImport>, 'ImportID'>;

/** Throws 1001 with the fields that are not valid. */
function toStatements({ Format, PublishedOn, Origins, Covers, Sheet, Encoding }: Stated, now: Date): Statements {
  const issues: FieldIssue[] = [
    ...(PublishedOn > shanghaiDay(now) ? [{ Field: 'PublishedOn', Rule: 'future' }] : []),
    ...(Origins.some((code) => findPartner(code) === undefined) ? [{ Field: 'Origins', Rule: 'unknown' }] : []),
    ...(Covers.some((code) => !isInScope(code)) ? [{ Field: 'Covers', Rule: 'unknown' }] : []),
  ];
  if (issues.length > 0) throw new ApiError(1001, { List: issues });
  const format: TradeImportFormat | null = Format === '' ? null : Format;
  return {
    format,
    publishedOn: PublishedOn === '' ? null : PublishedOn,
    origins: Origins,
    covers: Covers,
    sheet: Sheet,
    encoding: Encoding || null,
  };
}

export function importSubject(id: number) {
  return { kind: 'tradeImport', id } as const;
}

export async function startUpload(
  { db, now, staff }: StaffWork,
  input: InputOf<typeof StartTradeImport>,
): Promise<StaffChange<Upload>> {
  const { FileName: fileName, Bytes: bytes, Fingerprint: fingerprint, ...stated } = input;
  const by = { id: staff.userId, name: staff.loginUserName };
  const file = { fileName, bytes, fingerprint: fingerprint === '' ? null : fingerprint, by };
  const statements = toStatements(stated, now);
  const brokenOff = file.fingerprint === null ? undefined : await lockBrokenOff(db, file);
  const upload =
    brokenOff === undefined
      ? await insertUpload(db, { ...file, ...statements, now })
      : await continueUpload(db, brokenOff.id, statements, now);
  const before = brokenOff === undefined ? null : { Received: brokenOff.received };
  return { subject: importSubject(upload.id), before, after: input, result: upload };
}

/** Discards abandoned files, and removes stored bytes of files that are loaded or discarded. */
export async function forgetAbandoned({ db, files }: Pick<ImportDeskDeps, 'db' | 'files'>, now: Date): Promise<void> {
  await discardAbandoned(db, now);
  for (const closedFile of await listClosed(db, await listArrived({ files }))) await forgetFile({ files }, closedFile);
}

export interface Part {
  readonly id: number;
  readonly offset: number;
  readonly content: Blob;
}

/** Stores the next part of the user's own upload; true after the last part. */
export async function takePart(deps: ImportDeskDeps, userId: number, { id, offset, content }: Part): Promise<boolean> {
  return deps.db.transaction().execute(async (transaction) => {
    const upload = await lockUpload(transaction, id);
    if (upload === undefined || upload.byUser !== userId) throw new ApiError(1009);
    if (upload.state !== 'arriving') throw closed('ImportID');
    if (upload.received !== offset) {
      throw new ApiError(1001, {
        List: [{ Field: 'Offset', Rule: 'changed' }],
        Dict: { Received: upload.received },
      });
    }
    const received = offset + content.size;
    const isWhole = received === upload.bytes;
    if (
      content.size === 0 ||
      received > upload.bytes ||
      content.size > tradeImportRule.partBytes ||
      (!isWhole && content.size < tradeImportRule.partBytes)
    ) {
      throw badRequest('Files', 'length');
    }
    await storePart(deps, { id, part: upload.parts, content });
    await setReceived(transaction, id, { received, parts: upload.parts + 1, now: deps.clock.now() });
    return isWhole;
  });
}

export async function beginReading({ db }: StaffWork, id: number): Promise<StaffChange<null>> {
  const upload = await holdUpload(db, id);
  if (upload.state !== 'arriving') throw closed('ImportID');
  await setState(db, id, 'checking');
  await enqueueJob(db, workOn(id));
  const after = { FileName: upload.fileName, Bytes: upload.bytes };
  return { subject: importSubject(id), before: null, after, result: null };
}

async function holdUpload(db: StaffWork['db'], id: number): Promise<Upload> {
  const upload = await lockUpload(db, id);
  if (upload === undefined) throw new ApiError(1009);
  return upload;
}

export async function joinUploads(
  { db, now, staff }: StaffWork,
  { ImportIDs: ids }: InputOf<typeof JoinTradeImports>,
): Promise<StaffChange<number>> {
  const files: Upload[] = [];
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) files.push(await holdUpload(db, id));
  if (files.length < 2) throw badRequest('ImportIDs', 'length');
  if (files.some(({ state, isSet, setId }) => state !== 'ready' || isSet || setId !== null)) throw closed('ImportIDs');
  const id = await insertSet(db, { files, by: { id: staff.userId, name: staff.loginUserName }, now });
  await enqueueJob(db, workOn(id));
  const after = { Files: files.map(({ fileName }) => fileName) };
  return { subject: importSubject(id), before: null, after, result: id };
}

export async function checkAgain(
  { db, now }: StaffWork,
  { ImportID: id, ...stated }: InputOf<typeof CheckTradeImport>,
): Promise<StaffChange<null>> {
  const upload = await holdUpload(db, id);
  if (!isCheckable(upload.state) || upload.setId !== null) throw closed('ImportID');
  await enqueueJob(db, workOn(id));
  if (upload.isSet) {
    await restateSet(db, id, now);
    return { subject: importSubject(id), before: null, after: null, result: null };
  }
  await restate(db, id, toStatements(stated, now), now);
  return { subject: importSubject(id), before: null, after: stated, result: null };
}

/** Requests the load of a file whose comparison is still valid; removed figures must be confirmed. */
export async function beginCommit(
  { db }: StaffWork,
  { ImportID: id, TakesAway: takesAway, Accept: accept }: InputOf<typeof CommitTradeImport>,
): Promise<StaffChange<null>> {
  const upload = await holdUpload(db, id);
  if (upload.state !== 'ready' || upload.setId !== null) throw closed('ImportID');
  if (upload.basis !== (await readBasis(db))) throw changedMeanwhile('ImportID');
  const { found, details } = upload.preview ?? emptyPreview;
  if (details.Dict.Losses.length > 0 && !takesAway) throw badRequest('TakesAway', 'wouldlose');
  const odd = details.Dict.Warnings.map(({ Rule }) => Rule).filter(isStopping);
  if (odd.some((name) => !accept.some((one) => one === name))) throw badRequest('Accept', 'odd');
  await setCommitting(db, id, takesAway);
  await enqueueJob(db, workOn(id));
  const after = {
    FileName: upload.fileName,
    Format: upload.format ?? upload.recognised,
    PublishedOn: upload.publishedOn,
    Checksum: found.Checksum,
    Facts: found.Facts,
    Changes: found.Changes,
    Losses: details.Dict.Losses,
    Accept: accept,
  };
  return { subject: importSubject(id), before: null, after, result: null };
}

export async function discardUpload({ db, now }: StaffWork, id: number): Promise<StaffChange<Upload>> {
  const upload = await holdUpload(db, id);
  const isWaiting = upload.state === 'arriving' || isCheckable(upload.state);
  if (!isWaiting || upload.setId !== null) throw closed('ImportID');
  await setState(db, id, 'discarded');
  await releaseMembers(db, id, now);
  return {
    subject: importSubject(id),
    before: { State: upload.state },
    after: { State: 'discarded' },
    result: upload,
  };
}
