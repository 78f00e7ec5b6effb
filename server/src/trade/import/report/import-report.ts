import type { IssueList } from '#platform/import/issue-list.ts';
import type { Db } from '#platform/db/db.ts';
import type { Breakdown } from '../breakdown.ts';
import type { Changes } from '../changes.ts';
import type { ConvertedValues } from '../convert-values.ts';
import type { Issue } from '#platform/import/issue.ts';
import type { ImportFormat } from '../format.ts';
import type { Loss } from '../losses.ts';
import type { MergedFacts } from '../merge-facts.ts';
import type { PublicEffect } from '../public-effect.ts';
import type { NewImportRun } from '../import-run.queries.ts';
import type { RowCounts } from '#platform/import/read-rows.ts';
import type { NamesFound } from '../shipments/name-book.ts';
import type { Coverage } from '../staging.ts';
import type { TableChanges, TableDifference } from '../tables/table-reading.ts';

export interface ImportRequest {
  readonly format: ImportFormat;
  readonly path: string;
  /** What the file is called, where its path does not say it. */
  readonly name?: string;
  /** Says what would change, and changes nothing. */
  readonly preview: boolean;
  /** Day on which the source published the figures; null: today. */
  readonly asPublishedOn: string | null;
  /** Origins that the file was cut down to when it was made; null: it holds all, and one without a row is zero. */
  readonly origins: readonly string[] | null;
  /** Tariff positions that the file was made for: what of them has no row is zero. Null: only those that have rows. */
  readonly covers: readonly string[] | null;
  /** The sheet of a workbook to read; null or left out: the first that is not hidden. */
  readonly sheet?: string | null;
  /** A file to list all issues in; null: only the first thousand are kept. */
  readonly errorsPath: string | null;
  /** The same of what should be looked at. */
  readonly warningsPath?: string;
  /** Goes on where the file takes figures away; left out: it stops there. */
  readonly takeAway?: boolean;
  /** One of several that are loaded together: what facts lose and revise is found of all of them, by who loads them. */
  readonly isOfSet?: boolean;
  /** Who imports, for the diary. */
  readonly actor: string;
  /** Also says where the file changes the figures. */
  readonly breakdown?: boolean;
  /** Part of the transaction of the load, once the diary has its entry. */
  readonly onLoaded?: (db: Db, runId: number) => Promise<void>;
}

/** What was found that the file does not give: taken over from the facts that count, and converted. */
export interface CompletedValues extends MergedFacts, ConvertedValues {}

/** What came of an import. */
export interface ImportReport extends RowCounts {
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
  /** What was taken, or could be, and should be looked at. */
  readonly warningCount: number;
  readonly warnings: readonly Issue[];
  readonly coverage: Coverage | null;
  readonly changes: Changes | null;
  /** Figures that count now and would not, or do not, afterwards. */
  readonly losses: readonly Loss[];
  /** Views that would open otherwise; empty where it was not asked for, and for tables. */
  readonly effects: readonly PublicEffect[];
  /** The January `YYYY-MM` that no view shows before its February is there; null: all months are shown, and for tables. */
  readonly heldBack: string | null;
  readonly tableChanges: TableChanges | null;
  /** Null where it was not asked for, and for tables. */
  readonly breakdown: Breakdown | null;
  /** The rows of a table that it changes; empty for facts. */
  readonly tableDifferences: readonly TableDifference[];
  /** Null where the file gives all itself. */
  readonly values: CompletedValues | null;
  readonly names: NamesFound | null;
  readonly publishedOn: string;
  readonly vintageId: number | null;
}

/** What an intake finds out once all rows are in. */
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
  /** What should be looked at beside what counts now. */
  readonly warnings: readonly Issue[];
  /** Nothing of it is new. */
  readonly isKnown: boolean;
};

/** The counts and lists of the issues and warnings so far. */
export function listed(
  issues: IssueList,
  warnings: IssueList,
): Pick<ImportReport, 'badRows' | 'issueCount' | 'issues' | 'warningCount' | 'warnings'> {
  return {
    badRows: issues.badRows,
    issueCount: issues.issues,
    issues: issues.kept,
    warningCount: warnings.issues,
    warnings: warnings.kept,
  };
}
