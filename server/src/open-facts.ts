import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import { type FileStore, openFolderStore } from '#platform/files/file-store.ts';
import { FactsStore } from './trade/facts/facts-store.ts';

/** The file store of the settings. */
function openFiles({ files }: Pick<Config, 'files'>): FileStore {
  if (files.kind === 'folder') return openFolderStore(files.folder);
  throw new Error('The S3-compatible store is not built yet: unset the S3 settings, files are then kept in FILES_DIR');
}

/** The file store and the trade facts of this process: vintages in the store, their DuckDB file in the data folder. */
export function openFacts(db: Db, config: Pick<Config, 'files' | 'dataDir'>) {
  const files = openFiles(config);
  const facts = new FactsStore({ db, files, cacheFolder: join(config.dataDir, 'facts-cache') });
  return { files, facts, workFolder: join(config.dataDir, 'import-work') };
}
