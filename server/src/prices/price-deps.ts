import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Safeguard } from '#safeguard/safeguard.service.ts';

/** What was imported in a year, by origin and cut. */
export interface YearVolumes {
  readonly cells: readonly { readonly origin: string; readonly cut: string; readonly kilograms: number }[];
  readonly sourceCn: string;
  readonly sourceEn: string;
  readonly isDemo: boolean;
}

/** Asks the trade facts for the volumes of a year; null where no source has facts by origin and cut. */
export type ReadYearVolumes = (question: {
  readonly meat: PriceMeat;
  readonly year: number;
}) => Promise<YearVolumes | null>;

/** What the quotes and indices stand on. */
export interface PriceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly readYearVolumes: ReadYearVolumes;
  readonly safeguard: Safeguard;
}
