import { createHash } from 'node:crypto';
import { copyFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openFactImporter } from './facts/fact.importer.ts';
import { IssueList, maxIssuesStored } from '#platform/import/issue-list.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { RowIssue } from '#platform/import/issue.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { computeChecksum } from '#platform/files/local-file.ts';
import { inWorkFolder } from '#platform/files/work-folder.ts';
import { formatPeriodText } from '../facts/vintage.ts';
import type { StoppingName } from '@btc/contract/imported-files.ts';
import { listUnaccepted } from '#platform/import/stopping-warnings.ts';
import type { StoppingWarning } from '#platform/import/stopping-warnings.ts';
import { listed } from './report/import-report.ts';
import type { ImportReport, ImportRequest } from './report/import-report.ts';
import { insertImportRun } from './import-run.queries.ts';
import type { NewImportRun } from './import-run.queries.ts';
import type { ImportDeps, Importer } from './importer.ts';
import { findMemoryShortage } from './memory-shortage.ts';
import { readRows } from '#platform/import/read-rows.ts';
import type { RowCounts } from '#platform/import/read-rows.ts';
import { isTellingNote } from '#platform/import/text/notes.ts';
import { openTableImporter } from './table.importer.ts';

export type { ImportReport, ImportRequest } from './report/import-report.ts';
export type { ImportDeps } from './importer.ts';

/** Reads a file, checks every row, and loads it if all rows pass; else, and in a preview, nothing changes. */
export async function importFile(deps: ImportDeps, request: ImportRequest): Promise<ImportReport> {
  return inWorkFolder(deps.workFolder, (folder) => new ImportRun(deps, request, folder).run());
}

class ImportRun {
  readonly #deps: ImportDeps;
  readonly #request: ImportRequest;
  readonly #folder: string;
  readonly #startedAt: Date;
  readonly #today: string;
  readonly #issues: IssueList;
  readonly #warnings: IssueList;

  constructor(deps: ImportDeps, request: ImportRequest, folder: string) {
    this.#deps = deps;
    this.#request = request;
    this.#folder = folder;
    this.#startedAt = deps.clock.now();
    this.#today = shanghaiDay(this.#startedAt);
    this.#issues = new IssueList(request.errorsPath);
    this.#warnings = new IssueList(request.warningsPath ?? null);
  }

