import { openDictionary } from '#dictionary/face.ts';
import type { TradeImportState } from '@btc/contract/trade/desk/import-rule.ts';
import { join } from 'node:path';
import { isOutage } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import { computeChecksum } from '#platform/files/local-file.ts';
import { inWorkFolder } from '#platform/files/work-folder.ts';
import { findFormat } from '../import/format.ts';
import { importFile } from '../import/import-file.ts';
import type { ImportReport, ImportRequest } from '../import/import-file.ts';
import { importFileSet } from '../import/import-set.ts';
import { StaleComparisonError } from '../import/facts/vintage.load.ts';
import { forgetFile, storeIssueList, wholeFile } from './uploads/arriving-file.ts';
import { presentPreview, presentSetPreview, unknownForm } from './import-preview.ts';
import type { ImportDeskDeps } from './import-desk-deps.ts';
import { recogniseFormat } from './recognise-format.ts';
import {
  findUpload,
  type Found,
  listMembers,
  markCommitted,
  readBasis,
  savePreview,
  setMembersCommitted,
  type Upload,
} from './uploads/upload.queries.ts';
import { type ClaimedUpload, settle } from './uploads/upload-work.queries.ts';

export function isAsked(upload: Upload | undefined): upload is Upload & { state: 'checking' | 'committing' } {
  return upload?.state === 'checking' || upload?.state === 'committing';
}

/** Reads or loads a file as requested. On an error the file fails, except on an outage, which is retried. */
export async function doImportJob(deps: ImportDeskDeps, claim: ClaimedUpload): Promise<void> {
  const upload = await findUpload(deps.db, claim.id);
  if (!isAsked(upload)) return;
  const { state } = upload;
  try {
    await (state === 'checking' ? check(deps, upload, claim) : commit(deps, upload, claim));
  } catch (error) {
    // What an outage breaks off is taken up again, though the records may answer again by now.
    if (!isOutage(error)) await settle(deps.db, claim, { from: state, to: 'failed' }).catch(() => undefined);
    throw error;
  }
}

async function check(deps: ImportDeskDeps, upload: Upload, claim: ClaimedUpload): Promise<void> {
  const { db } = deps;
  if (upload.isSet) return checkSet(deps, upload, claim);
  const path = await wholeFile(deps, upload);
  // Before the figures are looked at: what is loaded meanwhile makes the comparison outdated, not wrong unseen.
  const basis = await readBasis(db);
  await savePreview(db, claim, { ...(await find(deps, upload, path)), basis });
}

async function find(deps: ImportDeskDeps, upload: Upload, path: string): Promise<Omit<Found, 'basis'>> {
  const { encoding } = upload;
  const sheet = upload.sheet === '' ? null : upload.sheet;
  const dictionary = await openDictionary(deps.db);
  const taught = (title: string) => dictionary.readTitle(title);
  const recognised = upload.format === null ? await recogniseFormat(path, { sheet, encoding, taught }) : null;
  if (recognised?.kind === 'unknown') {
    const preview = unknownForm(await computeChecksum(path), recognised.issues);
    return { state: 'refused', recognised: null, preview };
  }
  const named = { ...upload, recognised: recognised?.name ?? null };
  const report = await preview(deps, named, path);
  return { state: toState(report), recognised: named.recognised, preview: presentPreview(report) };
}

async function preview(deps: ImportDeskDeps, upload: Upload, path: string): Promise<ImportReport> {
  const { files, workFolder } = deps;
  return inWorkFolder(workFolder, async (folder) => {
    const [errorsPath, warningsPath] = [join(folder, 'issues'), join(folder, 'warnings')];
    const lists = { errorsPath, warningsPath };
    const report = await importFile(deps, { ...toRequest(upload, path), ...lists, preview: true, breakdown: true });
    const { id } = upload;
    if (report.issueCount > report.issues.length) await storeIssueList(files, { id, kind: 'issues', path: errorsPath });
    if (report.warningCount > report.warnings.length) {
      await storeIssueList(files, { id, kind: 'warnings', path: warningsPath });
    }
    return report;
  });
}

