import { join } from 'node:path';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type DraftStore, draftStore } from '#platform/files/draft-store.ts';
import { inWorkFolder } from '#platform/files/work-folder.ts';
import { toIssue } from '#platform/import/issue.ts';
import { lockNotices, lockQuotas } from '#safeguard/face.ts';
import { FactsStore } from '../facts/facts-store.ts';
import { lockCatalogue } from '../facts/vintage.queries.ts';
import { lockRates } from '../rate.queries.ts';
import { toDiary, importFile, toInputFile } from './import-file.ts';
import { insertImportRun, markSet } from './import-run.queries.ts';
import type { ImportDeps } from './importer.ts';
import type { Loss } from './losses.ts';
import type { PublicEffect } from './public-effect.ts';
import type { ImportReport, ImportRequest } from './report/import-report.ts';
import { compareSet, type SeriesChange } from './set-changes.ts';

export interface SetRequest {
  readonly files: readonly Omit<ImportRequest, 'preview' | 'takeAway' | 'breakdown' | 'isOfSet' | 'onLoaded'>[];
  readonly preview: boolean;
  /** Loads even if the set removes figures; left out: it stops. */
  readonly takeAway?: boolean;
  /** Runs before the first file is read, with loads and undos by others locked out. */
  readonly onHeld?: (db: Db) => Promise<void>;
  /** Runs inside the transaction; `runIds` are the log's numbers in the order of the files. */
  readonly onLoaded?: (db: Db, runIds: readonly number[]) => Promise<void>;
}

export interface SetReport {
  readonly preview: boolean;
  /** Of a set that is not loaded: the outcome of the first file that prevented it. */
  readonly outcome: ImportReport['outcome'];
  /** In the order of the request, each compared with what counts and the files loaded before it; null: not read. */
  readonly files: readonly (ImportReport | null)[];
  /** What all files together change, by series; filled only for a set that is loaded or could be. */
  readonly series: readonly SeriesChange[];
  /** Figures that count now and are lost by the load. */
  readonly losses: readonly Loss[];
  readonly effects: readonly PublicEffect[];
}

class NotLoaded extends Error {}

/** Loads files in order in one transaction; a figure is lost only if no file has it. A failed set is logged with its reasons. */
export async function importFileSet(deps: ImportDeps, request: SetRequest): Promise<SetReport> {
  const report = await inWorkFolder(deps.workFolder, (folder) => new SetRun(deps, request, folder).run());
  if (report.outcome === 'loaded' && !report.preview) await deps.facts.refresh();
  return report;
}

class SetRun {
  readonly #deps: ImportDeps;
  readonly #request: SetRequest;
  readonly #folder: string;
  readonly #startedAt: Date;
  readonly #reports = new Map<number, ImportReport>();
  readonly #runIds = new Map<number, number>();

  constructor(deps: ImportDeps, request: SetRequest, folder: string) {
    this.#deps = deps;
    this.#request = request;
    this.#folder = folder;
    this.#startedAt = deps.clock.now();
  }

