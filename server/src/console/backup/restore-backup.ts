import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReadEntry } from '#platform/archive/tar-stream.ts';
import { migrate, requireMigrations } from '#platform/db/migrate.ts';
import { claimRecords } from '#platform/db/versions/presence.ts';
import { SteadyClient } from '#platform/db/steady-client.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import {
  checkBackup,
  formatText,
  requireDigests,
  RestoreError,
  toEntries,
  toLines,
  toTable,
  type Whole,
} from './check-backup.ts';
import { DigestBook } from './digest.ts';
import { RowRestorer } from './restore-rows.ts';

export interface RestoreTarget {
  readonly url: string;
  readonly files: FileStore;
  readonly workFolder: string;
  /** Discards what the database contains; without it, only an empty one is filled. */
  readonly replace: boolean;
}

/** Fills an empty database and the file store from a backup; the next start migrates the schema. */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<Whole> {
  const whole = await checkBackup(path);
  // Before anything is thrown away.
  await requireMigrations(new Set(whole.head.Migrations));
  // To the end: nothing of the portal may be at work meanwhile, nor start.
  const claim = await claimRecords(target.url);
  try {
    await fillRecords(path, target, whole);
    return whole;
  } finally {
    await claim.stop();
  }
}

async function fillRecords(path: string, target: RestoreTarget, { head, end }: Whole): Promise<void> {
  await makeRoom(target);
  await migrate(target.url, { only: new Set(head.Migrations) });
  await mkdir(target.workFolder, { recursive: true });
  const folder = await mkdtemp(join(target.workFolder, 'restore-'));
  const rows = await RowRestorer.open(target.url, head);
  const [tables, files] = [new DigestBook(), new DigestBook()];
  try {
    for await (const entry of toEntries(path)) {
      if (entry.name.startsWith('files/')) await storeFile(entry, { folder, files: target.files, read: files });
      else if (entry.name.startsWith('tables/')) {
        const text = await formatText(entry);
        tables.add(toTable(entry.name), text);
        await rows.insert(toTable(entry.name), toLines(text));
      }
    }
    // It was checked, and has been read once more since.
    requireDigests(end, { tables: tables.finish(), files: files.finish() });
    await rows.finish(end);
  } finally {
    await rows.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeRoom({ url, replace }: RestoreTarget): Promise<void> {
  const client = new SteadyClient({ connectionString: url, application_name: 'btc-restore' });
  await client.connect();
  try {
    const tables = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace limit 1`);
    if (tables.rowCount === 0) return;
    if (!replace) throw new RestoreError('The database is not empty: --replace throws away what it holds');
    await client.query('drop schema public cascade; create schema public');
  } finally {
    await client.end();
  }
}

async function storeFile(
  entry: ReadEntry,
  { folder, files, read }: { readonly folder: string; readonly files: FileStore; readonly read: DigestBook },
): Promise<void> {
  const arriving = join(folder, 'file');
  const name = entry.name.slice('files/'.length);
  await pipeline(read.read(name, entry.content()), createWriteStream(arriving));
  await files.keep(arriving, name);
}
