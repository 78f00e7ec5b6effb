import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import { openCheckedStore } from '#platform/files/checked-store.ts';
import type { DamagedFile } from '#platform/files/file-checksum.ts';
import { arrivingPlace } from '#platform/files/work-folder.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import type { Log } from '#platform/log/log.ts';
import { findGoodCopies } from './find-good-copies.ts';
import { FactsStore } from './trade/facts/facts-store.ts';

type Place = Pick<Config, 'dataDir' | 'files'>;

const silent: Pick<Log, 'warn' | 'error'> = { warn: () => undefined, error: () => undefined };

/** File store and trade facts of this process: vintages in the store, their DuckDB file in the data folder. */
export async function openFacts(db: Db, config: Place, log = silent) {
  const places = { db, backups: join(config.dataDir, 'backups') };
  const reportDamage = async ({ file, message, expected }: DamagedFile): Promise<void> => {
    // Archives are read through for it, and whoever asked for the file does not wait.
    const copies = await findGoodCopies(places, { file, checksum: expected }).catch((err: unknown) => ({ err }));
    log.error({ file, ...copies }, `${message}. It is not used until it is put back (docs/backup.md)`);
  };
  const files = openCheckedStore(await openFileStore(config.files), {
    db,
    onDamaged: (error) => void reportDamage(error),
    onDamagedCopy: (err) => log.warn({ err }, 'a copy of a stored file was damaged and is fetched anew'),
  });
  const facts = new FactsStore({
    db,
    files,
    cacheFolder: join(config.dataDir, 'facts-cache'),
    onDamagedCopy: (err) => log.warn({ err }, 'the copy of the trade figures was damaged and is made anew'),
    onDamagedVintage: ({ source, fileName }) =>
      log.error(
        { file: fileName, source },
        `no figures of the source ${source} are shown: a file of theirs is damaged`,
      ),
  });
  return { files, facts, workFolder: importWorkFolder(config) };
}

export function importWorkFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'import-work');
}

export function exportWorkFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'export-work');
}

export function listWorkPlaces(config: Place): readonly string[] {
  return [importWorkFolder(config), exportWorkFolder(config), arrivingPlace(config.files.folder)];
}
