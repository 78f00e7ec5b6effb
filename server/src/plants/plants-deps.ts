import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** A month of a plant's shipments in kilograms and US dollars; null is "not published". */
export interface PlantTradeMonth {
  readonly month: string;
  readonly kilograms: number | null;
  readonly usd: number | null;
}

export interface PlantTrade {
  readonly months: readonly PlantTradeMonth[];
  /** Cuts of the same months by kilograms, largest first. */
  readonly cuts: readonly { readonly code: string; readonly kilograms: number }[];
  readonly sourceNameCn: string;
  readonly sourceNameEn: string;
  readonly isDemo: boolean;
  readonly publishedOn: string | null;
}

/** Latest months of a plant by its code; null where no source has facts by plant. */
export type ReadPlantTrade = (question: {
  readonly code: string;
  readonly meat: 'beef' | 'pork';
  readonly months: number;
}) => Promise<PlantTrade | null>;

export interface PlantsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly publicUrl: string;
  readonly establishmentMail: 'stopped' | 'running';
  readonly readPlantTrade: ReadPlantTrade;
}
