import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import { arrivingPlace } from '#platform/files/work-folder.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { FactsStore } from './trade/facts/facts-store.ts';

/** The file store and the trade facts of this process: vintages in the store, their DuckDB file in the data folder. */
export async function openFacts(db: Db, config: Pick<Config, 'files' | 'dataDir'>) {
  const files = await openFileStore(config.files);
  const facts = new FactsStore({ db, files, cacheFolder: join(config.dataDir, 'facts-cache') });
  return { files, facts, workFolder: importWorkFolder(config) };
}

type Place = Pick<Config, 'dataDir' | 'files'>;

/** Where files of facts lie while they are read. */
export function importWorkFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'import-work');
}

/** Where files for readers lie while they are written and sent. */
export function exportWorkFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'export-work');
}

/** All places of this machine with files on their way. */
export function listWorkPlaces(config: Place): readonly string[] {
  return [importWorkFolder(config), exportWorkFolder(config), arrivingPlace(config.files.folder)];
}
