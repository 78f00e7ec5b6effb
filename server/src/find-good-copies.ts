import type { Db } from '#platform/db/db.ts';
import { findBackupWith } from './console/backup/find-backup-with.ts';
import { findDayBefore } from './trade/facts/vintage.queries.ts';

interface Places {
  readonly db: Db;
  /** Folder of this machine's backups. */
  readonly backups: string;
}

interface LostFile {
  readonly file: string;
  /** SHA-256 of what was stored. */
  readonly checksum: string;
}

interface GoodCopies {
  /** The newest backup that has the file as it was stored; null where none of this machine has. */
  readonly backup: string | null;
  /** Of a file of figures: the last day as published on which earlier files of its source answer; null where there are none. */
  readonly lastDayBefore: string | null;
}

/** Where what was stored can be had again. */
export async function findGoodCopies({ db, backups }: Places, { file, checksum }: LostFile): Promise<GoodCopies> {
  return { backup: await findBackupWith(backups, { file, checksum }), lastDayBefore: await findDayBefore(db, file) };
}
