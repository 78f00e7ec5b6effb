import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import type { Issue } from '#platform/import/issue.ts';
import type { OpenedHeader } from '#platform/import/read-rows.ts';
import type { Loss } from '../losses.ts';

/** What the rows of a table are read against. */
export interface TableSettings {
  /** Day on which figures were published whose rows do not say. */
  readonly publishedOn: string;
  /** Today: nothing is published later. */
  readonly today: string;
  /** The spellings that analysts added to the dictionaries. */
  readonly dictionary: Dictionary;
}

/** What an import changes in a table, counted in its rows. A later publication replaces an earlier one of the same thing only. */
export interface TableChanges {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** Always none: a row that a later file lacks still counts. */
  readonly gone: number;
  /** Rows that a later publication speaks for already: they are kept, and show only in what was published before it. */
  readonly hidden: number;
  /** Rows to be stored: none where all of them are there already. */
  readonly rows: number;
  /** What the table is of and its span, for the log of revisions. */
  readonly periodFrom: string;
  readonly periodTo: string;
  /** Sum of the rows of the file's things before and after, in tonnes; null for what cannot be added up. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A row that an import changes: of a year or month, and an origin or currency. */
export interface TableDifference {
  readonly period: string;
  readonly code: string;
  /** Exact decimals in text; null: there was none. */
  readonly before: string | null;
  readonly after: string;
}

/** What a file changes in a table, and the rows that it changes. */
export interface ComparedTable extends TableChanges {
  readonly differences: readonly TableDifference[];
  /** What a row says that counts now, and the one in its place does not. */
  readonly losses: readonly Loss[];
}

/** A file of a table on its way in: first its rows, then the comparison with what is there, then the load. */
export interface TableReading {
  readonly openHeader: (fields: readonly string[], settings: TableSettings) => OpenedHeader;
  /** Issues that show only when all rows are there, or beside the records. */
  readonly finish: (db: Db) => Promise<readonly Issue[]>;
  readonly count: () => number;
  readonly latestPublishedOn: () => string;
  readonly compare: (db: Db) => Promise<ComparedTable>;
  /** Keeps others from changing the table until the transaction ends, and adds what is new. */
  readonly load: (db: Db, runId: number) => Promise<void>;
  readonly hold: (db: Db) => Promise<void>;
}
