import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { BackupKeeper } from './backup/backup-keeper.ts';

/** What the console's own rooms work with. */
export interface ConsoleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly backups: BackupKeeper;
  readonly folders: {
    readonly data: string;
    /** Null where files are kept elsewhere. */
    readonly files: string | null;
  };
}