  async run(): Promise<ImportReport> {
    const input = join(this.#folder, 'input');
    await copyFile(this.#request.path, input);
    const checksum = await computeChecksum(input);
    const { size } = await stat(input);
    try {
      const shortage = await findMemoryShortage(this.#deps, {
        bytes: size,
        name: this.#request.name ?? this.#request.path,
      });
      if (shortage !== null) return await this.#refuse({ ...this.#begin(), bytes: size, checksum }, shortage, input);
      const importer = await this.#openIntake();
      try {
        return await this.#take({ ...this.#begin(), bytes: size, checksum }, importer, input);
      } finally {
        importer.close();
      }
    } finally {
      await Promise.all([this.#issues.close(), this.#warnings.close()]);
    }
  }

  /** Rejects the file as a whole, for a reason that is in no single row. */
  async #refuse(begun: ImportReport, issue: RowIssue, input: string): Promise<ImportReport> {
    this.#issues.add({ ...issue, line: 0 });
    return this.#record({ ...begun, ...listed(this.#issues, this.#warnings), outcome: 'refused' }, input);
  }

  async #openIntake(): Promise<Importer> {
    const { format } = this.#request;
    const settings = {
      deps: this.#deps,
      request: this.#request,
      folder: this.#folder,
      today: this.#today,
    };
    return format.kind === 'facts' ? openFactImporter(format, settings) : openTableImporter(format, settings);
  }

  async #take(begun: ImportReport, importer: Importer, input: string): Promise<ImportReport> {
    const identity = this.#identityOf(begun.checksum);
    const known = await importer.findKnown(identity);
    if (known !== undefined) return this.#record({ ...begun, outcome: 'unchanged', vintageId: known }, input);
    const { notes, unclear, ...counts } = await this.#read(input, importer);
    const ofText = this.#findOddText({ notes, unclear });
    const report = { ...begun, ...counts, ...listed(this.#issues, this.#warnings), facts: importer.count() };
    if (report.issueCount > 0) return this.#record({ ...report, facts: 0, outcome: 'refused' }, input);
    if (report.facts === 0) return this.#record({ ...report, outcome: 'empty' }, input);
    const { isKnown, warnings, stopping, ...compared } = await importer.compare(identity);
    for (const warning of warnings) this.#warnings.add(warning);
    const odd = [...stopping, ...this.#findRowLimit({ ...report, ...compared }), ...ofText];
    const unaccepted = isKnown ? [] : this.#weigh(odd);
    // What is odd is so in the file as a whole: none of its rows is bad.
    const found = { ...report, ...compared, unaccepted, ...listed(this.#issues, this.#warnings), badRows: 0 };
    if (unaccepted.length > 0) return this.#record({ ...found, outcome: 'refused' }, input);
    const loaded: ImportReport = { ...found, outcome: isKnown ? 'unchanged' : 'loaded' };
    if (isKnown) return this.#record(loaded, input);
    if (compared.losses.length > 0 && this.#request.takeAway !== true) {
      return this.#record({ ...loaded, outcome: 'wouldLose' }, input);
    }
    if (this.#request.preview) return loaded;
    const stored = await this.#keepInput(input, loaded);
    const vintageId = await importer.load(identity, async (db, id) => {
      const runId = await insertImportRun(db, this.#diaryOf({ ...loaded, vintageId: id }, stored));
      await this.#request.onLoaded?.(db, runId);
      return runId;
    });
    return { ...loaded, vintageId };
  }

  /** What somebody has accepted is a remark, and anything else stops the load. */
  #weigh(stopping: readonly StoppingWarning[]): readonly StoppingName[] {
    const unaccepted = listUnaccepted(stopping, this.#request.accept ?? []);
    for (const warning of stopping) {
      if (unaccepted.includes(warning.reason)) this.#issues.add(warning);
      else this.#warnings.addAlways(warning);
    }
    return unaccepted;
  }

  #findRowLimit({ rowsRead, coverage }: Pick<ImportReport, 'rowsRead' | 'coverage'>): readonly StoppingWarning[] {
    const { format } = this.#request;
    if (format.kind !== 'facts' || !format.rowLimits.includes(rowsRead)) return [];
    const last = coverage === null ? '' : formatPeriodText(coverage.periodTo);
    return [{ line: 0, ...toIssue('atRowLimit', '', `${rowsRead}; ${last}`), reason: 'atRowLimit' }];
  }

  /** A number that could be two is told of at once where it does not stop the load: rates have three decimals. */
  #findOddText({ notes, unclear }: Pick<RowCounts, 'notes' | 'unclear'>): readonly StoppingWarning[] {
    const { format } = this.#request;
    const isOfFacts = format.kind === 'facts';
    if (!isOfFacts && unclear !== null) this.#warnings.add(unclear);
    const odd = notes.filter(({ value }) => isTellingNote(value, !isOfFacts || format.statesFlow));
    return [
      ...(isOfFacts && unclear !== null ? [{ ...unclear, reason: 'unclearNumber' as const }] : []),
      ...odd.map(({ line, value }) => ({
        line,
        ...toIssue('tellingNote', '', value),
        reason: 'tellingNote' as const,
      })),
    ];
  }

  /** The same bytes are the same vintage unless origins, covered positions, day, sheet or encoding are stated differently. */
  #identityOf(checksum: string): string {
    const { origins, covers, asPublishedOn, sheet = null, encoding = null } = this.#request;
    const stated = [sheet, encoding].filter((text) => text !== null);
    if (origins === null && covers === null && asPublishedOn === null && stated.length === 0) return checksum;
    const identity = [checksum, origins, covers, asPublishedOn, ...stated];
    return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
  }

  #begin(): Omit<ImportReport, 'bytes' | 'checksum'> {
    const { format, path, name = basename(path), preview, asPublishedOn } = this.#request;
    return {
      format: format.name,
      inputName: name,
      preview,
      outcome: 'unchanged',
      encoding: 'utf-8',
      rowsRead: 0,
      outOfScope: 0,
      aggregates: 0,
      leftOut: [],
      titles: null,
      facts: 0,
      ...listed(this.#issues, this.#warnings),
      unaccepted: [],
      coverage: null,
      changes: null,
      losses: [],
      effects: [],
      heldBack: null,
      tableChanges: null,
      breakdown: null,
      tableDifferences: [],
      values: null,
      names: null,
      publishedOn: asPublishedOn ?? this.#today,
      vintageId: null,
    };
  }

  async #read(input: string, importer: Importer): Promise<RowCounts> {
    const { sheet = null, encoding = null } = this.#request;
    const sinks = { openHeader: importer.openHeader, issues: this.#issues, warnings: this.#warnings };
    const { counts } = await readRows(input, sheet, sinks, encoding);
    const late = await importer.finish(this.#request.errorsPath === null ? maxIssuesStored : Number.MAX_SAFE_INTEGER);
    for (const issue of late.issues) this.#issues.add(issue);
    this.#issues.addUnlisted(late.count - late.issues.length);
    return counts;
  }

  async #record(report: ImportReport, input: string): Promise<ImportReport> {
    if (report.preview) return report;
    const stored = await this.#keepInput(input, report);
    await insertImportRun(this.#deps.db, this.#diaryOf(report, stored));
    return report;
  }

  /** The bytes as received are kept, also those of a refused file. */
  async #keepInput(input: string, report: ImportReport): Promise<string> {
    const name = toInputFile(report);
    await this.#deps.files.keep(input, name);
    return name;
  }

  #diaryOf(report: ImportReport, inputFile: string): NewImportRun {
    return toDiary(report, { inputFile, actor: this.#request.actor, startedAt: this.#startedAt });
  }
}

export function toDiary(
  report: ImportReport,
  stamp: Pick<NewImportRun, 'inputFile' | 'actor' | 'startedAt'>,
): NewImportRun {
  const { format, inputName, outcome, rowsRead, facts, badRows, issues, warnings, names, vintageId } = report;
  return {
    ...stamp,
    format,
    inputName,
    inputBytes: report.bytes,
    inputChecksum: report.checksum,
    outcome,
    rowsRead,
    facts,
    outOfScope: report.outOfScope,
    aggregates: report.aggregates,
    leftOut: report.leftOut,
    badRows,
    issues,
    issueCount: report.issueCount,
    warnings,
    warningCount: report.warningCount,
    names,
    changes: report.changes ?? report.tableChanges,
    losses: report.losses,
    vintageId,
  };
}

export function toInputFile({ checksum, encoding }: Pick<ImportReport, 'checksum' | 'encoding'>): string {
  return `imports/${checksum}.${encoding === 'xlsx' ? 'xlsx' : 'csv'}`;
}
