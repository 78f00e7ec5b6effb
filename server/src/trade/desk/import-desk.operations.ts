import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { tradeImportOperations as contract } from '@btc/contract/trade/desk/trade-import.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type BoundOperation, bind, type Caller } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { toEdition } from '#platform/api/reader.ts';
import { changeAsStaff, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { makeTemplate } from '#platform/import/template/write-template.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { templates } from '../import/template/template.ts';
import { forgetFile, readIssueList } from './uploads/arriving-file.ts';
import { listDemonstrations, setDemonstration } from './demonstration.service.ts';
import { emptyPreview, presentStoredIssues, presentStoredLeftOut } from './import-preview.ts';
import type { ImportDeskDeps } from './import-desk-deps.ts';
import { presentRun } from './run.present.ts';
import { findRun, findRunIssues, listRuns } from './run.queries.ts';
import { listRunDifferences } from './run-differences.ts';
import { undoRun } from './undo-run.service.ts';
import { presentUpload, readStanding } from './uploads/upload.present.ts';
import { findUpload, listOpenUploads, type Upload } from './uploads/upload.queries.ts';
import {
  beginCommit,
  beginReading,
  checkAgain,
  discardUpload,
  joinUploads,
  startUpload,
  takePart,
} from './uploads/upload.service.ts';
import { listAllVintages } from './vintage-list.queries.ts';

interface DeskWork {
  readonly operation: string;
  readonly caller: Caller;
}

async function getUpload({ db }: ImportDeskDeps, id: number): Promise<Upload> {
  const upload = await findUpload(db, id);
  if (upload === undefined) throw new ApiError(1009);
  return upload;
}

async function findRow(deps: ImportDeskDeps, id: number) {
  return presentUpload(await getUpload(deps, id), await readStanding(deps.db));
}

async function changed(
  deps: ImportDeskDeps,
  { id, ...request }: DeskWork & { readonly id: number },
  change: (work: StaffWork) => Promise<StaffChange<unknown>>,
) {
  await changeAsStaff(deps, request, change);
  return { Row: await findRow(deps, id) };
}

function createArrivalOperations(deps: ImportDeskDeps): readonly BoundOperation[] {
  return [
    bind(contract.StartTradeImport, async (input, caller) => {
      const request = { operation: 'StartTradeImport', caller };
      const upload = await changeAsStaff(deps, request, (work) => startUpload(work, input));
      const Row = presentUpload(upload, await readStanding(deps.db));
      return { Row, Dict: { PartBytes: tradeImportRule.partBytes } };
    }),
    bind(contract.UploadTradeImportPart, async ({ ImportID: id, Offset, Files }, caller) => {
      const { userId } = signedInUser(caller);
      const isWhole = await takePart(deps, userId, { id, offset: Offset, content: Files });
      if (!isWhole) return { Row: await findRow(deps, id) };
      return changed(deps, { operation: 'UploadTradeImportPart', caller, id }, (work) => beginReading(work, id));
    }),
  ];
}

function createDecisionOperations(deps: ImportDeskDeps): readonly BoundOperation[] {
  const { files, facts } = deps;
  return [
    bind(contract.JoinTradeImports, async (input, caller) => {
      const request = { operation: 'JoinTradeImports', caller };
      const id = await changeAsStaff(deps, request, (work) => joinUploads(work, input));
      return { Row: await findRow(deps, id) };
    }),
    bind(contract.CheckTradeImport, async (input, caller) =>
      changed(deps, { operation: 'CheckTradeImport', caller, id: input.ImportID }, (work) => checkAgain(work, input)),
    ),
    bind(contract.CommitTradeImport, async (input, caller) =>
      changed(deps, { operation: 'CommitTradeImport', caller, id: input.ImportID }, (work) => beginCommit(work, input)),
    ),
    bind(contract.DiscardTradeImport, async ({ ImportID }, caller) => {
      const request = { operation: 'DiscardTradeImport', caller };
      const upload = await changeAsStaff(deps, request, (work) => discardUpload(work, ImportID));
      await forgetFile({ files }, upload);
      return { Row: await findRow(deps, ImportID) };
    }),
    bind(contract.SetTradeDemonstration, async (input, caller) => {
      const request = { operation: 'SetTradeDemonstration', caller };
      const Row = await changeAsStaff(deps, request, (work) => setDemonstration(work, input));
      await facts.refresh();
      return { Row };
    }),
    bind(contract.UndoTradeImport, async ({ RunID }, caller) => {
      const request = { operation: 'UndoTradeImport', caller };
      const { run, fileNames } = await changeAsStaff(deps, request, (work) => undoRun(work, RunID));
      if (fileNames.length > 0) await facts.refresh();
      for (const fileName of fileNames) await files.remove(fileName);
      return { Row: run };
    }),
  ];
}

function createReadingOperations(deps: ImportDeskDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    bind(contract.GetTradeImports, async ({ Page, PageSize }) => {
      const { rows, total } = await listRuns(db, toSlice({ Page, PageSize }));
      const [uploads, standing] = await Promise.all([listOpenUploads(db), readStanding(db)]);
      return {
        Rows: rows.map(presentRun),
        Total: total,
        List: uploads.map((one) => presentUpload(one, standing)),
        Dict: { Demonstration: await listDemonstrations(db) },
      };
    }),
    bind(contract.GetTradeImportRun, async ({ RunID }) => {
      const run = await findRun(db, RunID);
      if (run === undefined) throw new ApiError(1009);
      const stored = await findRunIssues(db, RunID);
      const issues = presentStoredIssues(stored.issues);
      const warnings = presentStoredIssues(stored.warnings);
      const revised = await listRunDifferences(db, RunID);
      return {
        Row: presentRun(run),
        List: issues.listed,
        Dict: {
          Warnings: warnings.listed,
          IssueCount: issues.count,
          WarningCount: warnings.count,
          LeftOut: presentStoredLeftOut(stored.left_out),
          Differences: revised.rows,
        },
        Total: revised.total,
      };
    }),
    bind(contract.GetTradeImport, async ({ ImportID }) => {
      const upload = await getUpload(deps, ImportID);
      const Row = presentUpload(upload, await readStanding(db));
      return { Row, ...(upload.preview ?? emptyPreview).details };
    }),
    bind(contract.GetTradeImportIssues, async ({ ImportID: id, Kind: kind, Offset: offset }) => {
      await getUpload(deps, id);
      const slice = await readIssueList(deps.files, { id, kind, offset, length: tradeImportRule.partBytes });
      if (slice === null) throw new ApiError(1009);
      return { Row: { Base64: slice.bytes.toString('base64'), Bytes: slice.bytes.length }, Total: slice.total };
    }),
  ];
}

function createOverviewOperations({ db }: Pick<ImportDeskDeps, 'db'>): readonly BoundOperation[] {
  return [
    bind(contract.GetTradeVintages, async ({ Source, Page, PageSize }) => {
      const { rows, total } = await listAllVintages(db, { source: Source, ...toSlice({ Page, PageSize }) });
      return { Rows: rows, Total: total };
    }),
    bind(contract.GetTradeTemplate, async ({ Template, Kind, isEn }) => {
      const edition = toEdition(isEn);
      const template = templates[Template];
      const { contentType, body } = await makeTemplate(template, Kind, edition);
      return {
        Row: {
          FileName: `${Template}-${edition}.${Kind}`,
          MimeType: contentType,
          Base64: Buffer.from(body).toString('base64'),
        },
      };
    }),
  ];
}

export function createImportDeskOperations(deps: ImportDeskDeps): readonly BoundOperation[] {
  return [
    ...createReadingOperations(deps),
    ...createOverviewOperations(deps),
    ...createArrivalOperations(deps),
    ...createDecisionOperations(deps),
  ];
}
