import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { TaughtTitles } from '#platform/import/text/header.ts';
import type { Issue } from '#platform/import/issue.ts';
import type { OpenedHeader } from '#platform/import/read-rows.ts';
import type { Loss } from '../losses.ts';

export interface TableSettings {
  /** Publication day for rows that do not state it. */
  readonly publishedOn: string;
  /** Today: nothing is published later. */
  readonly today: string;
  readonly dictionary: Dictionary;
  readonly taught: TaughtTitles;
}

/** Changes of a table by an import, in rows. A later publication replaces an earlier one of the same key only. */
export interface TableChanges {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** Always none: a row that a later file lacks still counts. */
  readonly gone: number;
  /** Rows already covered by a later publication: stored, but shown only in earlier states. */
  readonly hidden: number;
  /** Rows to be stored: none where all of them are there already. */
  readonly rows: number;
  /** Span of the table, for the log of revisions. */
  readonly periodFrom: string;
  readonly periodTo: string;
  /** Tonnes of the file's keys before and after; null for what cannot be added up. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface TableDifference {
  readonly period: string;
  readonly code: string;
  /** Exact decimals in text; null: there was none. */
  readonly before: string | null;
  readonly after: string;
}

export interface ComparedTable extends TableChanges {
  readonly differences: readonly TableDifference[];
  readonly losses: readonly Loss[];
}

/** Order of use: rows, then comparison with stored rows, then load. */
export interface TableReading {
  readonly openHeader: (fields: readonly string[], settings: TableSettings) => OpenedHeader;
  readonly finish: (db: Db) => Promise<readonly Issue[]>;
  readonly count: () => number;
  readonly latestPublishedOn: () => string;
  readonly compare: (db: Db) => Promise<ComparedTable>;
  /** Locks the table until the transaction ends, and adds new rows. */
  readonly load: (db: Db, runId: number) => Promise<void>;
  readonly hold: (db: Db) => Promise<void>;
}