  async run(): Promise<SetReport> {
    const drafts = draftStore(this.#deps.files, join(this.#folder, 'files'));
    let report: SetReport | null = null;
    try {
      await this.#deps.db.transaction().execute(async (db) => {
        report = await this.#load(db, drafts.store);
        if (this.#request.preview || report.outcome !== 'loaded') throw new NotLoaded();
        await this.#request.onLoaded?.(db, this.#listRuns());
        await drafts.keepAll();
      });
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
    }
    if (report === null) throw new Error('A set of files was neither loaded nor kept out');
    if (!this.#request.preview) await this.#recordKeptOut(report, drafts);
    return report;
  }

  async #recordKeptOut({ outcome, files, losses }: SetReport, drafts: DraftStore): Promise<void> {
    if (outcome === 'loaded') return;
    const keptOut = files.filter((file) => file !== null).find((file) => file.outcome !== 'loaded');
    await drafts.keepAll('imports/');
    await this.#deps.db.transaction().execute(async (db) => {
      const runIds: number[] = [];
      for (const [index, read] of files.entries()) {
        const given = this.#request.files[index];
        if (read === null || given === undefined) continue;
        const why = keptOut === undefined ? { outcome, losses } : read === keptOut ? {} : withSibling(keptOut);
        const stamp = { inputFile: toInputFile(read), actor: given.actor, startedAt: this.#startedAt };
        const line = { ...read, changes: null, tableChanges: null, vintageId: null, ...why };
        runIds.push(await insertImportRun(db, toDiary(line, stamp)));
      }
      await markSet(db, runIds);
    });
  }

  async #load(db: Db, files: FileStore): Promise<SetReport> {
    await lockCatalogue(db);
    await lockQuotas(db);
    await lockNotices(db);
    await lockRates(db);
    await this.#request.onHeld?.(db);
    await this.#deps.facts.refresh();
    const facts = new FactsStore({ db, files, cacheFolder: join(this.#folder, 'facts') });
    try {
      const kept = await this.#loadFiles({ ...this.#deps, db, files }, facts);
      const { preview, files: given } = this.#request;
      const reports = given.map((_, index) => this.#reports.get(index) ?? null);
      const report = {
        preview,
        files: reports.map((one) => (one === null ? null : { ...one, preview })),
        series: [],
        losses: [],
        effects: [],
      };
      return kept === null ? await this.#compare(db, facts, report) : { ...report, outcome: kept };
    } finally {
      await facts.close();
    }
  }

  /** Loads tables first, as facts in yuan need their months' rates. Returns the outcome of the first file not loaded, or null. */
  async #loadFiles(deps: ImportDeps, facts: FactsStore): Promise<ImportReport['outcome'] | null> {
    const { files } = this.#request;
    const order = files
      .map((_, index) => index)
      .toSorted((one, other) => findPosition(files[one]) - findPosition(files[other]));
    let isFirst = true;
    for (const index of order) {
      const file = files[index];
      if (file === undefined) continue;
      const report = await importFile(
        { ...deps, facts: isFirst ? this.#deps.facts : facts },
        {
          ...file,
          preview: false,
          takeAway: true,
          isOfSet: true,
          onLoaded: async (_, runId) => {
            this.#runIds.set(index, runId);
          },
        },
      );
      this.#reports.set(index, report);
      if (report.outcome !== 'loaded') return report.outcome;
      isFirst = false;
    }
    return null;
  }

  async #compare(db: Db, facts: FactsStore, report: Omit<SetReport, 'outcome'>): Promise<SetReport> {
    const runIds = this.#listRuns();
    const loads = report.files.map((one, index) => ({ vintageId: one?.vintageId ?? null, runId: runIds[index] ?? 0 }));
    const found = await this.#deps.facts.use(null, (before) =>
      facts.use(null, (after) => compareSet({ db, folder: this.#folder, before, after }, loads)),
    );
    const losses = [...report.files.flatMap((one) => one?.losses ?? []), ...found.series.flatMap((one) => one.losses)];
    await markSet(db, runIds);
    const outcome = losses.length > 0 && this.#request.takeAway !== true ? 'wouldLose' : 'loaded';
    return { ...report, ...found, losses, outcome };
  }

  /** The log's numbers in the order of the files. */
  #listRuns(): readonly number[] {
    return [...this.#runIds].toSorted(([one], [other]) => one - other).map(([, runId]) => runId);
  }
}

function withSibling({ inputName }: ImportReport): Pick<ImportReport, 'outcome' | 'issues' | 'issueCount'> {
  return { outcome: 'refused', issues: [{ line: 0, ...toIssue('keptOutBy', '', inputName) }], issueCount: 1 };
}

function findPosition(file: SetRequest['files'][number] | undefined): number {
  return file?.format.kind === 'table' ? 0 : 1;
}
