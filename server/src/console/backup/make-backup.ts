import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type TarSource, tarBytes } from '#platform/archive/tar-stream.ts';
import type { Db } from '#platform/db/db.ts';
import { unfinishedFile } from '#platform/files/checked-store.ts';
import { DamagedFile, readChecksumAnew } from '#platform/files/file-checksum.ts';
import { type FileStore, isMissing, syncToDisk } from '#platform/files/file-store.ts';
import { listStoredChecksums } from '#platform/files/stored-file.queries.ts';
import { type BackupEnd, type BackupHead, toBackupName, endName, headName, transientTables } from './backup-form.ts';
import {
  type StoredTable,
  listMigrations,
  listSequences,
  listTables,
  readRows,
  takeBackupTurn,
} from './backup.queries.ts';
import { formatDigestText, DigestBook } from './digest.ts';
import { findReferredFiles } from './referred-files.ts';

export interface BackupSource {
  readonly db: Db;
  readonly files: FileStore;
}

export interface BackupTarget {
  readonly folder: string;
  readonly now: Date;
  readonly onEntry?: (name: string) => void;
}

export interface MadeBackup {
  readonly name: string;
  readonly bytes: number;
  readonly missing: readonly string[];
  readonly damaged: readonly string[];
}

const partBytes = 4 * 1024 * 1024;
/** How often a backup starts anew because a file that its rows need was removed meanwhile. */
const tries = 3;

export class BackupRunning extends Error {
  override readonly name = 'BackupRunning';
}

/** Rows of the snapshot need a file that somebody has removed meanwhile, with the rows. */
class RemovedMeanwhile extends Error {
  override readonly name = 'RemovedMeanwhile';
}

/** Writes the database as of one moment and all files into one archive; a failed backup leaves nothing behind. */
export async function makeBackup(source: BackupSource, target: BackupTarget): Promise<MadeBackup> {
  await makePrivateFolder(target.folder);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await makeOnce(source, target);
    } catch (error) {
      if (!(error instanceof RemovedMeanwhile) || attempt === tries) throw error;
    }
  }
}

/** Sets owner-only permissions also on a folder that existed before. */
async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

async function makeOnce(source: BackupSource, { folder, now, onEntry }: BackupTarget): Promise<MadeBackup> {
  const name = toBackupName(now);
  const arriving = join(folder, `${name}.arriving`);
  try {
    // All reads of one snapshot: what is saved meanwhile is either whole in the archive or not in it.
    return await source.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        if (!(await takeBackupTurn(snapshot))) throw new BackupRunning('Another backup is being made');
        const writer = new BackupWriter({ ...source, db: snapshot }, now);
        // Most of the bytes are pictures, workbooks and Parquet, which are small already: a light hand is enough.
        await pipeline(
          Readable.from(tarBytes(notified(writer.entries(), onEntry), now)),
          createGzip({ level: 3 }),
          createWriteStream(arriving, { mode: 0o600 }),
        );
        await syncToDisk(arriving);
        await rename(arriving, join(folder, name));
        await syncToDisk(folder);
        return {
          name,
          bytes: (await stat(join(folder, name))).size,
          missing: writer.missing,
          damaged: writer.damaged,
        };
      });
  } finally {
    await rm(arriving, { force: true });
  }
}

async function* notified(
  entries: AsyncGenerator<TarSource>,
  onEntry?: (name: string) => void,
): AsyncGenerator<TarSource> {
  for await (const entry of entries) {
    onEntry?.(entry.name);
    yield entry;
  }
}

function textEntry(name: string, text: string): TarSource {
  const content = Buffer.from(text);
  return { name, bytes: content.length, content: [content] };
}

class BackupWriter {
  readonly #db: Db;
  readonly #files: FileStore;
  readonly #now: Date;
  readonly #rows: Record<string, number> = {};
  readonly #tableDigests = new DigestBook();
  readonly #fileDigests = new DigestBook();
  readonly #referred = new Set<string>();
  /** Files that rows need and the file store lacks; complete once all entries are written. */
  missing: readonly string[] = [];
  readonly damaged: string[] = [];
  /** Checksums of stored files by name, as of the snapshot. */
  #stored: ReadonlyMap<string, string> = new Map();

