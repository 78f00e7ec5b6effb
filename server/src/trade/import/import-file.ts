import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { FactsStore } from '../facts/facts-store.ts';
import { findVintageMadeFrom } from '../facts/vintage.queries.ts';
import { findChanges } from './changes.ts';
import type { Changes, Incoming } from './changes.ts';
import { FaultList, mostFaultsKept } from './fault-list.ts';
import type { Fault } from './fault.ts';
import type { ImportFormat } from './format.ts';
import { insertImportRun } from './import-run.queries.ts';
import type { NewImportRun } from './import-run.queries.ts';
import { readRows } from './read-rows.ts';
import type { RowCounts } from './read-rows.ts';
import { Staging } from './staging.ts';
import type { Coverage } from './staging.ts';
import { loadVintage } from './vintage.load.ts';

export interface ImportDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly facts: FactsStore;
  readonly clock: Clock;
  /** Folder for what is written on the way; nothing in it is needed afterwards. */
  readonly workFolder: string;
}

export interface ImportRequest {
  readonly format: ImportFormat;
  readonly path: string;
  /** Says what would change, and changes nothing. */
  readonly preview: boolean;
  /** Day on which the source published the figures; null: today. */
  readonly asPublishedOn: string | null;
  /** Origins that the file was cut down to when it was made; null: it holds all, and one without a row is zero. */
  readonly origins: readonly string[] | null;
  /** Tariff positions that the file was made for: what of them has no row is zero. Null: only those that have rows. */
  readonly covers: readonly string[] | null;
  /** A file to list all faults in; null: only the first thousand are kept. */
  readonly errorsPath: string | null;
  /** Who imports, for the diary. */
  readonly actor: string;
}

/** What came of an import. */
export interface ImportReport extends RowCounts {
  readonly format: string;
  readonly source: string;
  readonly inputName: string;
  readonly bytes: number;
  readonly checksum: string;
  readonly preview: boolean;
  readonly outcome: NewImportRun['outcome'];
  readonly facts: number;
  readonly badRows: number;
  readonly faultCount: number;
  readonly faults: readonly Fault[];
  readonly coverage: Coverage | null;
  readonly changes: Changes | null;
  readonly publishedOn: string;
  readonly vintageId: number | null;
}

