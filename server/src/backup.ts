// `npm run backup`: writes the records and files of DATA_DIR or DATABASE_URL, running or not, into one archive; see docs/backup.md.
import { join } from 'node:path';
import { readDatabaseTime } from '#platform/clock/clock.queries.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { makeBackup } from './console/backup/make-backup.ts';
import { openRecords } from './open-records.ts';

async function backUp(): Promise<void> {
  const config = loadConfig();
  const { db, close } = await openRecords(config, { name: 'btc-backup', statementTimeout: 0, migrates: false });
  try {
    const folder = join(config.dataDir, 'backups');
    const files = await openFileStore(config.files);
    const { name, bytes, missing } = await makeBackup({ db, files }, { folder, now: await readDatabaseTime(db) });
    process.stdout.write(`${join(folder, name)} (${Math.ceil(bytes / 1024)} kB)\n`);
    if (missing.length === 0) return;
    process.stderr.write(`The file store has lost what records refer to:\n  ${missing.join('\n  ')}\n`);
    process.exitCode = 1;
  } finally {
    await close();
  }
}

try {
  await backUp();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
