import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type TarSource, tarBytes } from '#platform/archive/tar-stream.ts';
import type { Db } from '#platform/db/db.ts';
import { type FileStore, isMissing, syncPath } from '#platform/files/file-store.ts';
import { type BackupEnd, type BackupHead, backupNameOf, endName, headName, unkeptTables } from './backup-form.ts';
import {
  type KeptTable,
  listMigrations,
  listSequences,
  listTables,
  readRows,
  takeBackupTurn,
} from './backup.queries.ts';

export interface BackupSource {
  readonly db: Db;
  readonly files: FileStore;
}

export interface BackupTarget {
  readonly folder: string;
  readonly now: Date;
  /** Told of each entry. */
  readonly onEntry?: (name: string) => void;
}

export interface MadeBackup {
  readonly name: string;
  readonly bytes: number;
}

const partBytes = 4 * 1024 * 1024;

/** Another backup is being made at this moment. */
export class BackupRunning extends Error {
  override readonly name = 'BackupRunning';
}

/** Writes the records as they are at one moment, and all files, into one archive; a backup that fails leaves nothing. */
export async function makeBackup(source: BackupSource, { folder, now, onEntry }: BackupTarget): Promise<MadeBackup> {
  await mkdir(folder, { recursive: true });
  const name = backupNameOf(now);
  const arriving = join(folder, `${name}.arriving`);
  try {
    // All reads of one snapshot: what is saved meanwhile is either whole in the archive or not in it.
    return await source.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        if (!(await takeBackupTurn(snapshot))) throw new BackupRunning('Another backup is being made');
        const entries = told(backupEntries({ ...source, db: snapshot }, now), onEntry);
        // Most of the bytes are pictures, workbooks and Parquet, which are small already: a light hand is enough.
        await pipeline(Readable.from(tarBytes(entries, now)), createGzip({ level: 3 }), createWriteStream(arriving));
        await syncPath(arriving);
        await rename(arriving, join(folder, name));
        await syncPath(folder);
        return { name, bytes: (await stat(join(folder, name))).size };
      });
  } finally {
    await rm(arriving, { force: true });
  }
}

async function* told(entries: AsyncGenerator<TarSource>, onEntry?: (name: string) => void): AsyncGenerator<TarSource> {
  for await (const entry of entries) {
    onEntry?.(entry.name);
    yield entry;
  }
}

function textEntry(name: string, text: string): TarSource {
  const content = Buffer.from(text);
  return { name, bytes: content.length, content: [content] };
}

async function* backupEntries({ db, files }: BackupSource, now: Date): AsyncGenerator<TarSource> {
  const tables = (await listTables(db)).filter(({ name }) => !unkeptTables.includes(name));
  const head: BackupHead = {
    Format: 1,
    MadeAt: now.toISOString(),
    Migrations: [...(await listMigrations(db))],
    Tables: tables.map(({ name, columns }) => ({ Name: name, Columns: [...columns] })),
  };
  const end: BackupEnd = { Rows: {}, Sequences: { ...(await listSequences(db)) }, Files: 0 };
  yield textEntry(headName, JSON.stringify(head, null, 2));
  const names = await files.list();
  for (const table of tables) {
    end.Rows[table.name] = 0;
    yield* tableEntries(db, table, (rows) => {
      end.Rows[table.name] = (end.Rows[table.name] ?? 0) + rows;
    });
  }
  for (const name of names) {
    const entry = await fileEntry(files, name);
    if (entry === null) continue;
    end.Files += 1;
    yield entry;
  }
  yield textEntry(endName, JSON.stringify(end, null, 2));
}

/** The rows of a table in parts of some megabytes: an entry's size must be known before it begins. */
async function* tableEntries(db: Db, table: KeptTable, onRows: (rows: number) => void): AsyncGenerator<TarSource> {
  let [lines, bytes, part]: [string[], number, number] = [[], 0, 1];
  const entry = () => textEntry(`tables/${table.name}/${String(part).padStart(5, '0')}.jsonl`, `${lines.join('\n')}\n`);
  for await (const rows of readRows(db, table)) {
    onRows(rows.length);
    lines.push(...rows);
    bytes += rows.reduce((sum, line) => sum + line.length, 0);
    if (bytes < partBytes) continue;
    yield entry();
    [lines, bytes, part] = [[], 0, part + 1];
  }
  if (lines.length > 0) yield entry();
}

/** A kept file never changes, but one that nobody refers to any more may go while the archive is written. */
async function fileEntry(files: FileStore, name: string): Promise<TarSource | null> {
  const path = await files.pathOf(name).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (path === null) return null;
  return { name: `files/${name}`, bytes: (await stat(path)).size, content: createReadStream(path) };
}
