import type { Db } from '#platform/db/db.ts';
import { noteStoredFiles } from '#platform/files/checked-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Log } from '#platform/log/log.ts';
import { findFactFileIssues } from './portal-readiness.ts';

interface LookedAfter {
  readonly db: Db;
  readonly files: FileStore;
  readonly log: Log;
}

/** A machine with a copied database but not its files should find out before its first reader does. */
async function warnOfMissingFiles({ log, ...records }: LookedAfter): Promise<void> {
  const { missing } = await findFactFileIssues(records);
  if (missing.length === 0) return;
  const text =
    'are not in the file store of this machine: machines with one database share FILES_DIR or an S3 store, too';
  log.error({ files: missing.slice(0, 5) }, `${missing.length} files of the trade figures ${text}`);
}

async function noteFiles({ db, files, log }: LookedAfter): Promise<void> {
  const noted = await noteStoredFiles(db, files);
  if (noted > 0) log.info(`The checksums of ${noted} stored files were written down; until now nobody knew them`);
}

/** Checks the stored files; each check repeats on later calls until it has succeeded once. Never rejects. */
export function createStoredFileCheck(looked: LookedAfter): () => Promise<void> {
  const left = new Set([warnOfMissingFiles, noteFiles]);
  return async () => {
    for (const look of left) {
      await look(looked).then(
        () => left.delete(look),
        (err: unknown) => looked.log.warn({ err }, 'the stored files were not looked through yet'),
      );
    }
  };
}
