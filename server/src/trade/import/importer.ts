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
  readonly workFolder: string;
  /** Bytes of free memory; left out: what the system reports. */
  readonly freeMemory?: () => Promise<number>;
  /** Memory that this process already uses of what an import needs, bytes; left out: its current use. */
  readonly ownMemory?: number;
}

export interface ImporterSettings {
  readonly deps: ImportDeps;
  readonly request: ImportRequest;
  readonly folder: string;
  /** The current day in Shanghai. */
  readonly today: string;
}

/** Writes the log entry inside the transaction of the load. */
export type Record = (db: Db, vintageId: number | null) => Promise<number>;

/** Order of use: all rows in, then `compare` with the stored facts, then `load` in one transaction. */
export interface Importer {
  readonly findKnown: (identity: string) => Promise<number | undefined>;
  readonly openHeader: (fields: readonly string[]) => OpenedHeader;
  /** Issues that show only once all rows are in: at most `limit` of them, and their number. */
  readonly finish: (limit: number) => Promise<{ readonly issues: readonly Issue[]; readonly count: number }>;
  readonly count: () => number;
  readonly compare: (identity: string) => Promise<Compared>;
  readonly load: (identity: string, record: Record) => Promise<number | null>;
  readonly close: () => void;
}
