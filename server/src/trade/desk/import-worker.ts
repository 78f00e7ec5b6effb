import type { TradeImportState } from '@btc/contract/trade/desk/import-rule.ts';
import type { Db } from '#platform/db/db.ts';
import { findFormat } from '../import/format.ts';
import { importFile } from '../import/import-file.ts';
import type { ImportReport, ImportRequest } from '../import/import-file.ts';
import { checksumOf } from '../import/vintage.load.ts';
import { forgetFile, wholeFile } from './arriving-file.ts';
import { presentFinding, unknownForm } from './finding.ts';
import type { ImportDeskDeps } from './import-desk-deps.ts';
import { recogniseFormat } from './recognise-format.ts';
import {
  beat,
  findUpload,
  type Found,
  markCommitted,
  readBasis,
  saveFinding,
  setState,
  settle,
  type Upload,
} from './upload.queries.ts';

/** How often it is said that somebody still works on a file; a minute without a word, and nobody does. */
const beatEveryMs = 10_000;

/** Something was loaded or taken back since the file was compared. */
class Outdated extends Error {}

/** Reads and loads uploaded files behind the calls, one after the other: a file may take longer than anybody waits for an answer. */
export class ImportWorker {
  readonly #deps: ImportDeskDeps;
  #tail: Promise<void> = Promise.resolve();

  constructor(deps: ImportDeskDeps) {
    this.#deps = deps;
  }

  /** Reads a file that is `checking` and says what it would change. */
  check(id: number): void {
    this.#enqueue(id, 'checking', (upload) => this.#check(upload));
  }

  /** Loads a file that is `committing`. */
  commit(id: number): void {
    this.#enqueue(id, 'committing', (upload) => this.#commit(upload));
  }

  /** Resolves once all that was asked for so far is done. */
  idle(): Promise<void> {
    return this.#tail;
  }

  #enqueue(id: number, state: TradeImportState, work: (upload: Upload) => Promise<void>): void {
    const { db } = this.#deps;
    const beating = setInterval(() => void beat(db, id).catch(() => undefined), beatEveryMs).unref();
    const run = async (): Promise<void> => {
      try {
        const upload = await findUpload(db, id);
        if (upload?.state === state) await work(upload);
      } catch (error) {
        this.#deps.onFailure?.(error);
        // Where the records cannot be reached either, the file counts as broken off a minute from now.
        await settle(db, id, { from: state, to: 'failed' }).catch(() => undefined);
      } finally {
        clearInterval(beating);
      }
    };
    this.#tail = this.#tail.then(run);
  }

  async #check(upload: Upload): Promise<void> {
    const { db } = this.#deps;
    const path = await wholeFile(this.#deps, upload);
    // Before the figures are looked at: what is loaded meanwhile makes the comparison outdated, not wrong unseen.
    const basis = await readBasis(db);
    await saveFinding(db, upload.id, { ...(await this.#find(upload, path)), basis });
  }

  async #find(upload: Upload, path: string): Promise<Omit<Found, 'basis'>> {
    const recognised = upload.format === null ? await recogniseFormat(path, upload.sheet || null) : null;
    if (recognised?.kind === 'unknown') {
      const finding = unknownForm(await checksumOf(path), recognised.faults);
      return { state: 'refused', recognised: null, finding };
    }
    const named = { ...upload, recognised: recognised?.name ?? null };
    const report = await importFile(this.#deps, { ...requestOf(named, path), preview: true, breakdown: true });
    return { state: stateOf(report), recognised: named.recognised, finding: presentFinding(report) };
  }

  async #commit(upload: Upload): Promise<void> {
    const { db, files } = this.#deps;
    const { id, basis } = upload;
    const path = await wholeFile(this.#deps, upload);
    const onLoaded = async (transaction: Db, runId: number): Promise<void> => {
      if ((await readBasis(transaction, runId)) !== basis) throw new Outdated();
      await markCommitted(transaction, id, runId);
    };
    try {
      const report = await importFile(this.#deps, { ...requestOf(upload, path), preview: false, onLoaded });
      if (report.outcome !== 'loaded') {
        await settle(db, id, { from: 'committing', to: stateOf(report) });
        return;
      }
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      await setState(db, id, 'ready');
      return;
    }
    // The diary keeps the bytes under their checksum.
    await forgetFile({ files }, upload);
  }
}

function requestOf(upload: Upload, path: string): Omit<ImportRequest, 'preview'> {
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
    errorsPath: null,
    actor: upload.byName,
  };
}

function stateOf({ outcome }: ImportReport): TradeImportState {
  return outcome === 'loaded' ? 'ready' : outcome;
}
