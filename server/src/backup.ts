// `npm run backup`: writes the records and files of DATA_DIR or DATABASE_URL, running or not, into one archive; see docs/backup.md.
import { join } from 'node:path';
import { readDatabaseTime } from '#platform/clock/clock.queries.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { makeBackup } from './console/backup/make-backup.ts';

const quiet = { info: () => undefined, warn: (text: string) => process.stderr.write(`${text}\n`) };

const config = loadConfig();
const embedded =
  config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet }) : null;
const { db, close } = openDb(config.databaseUrl ?? embedded?.url ?? '', { name: 'btc-backup', statementTimeout: 0 });
try {
  const folder = join(config.dataDir, 'backups');
  const files = await openFileStore(config.files);
  const { name, bytes } = await makeBackup({ db, files }, { folder, now: await readDatabaseTime(db) });
  process.stdout.write(`${join(folder, name)} (${Math.ceil(bytes / 1024)} kB)\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
  await embedded?.stop();
}