  constructor({ db, files }: BackupSource, now: Date) {
    [this.#db, this.#files, this.#now] = [db, files, now];
  }

  async *entries(): AsyncGenerator<TarSource> {
    const tables = (await listTables(this.#db)).filter(({ name }) => !transientTables.includes(name));
    const head: BackupHead = {
      Format: 2,
      MadeAt: this.#now.toISOString(),
      Migrations: [...(await listMigrations(this.#db))],
      Tables: tables.map(({ name, columns }) => ({ Name: name, Columns: [...columns] })),
    };
    const headText = JSON.stringify(head, null, 2);
    yield textEntry(headName, headText);
    const Sequences = { ...(await listSequences(this.#db)) };
    // What is still being sent, or read, is no part of the records: whoever sends it sends it again.
    const names = (await this.#files.list()).filter((name) => !unfinishedFile.test(name));
    // Records that are not migrated yet have no such table.
    if (tables.some(({ name }) => name === 'stored_file')) this.#stored = await listStoredChecksums(this.#db);
    for (const table of tables) yield* this.#tableEntries(table);
    yield* this.#fileEntries(names);
    const Digests = {
      Head: formatDigestText(headText),
      Tables: this.#tableDigests.finish(),
      Files: this.#fileDigests.finish(),
    };
    this.#requireStored(Digests.Files);
    const Files = Object.keys(Digests.Files).length;
    const lost = { Missing: [...this.missing], Damaged: this.damaged };
    const end: BackupEnd = { Rows: this.#rows, Sequences, Files, Digests, ...lost };
    yield textEntry(endName, JSON.stringify(end, null, 2));
  }

  /** Split into parts of some megabytes: an entry's size must be known before it begins. */
  async *#tableEntries(table: StoredTable): AsyncGenerator<TarSource> {
    let [lines, bytes, part, count]: [string[], number, number, number] = [[], 0, 1, 0];
    const entry = () => {
      const text = `${lines.join('\n')}\n`;
      this.#tableDigests.add(table.name, text);
      return textEntry(`tables/${table.name}/${String(part).padStart(5, '0')}.jsonl`, text);
    };
    for await (const rows of readRows(this.#db, table)) {
      count += rows.length;
      lines.push(...rows);
      for (const name of findReferredFiles(table.name, rows)) this.#referred.add(name);
      bytes += rows.reduce((sum, line) => sum + line.length, 0);
      if (bytes < partBytes) continue;
      yield entry();
      [lines, bytes, part] = [[], 0, part + 1];
    }
    if (lines.length > 0) yield entry();
    this.#rows[table.name] = count;
  }

  /** A stored file never changes, but one no longer referred to may be removed while the archive is written. */
  async *#fileEntries(names: readonly string[]): AsyncGenerator<TarSource> {
    const missing = new Set(this.#referred);
    for (const name of names) {
      const path = await this.#findWhole(name);
      if (path === null && this.damaged.includes(name)) missing.delete(name);
      if (path === null && missing.has(name)) throw new RemovedMeanwhile(`${name} was removed during the backup`);
      if (path === null) continue;
      missing.delete(name);
      const content = this.#fileDigests.read(name, createReadStream(path));
      yield { name: `files/${name}`, bytes: (await stat(path)).size, content };
    }
    this.missing = [...missing].toSorted();
  }

  /** Where an intact copy of a file can be read; null where it is gone or damaged. Always reads the whole file. */
  async #findWhole(name: string): Promise<string | null> {
    const expected = this.#stored.get(name);
    try {
      const path = await this.#files.toPath(name);
      if (expected === undefined || (await readChecksumAnew(path)) === expected) return path;
      // A copy of this machine: what it is a copy of may be good.
      const isCopy = await this.#files.dropCopy(name);
      const anew = isCopy ? await this.#files.toPath(name) : path;
      if (isCopy && (await readChecksumAnew(anew)) === expected) return anew;
    } catch (error) {
      if (isMissing(error)) return null;
      if (!(error instanceof DamagedFile)) throw error;
    }
    this.damaged.push(name);
    return null;
  }

  /** Throws where a file was written differently from how it was read a moment before. */
  #requireStored(written: Readonly<Record<string, string>>): void {
    for (const [name, found] of Object.entries(written)) {
      const expected = this.#stored.get(name) ?? found;
      if (expected !== found) throw new DamagedFile(name, { expected, found });
    }
  }
}
