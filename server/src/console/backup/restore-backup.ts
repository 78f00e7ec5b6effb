import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ReadEntry, readTar } from '#platform/archive/tar-stream.ts';
import { migrate } from '#platform/db/migrate.ts';
import { SteadyClient } from '#platform/db/steady-client.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type BackupEnd, backupEnd, type BackupHead, backupHead, endName, headName } from './backup-form.ts';
import { RowRestorer } from './restore-rows.ts';

export interface RestoreTarget {
  readonly url: string;
  readonly files: FileStore;
  /** For files on their way into the store. */
  readonly workFolder: string;
  /** Throws away what the database holds; without it, only an empty one is filled. */
  readonly replace: boolean;
}

/** Why nothing was restored. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

interface Whole {
  readonly head: BackupHead;
  readonly end: BackupEnd;
}

/** Reads an archive through, changing nothing; throws where it is not a whole backup. */
export async function checkBackup(path: string): Promise<Whole> {
  let [head, end]: [BackupHead | null, BackupEnd | null] = [null, null];
  const counts = new Map<string, number>();
  let files = 0;
  for await (const entry of entriesOf(path)) {
    if (end !== null) throw new RestoreError('The archive goes on behind its end');
    if (head === null && entry.name !== headName) throw new RestoreError('This is no backup of the portal');
    if (entry.name === headName) head = backupHead.parse(JSON.parse(await textOf(entry)));
    else if (entry.name === endName) end = backupEnd.parse(JSON.parse(await textOf(entry)));
    else if (entry.name.startsWith('files/')) files += 1;
    else {
      const table = tableOf(entry.name);
      counts.set(table, (counts.get(table) ?? 0) + linesOf(await textOf(entry)).length);
    }
  }
  if (head === null || end === null) throw new RestoreError('The archive is not whole: its end is missing');
  const lacking = Object.entries(end.Rows).filter(([table, rows]) => (counts.get(table) ?? 0) !== rows);
  if (lacking.length > 0 || files !== end.Files) {
    throw new RestoreError(`The archive lacks rows or files: ${lacking.map(([table]) => table).join(', ')}`);
  }
  return { head, end };
}

/** Fills an empty database and the file store from a backup; the next start migrates it to what the program needs. */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<Whole> {
  const { head, end } = await checkBackup(path);
  await makeRoom(target);
  await migrate(target.url, { only: new Set(head.Migrations) });
  await mkdir(target.workFolder, { recursive: true });
  const folder = await mkdtemp(join(target.workFolder, 'restore-'));
  const rows = await RowRestorer.open(target.url, head);
  try {
    for await (const entry of entriesOf(path)) {
      if (entry.name.startsWith('files/')) await keepFile(entry, { folder, files: target.files });
      else if (entry.name.startsWith('tables/')) await rows.insert(tableOf(entry.name), linesOf(await textOf(entry)));
    }
    await rows.finish(end);
    return { head, end };
  } finally {
    await rows.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function entriesOf(path: string): AsyncGenerator<ReadEntry> {
  const [bytes, plain] = [createReadStream(path), createGunzip()];
  bytes.once('error', (error) => plain.destroy(error));
  return readTar(bytes.pipe(plain));
}

async function textOf(entry: ReadEntry): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of entry.content()) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function tableOf(name: string): string {
  const table = /^tables\/(\w+)\/\d+\.jsonl$/.exec(name)?.[1];
  if (table === undefined) throw new RestoreError(`The archive holds what no backup holds: ${name}`);
  return table;
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Nobody may be at work in the records, and they are thrown away only by whoever says so. */
async function makeRoom({ url, replace }: RestoreTarget): Promise<void> {
  const client = new SteadyClient({ connectionString: url, application_name: 'btc-restore' });
  await client.connect();
  try {
    const others = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'btc-portal'`,
    );
    if (others.rowCount !== 0) throw new RestoreError('The portal is running: stop it first');
    const tables = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace limit 1`);
    if (tables.rowCount === 0) return;
    if (!replace) throw new RestoreError('The database is not empty: --replace throws away what it holds');
    await client.query('drop schema public cascade; create schema public');
  } finally {
    await client.end();
  }
}

async function keepFile(entry: ReadEntry, { folder, files }: { folder: string; files: FileStore }): Promise<void> {
  const arriving = join(folder, 'file');
  await pipeline(entry.content(), createWriteStream(arriving));
  await files.keep(arriving, entry.name.slice('files/'.length));
}