/** Reads a file, checks every row, and loads it as a vintage if all rows pass; else, and in a preview, nothing changes. */
export async function importFile(deps: ImportDeps, request: ImportRequest): Promise<ImportReport> {
  await mkdir(deps.workFolder, { recursive: true });
  const folder = await mkdtemp(join(deps.workFolder, 'import-'));
  try {
    return await new ImportRun(deps, request, folder).run();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class ImportRun {
  readonly #deps: ImportDeps;
  readonly #request: ImportRequest;
  readonly #folder: string;
  readonly #startedAt: Date;

  constructor(deps: ImportDeps, request: ImportRequest, folder: string) {
    this.#deps = deps;
    this.#request = request;
    this.#folder = folder;
    this.#startedAt = deps.clock.now();
  }

  async run(): Promise<ImportReport> {
    const { path, format, errorsPath } = this.#request;
    const input = join(this.#folder, 'input');
    const checksum = await copyAndHash(path, input);
    const { size } = await stat(input);
    const known = await findVintageMadeFrom(this.#deps.db, format.source, this.#identityOf(checksum));
    const faults = new FaultList(errorsPath);
    const staging = await Staging.open(this.#folder);
    try {
      const begun = { ...this.#begin(), bytes: size, checksum };
      if (known !== undefined) return await this.#record({ ...begun, outcome: 'unchanged', vintageId: known }, input);
      const read = await this.#read(input, staging, faults);
      const report = { ...begun, ...read, badRows: faults.badRows, faultCount: faults.faults, faults: faults.kept };
      if (faults.faults > 0) return await this.#record({ ...report, outcome: 'refused' }, input);
      if (staging.count === 0) return await this.#record({ ...report, outcome: 'empty' }, input);
      return await this.#load({ ...report, facts: staging.count }, staging, input);
    } finally {
      staging.close();
      await faults.close();
    }
  }

  /** The same bytes are the same vintage, unless they are now said to mean something else. */
  #identityOf(checksum: string): string {
    const { origins, covers, asPublishedOn } = this.#request;
    if (origins === null && covers === null && asPublishedOn === null) return checksum;
    return createHash('sha256')
      .update(JSON.stringify([checksum, origins, covers, asPublishedOn]))
      .digest('hex');
  }

  #begin(): Omit<ImportReport, 'bytes' | 'checksum'> {
    const { format, path, preview, asPublishedOn } = this.#request;
    return {
      format: format.name,
      source: format.source,
      inputName: basename(path),
      preview,
      outcome: 'unchanged',
      encoding: 'utf8',
      rowsRead: 0,
      outOfScope: 0,
      aggregates: 0,
      facts: 0,
      badRows: 0,
      faultCount: 0,
      faults: [],
      coverage: null,
      changes: null,
      publishedOn: asPublishedOn ?? shanghaiDay(this.#startedAt),
      vintageId: null,
    };
  }

  async #read(input: string, staging: Staging, faults: FaultList): Promise<RowCounts> {
    const { format, origins } = this.#request;
    const today = shanghaiDay(this.#startedAt);
    const settings = { latestPeriod: Number(today.slice(0, 4)) * 100 + Number(today.slice(5, 7)) };
    const counts = await readRows(input, format, settings, { staging, faults, origins });
    const late = await staging.finish(this.#request.errorsPath === null ? mostFaultsKept : Number.MAX_SAFE_INTEGER);
    for (const fault of late.faults) faults.add(fault);
    faults.addUnlisted(late.count - late.faults.length);
    return counts;
  }

  async #load(report: ImportReport, staging: Staging, input: string): Promise<ImportReport> {
    const { format, origins, covers, preview } = this.#request;
    const found = await staging.coverage();
    const coverage = { ...found, hsCodes: widenCodes(found.hsCodes, covers ?? []) };
    const incoming: Incoming = { ...coverage, origins, source: format.source, publishedOn: report.publishedOn };
    const changes = await this.#deps.facts.use(null, (snapshot) => findChanges(staging, snapshot, incoming));
    const loaded: ImportReport = { ...report, coverage, changes, outcome: 'loaded' };
    if (preview) return loaded;
    const kept = await this.#keepInput(input, report.checksum);
    const vintageId = await loadVintage(
      this.#deps,
      staging,
      { incoming, madeFrom: this.#identityOf(report.checksum), workFolder: this.#folder },
      (db, id) => insertImportRun(db, this.#diaryOf({ ...loaded, vintageId: id }, kept)),
    );
    await this.#deps.facts.refresh();
    return { ...loaded, vintageId };
  }

  async #record(report: ImportReport, input: string): Promise<ImportReport> {
    if (report.preview) return report;
    const kept = await this.#keepInput(input, report.checksum);
    await insertImportRun(this.#deps.db, this.#diaryOf(report, kept));
    return report;
  }

  /** The bytes as received are kept, also those of a refused file. */
  async #keepInput(input: string, checksum: string): Promise<string> {
    const name = `imports/${checksum}.csv`;
    await this.#deps.files.keep(input, name);
    return name;
  }

  #diaryOf(report: ImportReport, inputFile: string): NewImportRun {
    const { format, inputName, outcome, rowsRead, facts, outOfScope, badRows, faults, changes, vintageId } = report;
    return {
      format,
      inputName,
      inputBytes: report.bytes,
      inputChecksum: report.checksum,
      inputFile,
      actor: this.#request.actor,
      startedAt: this.#startedAt,
      outcome,
      rowsRead,
      facts,
      outOfScope: outOfScope + report.aggregates,
      badRows,
      faults,
      changes,
      vintageId,
    };
  }
}

/** The positions a file is said to cover, and what it has beyond them. */
function widenCodes(found: readonly string[], covers: readonly string[]): readonly string[] {
  return [...covers, ...found.filter((code) => !covers.some((position) => code.startsWith(position)))].toSorted();
}

async function copyAndHash(from: string, to: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    createReadStream(from),
    async function* (chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(to),
  );
  return hash.digest('hex');
}

function shanghaiDay(time: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(time);
}
