import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { FactsStore } from '../facts/facts-store.ts';
import type { Issue } from '#platform/import/issue.ts';
import type { Compared, ImportRequest } from './report/import-report.ts';
import type { OpenedHeader } from '#platform/import/read-rows.ts';

export interface ImportDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly facts: FactsStore;
  readonly clock: Clock;
  /** Folder for what is written on the way; nothing in it is needed afterwards. */
  readonly workFolder: string;
  /** Bytes of memory that can still be had; left out: as the system says. */
  readonly freeMemory?: () => Promise<number>;
  /** What this process takes already of the memory that an import needs; left out: what it takes now. */
  readonly ownMemory?: number;
}

/** What an intake is opened for. */
export interface ImporterSettings {
  readonly deps: ImportDeps;
  readonly request: ImportRequest;
  /** A folder of its own, removed afterwards. */
  readonly folder: string;
  /** The current day in Shanghai. */
  readonly today: string;
}

/** Writes the diary in the transaction of the load. */
export type Record = (db: Db, vintageId: number | null) => Promise<number>;

/** Where the rows of a file go: first all in, then compared with what there is, then loaded in one transaction. */
export interface Importer {
  /** The vintage that the same bytes made, where there is one. */
  readonly findKnown: (identity: string) => Promise<number | undefined>;
  readonly openHeader: (fields: readonly string[]) => OpenedHeader;
  /** Issues that show only when all rows are there: those given, and how many there are. */
  readonly finish: (limit: number) => Promise<{ readonly issues: readonly Issue[]; readonly count: number }>;
  readonly count: () => number;
  readonly compare: (identity: string) => Promise<Compared>;
  readonly load: (identity: string, record: Record) => Promise<number | null>;
  readonly close: () => void;
}
