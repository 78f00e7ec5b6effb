import type { IssueList } from '#platform/import/issue-list.ts';
import type { Db } from '#platform/db/db.ts';
import type { Breakdown } from '../facts/breakdown.ts';
import type { Changes } from '../changes.ts';
import type { ConvertedValues } from '../facts/convert-values.ts';
import type { Issue } from '#platform/import/issue.ts';
import type { StoppingName, TextEncoding } from '@btc/contract/imported-files.ts';
import type { Accepted, StoppingWarning } from '#platform/import/stopping-warnings.ts';
import type { ImportFormat } from '../format.ts';
import type { Loss } from '../losses.ts';
import type { MergedFacts } from '../facts/merge-facts.ts';
import type { PublicEffect } from '../public-effect.ts';
import type { NewImportRun } from '../import-run.queries.ts';
import type { RowCounts } from '#platform/import/read-rows.ts';
import type { NamesFound } from '../shipments/name-book.ts';
import type { Coverage } from '../facts/staging.ts';
import type { TableChanges, TableDifference } from '../tables/table-reading.ts';

export interface ImportRequest {
  readonly format: ImportFormat;
  readonly path: string;
  /** What the file is called, where its path does not say it. */
  readonly name?: string;
  readonly preview: boolean;
  /** Day on which the source published the figures; null: today. */
  readonly asPublishedOn: string | null;
  /** Origins the file was limited to; null: it holds all, and one without a row is zero. */
  readonly origins: readonly string[] | null;
  /** Tariff positions the file was made for; of these, missing rows are zero. Null: only those that have rows. */
  readonly covers: readonly string[] | null;
  /** The sheet of a workbook to read; null or left out: the first that is not hidden. */
  readonly sheet?: string | null;
  /** The encoding of a text; null or left out: it is told by what the text says. */
  readonly encoding?: TextEncoding | null;
  /** A file to list all issues in; null: only the first thousand are kept. */
  readonly errorsPath: string | null;
  readonly warningsPath?: string;
  /** Loads even if the file removes figures; left out: it stops. */
  readonly takeAway?: boolean;
  /** Warnings that are known and do not stop the load; left out: none. */
  readonly accept?: Accepted;
  /** One of several files loaded together: losses and revisions are then computed for the whole set by its loader. */
  readonly isOfSet?: boolean;
  readonly actor: string;
  readonly breakdown?: boolean;
  /** Runs inside the transaction of the load, after the log entry. */
  readonly onLoaded?: (db: Db, runId: number) => Promise<void>;
}

export interface CompletedValues extends MergedFacts, ConvertedValues {}

export interface ImportReport extends Omit<RowCounts, 'notes' | 'unclear'> {
  readonly format: string;
  readonly inputName: string;
  readonly bytes: number;
  readonly checksum: string;
  readonly preview: boolean;
  readonly outcome: NewImportRun['outcome'];
  readonly facts: number;
  readonly badRows: number;
  readonly issueCount: number;
  readonly issues: readonly Issue[];
  readonly warningCount: number;
  readonly warnings: readonly Issue[];
  /** Warnings that stop the load until somebody accepts them; the issues list them. */
  readonly unaccepted: readonly StoppingName[];
  readonly coverage: Coverage | null;
  readonly changes: Changes | null;
  /** Figures that count now and are lost by the load. */
  readonly losses: readonly Loss[];
  /** Empty where not requested, and for tables. */
  readonly effects: readonly PublicEffect[];
  /** January `YYYY-MM` that no view shows before its February is there; null: all months are shown, and for tables. */
  readonly heldBack: string | null;
  readonly tableChanges: TableChanges | null;
  /** Null where it was not asked for, and for tables. */
  readonly breakdown: Breakdown | null;
  /** The rows of a table that it changes; empty for facts. */
  readonly tableDifferences: readonly TableDifference[];
  /** Null where the file is complete itself. */
  readonly values: CompletedValues | null;
  readonly names: NamesFound | null;
  readonly publishedOn: string;
  readonly vintageId: number | null;
}

export type Compared = Pick<
  ImportReport,
  | 'coverage'
  | 'changes'
  | 'losses'
  | 'effects'
  | 'heldBack'
  | 'tableChanges'
  | 'breakdown'
  | 'tableDifferences'
  | 'values'
  | 'names'
  | 'publishedOn'
> & {
  readonly warnings: readonly Issue[];
  readonly stopping: readonly StoppingWarning[];
  readonly isKnown: boolean;
};

export function listed(
  issues: IssueList,
  warnings: IssueList,
): Pick<ImportReport, 'badRows' | 'issueCount' | 'issues' | 'warningCount' | 'warnings'> {
  return {
    badRows: issues.badRows,
    issueCount: issues.issues,
    issues: issues.stored,
    warningCount: warnings.issues,
    warnings: warnings.stored,
  };
}
