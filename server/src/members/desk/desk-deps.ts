import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';

export interface DeskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly publicUrl: string;
  /** Reply address of our answers; null where none is set. */
  readonly contactMailbox: string | null;
}
