import type { Db } from '#platform/db/db.ts';
import { findBackupWith } from './console/backup/find-backup-with.ts';
import { findDayBefore } from './trade/facts/vintage.queries.ts';

interface Places {
  readonly db: Db;
  readonly backups: string;
}

interface LostFile {
  readonly file: string;
  /** SHA-256 of what was stored. */
  readonly checksum: string;
}

interface GoodCopies {
  /** The newest backup with the file as it was stored; null where none on this machine has it. */
  readonly backup: string | null;
  /** For a file of figures: last day, as published, served by earlier files of its source; null where there are none. */
  readonly lastDayBefore: string | null;
}

export async function findGoodCopies({ db, backups }: Places, { file, checksum }: LostFile): Promise<GoodCopies> {
  return { backup: await findBackupWith(backups, { file, checksum }), lastDayBefore: await findDayBefore(db, file) };
}
