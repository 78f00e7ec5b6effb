// `npm run backup`: writes the records and files of DATA_DIR or DATABASE_URL, running or not, into one archive; see docs/backup.md.
import { join } from 'node:path';
import { readDatabaseTime } from '#platform/clock/clock.queries.ts';
import type { BackupFailureReason } from '@btc/contract/console/backup-plan.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { arrangeBackups, BackupFailure, performBackup } from '#console/backup/perform-backup.ts';
import { openRecords } from '../open-records.ts';

const failureTexts: Readonly<Record<BackupFailureReason, string>> = {
  noSpace: 'No backup was made, the disk is full',
  missingFiles: 'The backup was made without files that records refer to and the file store has lost',
  damagedFiles: 'The backup was made without files that are damaged; older backups are kept for them',
  copy: 'The backup was made on this machine only, it was not copied',
  interrupted: 'No backup was made',
  other: 'No backup was made',
};

async function backUp(): Promise<void> {
  const config = loadConfig();
  const { db, close } = await openRecords(config, { name: 'btc-backup', statementTimeout: 0, migrates: false });
  try {
    const now = await readDatabaseTime(db);
    const work = arrangeBackups(config, { db, clock: { now: () => now }, files: await openFileStore(config.files) });
    const { name, bytes } = await performBackup(work);
    process.stdout.write(`${join(work.folder, name)} (${Math.ceil(bytes / 1024)} kB)\n`);
  } finally {
    await close();
  }
}

try {
  await backUp();
} catch (error) {
  const what = error instanceof BackupFailure ? `${failureTexts[error.reason]}: ` : '';
  process.stderr.write(`${what}${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