async function checkSet(deps: ImportDeskDeps, upload: Upload, claim: ClaimedUpload): Promise<void> {
  const { db } = deps;
  const basis = await readBasis(db);
  const members = await listMembers(db, upload.id);
  const report = await importFileSet(deps, { files: await toImportRequests(deps, members), preview: true });
  const found = { state: toState(report), recognised: null, preview: presentSetPreview(report, members) };
  await savePreview(db, claim, { ...found, basis });
}

async function toImportRequests(deps: ImportDeskDeps, members: readonly Upload[]): Promise<readonly ImportRequestOf[]> {
  const requests: ImportRequestOf[] = [];
  for (const member of members) requests.push(toRequest(member, await wholeFile(deps, member)));
  return requests;
}

async function commitSet(deps: ImportDeskDeps, upload: Upload, claim: ClaimedUpload): Promise<void> {
  const { db, files } = deps;
  const members = await listMembers(db, upload.id);
  try {
    const report = await importFileSet(deps, {
      files: await toImportRequests(deps, members),
      preview: false,
      takeAway: upload.takesAway,
      onHeld: async (transaction) => {
        if ((await readBasis(transaction)) !== upload.basis) throw new Outdated();
      },
      onLoaded: async (transaction, runIds) => {
        if (!(await markCommitted(transaction, claim, null))) throw new Superseded();
        await setMembersCommitted(
          transaction,
          members.map(({ id }, index) => ({ id, runId: runIds[index] ?? 0 })),
        );
      },
    });
    if (report.outcome !== 'loaded') {
      const found = { state: toState(report), recognised: null, preview: presentSetPreview(report, members) };
      await savePreview(db, claim, { ...found, basis: await readBasis(db) });
      return;
    }
  } catch (error) {
    if (error instanceof Superseded) return;
    if (!(error instanceof Outdated || error instanceof StaleComparisonError)) throw error;
    await settle(db, claim, { from: 'committing', to: 'ready' });
    return;
  }
  for (const member of members) await forgetFile({ files }, member);
}

class Outdated extends Error {}

class Superseded extends Error {}

async function commit(deps: ImportDeskDeps, upload: Upload, claim: ClaimedUpload): Promise<void> {
  const { db, files } = deps;
  const { basis } = upload;
  if (upload.isSet) return commitSet(deps, upload, claim);
  const path = await wholeFile(deps, upload);
  const onLoaded = async (transaction: Db, runId: number): Promise<void> => {
    if ((await readBasis(transaction, runId)) !== basis) throw new Outdated();
    if (!(await markCommitted(transaction, claim, runId))) throw new Superseded();
  };
  try {
    const request = { ...toRequest(upload, path), preview: false, takeAway: upload.takesAway, onLoaded };
    const report = await importFile(deps, request);
    if (report.outcome === 'refused') {
      const found = { state: 'refused', recognised: upload.recognised, preview: presentPreview(report) } as const;
      await savePreview(db, claim, { ...found, basis: await readBasis(db) });
      return;
    }
    if (report.outcome !== 'loaded') {
      await settle(db, claim, { from: 'committing', to: toState(report) });
      return;
    }
  } catch (error) {
    if (error instanceof Superseded) return;
    if (!(error instanceof Outdated || error instanceof StaleComparisonError)) throw error;
    await settle(db, claim, { from: 'committing', to: 'ready' });
    return;
  }
  // The diary keeps the bytes under their checksum.
  await forgetFile({ files }, upload);
}

type ImportRequestOf = Omit<ImportRequest, 'preview'>;

function toRequest(upload: Upload, path: string): ImportRequestOf {
  const format = findFormat(upload.format ?? upload.recognised ?? '');
  if (format === undefined) throw new Error(`Import ${upload.id} has no form`);
  const isOfFacts = format.kind === 'facts';
  return {
    format,
    path,
    name: upload.fileName,
    asPublishedOn: upload.publishedOn,
    origins: isOfFacts && upload.origins.length > 0 ? upload.origins : null,
    covers: isOfFacts && upload.covers.length > 0 ? upload.covers : null,
    sheet: upload.sheet === '' ? null : upload.sheet,
    encoding: upload.encoding,
    errorsPath: null,
    // A preview lists what stops the load, and whoever loads it has accepted that.
    accept: 'all',
    actor: upload.byName,
  };
}

function toState({ outcome }: Pick<ImportReport, 'outcome'>): TradeImportState {
  return outcome === 'loaded' || outcome === 'wouldLose' ? 'ready' : outcome;
}
