// `npm run restore -- <archive> [--replace]`: fills the portal of DATA_DIR or DATABASE_URL from a backup; see docs/backup.md.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '#platform/config/config.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import type { AnyBackupEnd } from '#console/backup/backup-form.ts';
import { checkBackup } from '#console/backup/check-backup.ts';
import { restoreBackup } from '#console/backup/restore-backup.ts';
import { settleRestored } from '../settle-restored.ts';

const help = `npm run restore -- <archive> [--replace | --check]

Fills the portal of DATA_DIR or DATABASE_URL from a backup. The portal must be stopped. A database that holds something is
left alone unless --replace says that it may be thrown away. --check reads the archive through and changes nothing.`;

const quiet = { info: () => undefined, warn: (text: string) => process.stderr.write(`${text}\n`) };

/** npm runs scripts in the project folder; paths are relative to where the command was given. */
const from = process.env['INIT_CWD'] ?? process.cwd();

function formatLossText({ Missing = [], Damaged = [] }: AnyBackupEnd): string | null {
  const sentences = [
    ['the file store had lost what records refer to', Missing],
    ['files were damaged and left out', Damaged],
  ] as const;
  const named = sentences.filter(([, names]) => names.length > 0);
  if (named.length === 0) return null;
  return named.map(([what, names]) => `When the backup was made, ${what}:\n  ${names.join('\n  ')}`).join('\n');
}

async function restore(path: string, replace: boolean): Promise<string> {
  const config = loadConfig();
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet }) : null;
  try {
    const records = { url: config.databaseUrl ?? embedded?.url ?? '', files: await openFileStore(config.files) };
    const { head, end } = await restoreBackup(path, {
      ...records,
      workFolder: join(config.dataDir, 'import-work'),
      replace,
    });
    const after = await settleRestored(config, records);
    // Figures made from other vintages must not be answered from.
    await rm(join(config.dataDir, 'facts-cache'), { recursive: true, force: true });
    const rows = Object.values(end.Rows).reduce((sum, count) => sum + count, 0);
    const loss = formatLossText(end);
    if (loss !== null) process.stderr.write(`${loss}\n`);
    for (const sentence of after) process.stderr.write(`${sentence}\n`);
    return `Restored as of ${head.MadeAt}: ${rows} rows, ${end.Files} files. Mails that waited then are kept in the outbox.`;
  } finally {
    await embedded?.stop();
  }
}

async function check(path: string): Promise<string> {
  const { head, end } = await checkBackup(path);
  const loss = formatLossText(end);
  if (loss !== null) throw new Error(loss);
  return `The backup of ${head.MadeAt} is whole: ${Object.keys(end.Rows).length} tables, ${end.Files} files.`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
});
const [given] = positionals;
if (given === undefined || positionals.length > 1) {
  process.stderr.write(`${help}\n`);
  process.exitCode = 2;
} else {
  const path = resolve(from, given);
  try {
    process.stdout.write(`${await (values.check ? check(path) : restore(path, values.replace))}\n`);
  } catch (error) {
    const what = values.check ? 'The backup is not whole.' : 'Nothing was restored.';
    process.stderr.write(`${what} ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
