import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { FileForm } from '#platform/import/file-form.ts';
import type { Safeguard } from '#safeguard/face.ts';

export interface YearVolumes {
  readonly cells: readonly { readonly origin: string; readonly cut: string; readonly kilograms: number }[];
  readonly sourceCn: string;
  readonly sourceEn: string;
  readonly isDemo: boolean;
}

/** Import volumes of a year; null where no source has them by origin and cut. */
export type ReadYearVolumes = (question: {
  readonly meat: PriceMeat;
  readonly year: number;
}) => Promise<YearVolumes | null>;

export interface PriceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly readYearVolumes: ReadYearVolumes;
  readonly safeguard: Safeguard;
  /** Forms of files that imports read, of every room. */
  readonly fileForms: readonly FileForm[];
}
