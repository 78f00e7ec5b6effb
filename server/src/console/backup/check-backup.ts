import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type ReadEntry, readTar } from '#platform/archive/tar-stream.ts';
import {
  type AnyBackupEnd,
  backupEnd,
  type BackupHead,
  backupHead,
  endName,
  firstBackupEnd,
  headName,
} from './backup-form.ts';
import { DigestBook, formatDigestText } from './digest.ts';

export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

export interface Whole {
  readonly head: BackupHead;
  readonly end: AnyBackupEnd;
}

/** Reads an archive through without changing anything; throws where it is not a whole backup. */
export async function checkBackup(path: string): Promise<Whole> {
  const check = new BackupCheck();
  for await (const entry of toEntries(path)) await check.read(entry);
  return check.finish();
}

class BackupCheck {
  #head: BackupHead | null = null;
  #headDigest = '';
  #end: AnyBackupEnd | null = null;
  readonly #counts = new Map<string, number>();
  readonly #tables = new DigestBook();
  readonly #files = new DigestBook();

  async read(entry: ReadEntry): Promise<void> {
    if (this.#end !== null) throw new RestoreError('The archive goes on behind its end');
    if (this.#head === null && entry.name !== headName) throw new RestoreError('This is no backup of the portal');
    if (entry.name === headName) {
      const text = await formatText(entry);
      this.#head = backupHead.parse(JSON.parse(text));
      this.#headDigest = formatDigestText(text);
    } else if (entry.name === endName) {
      const shape = this.#head?.Format === 1 ? firstBackupEnd : backupEnd;
      this.#end = shape.parse(JSON.parse(await formatText(entry)));
    } else if (entry.name.startsWith('files/')) {
      for await (const _ of this.#files.read(entry.name.slice('files/'.length), entry.content()));
    } else {
      const [table, text] = [toTable(entry.name), await formatText(entry)];
      this.#counts.set(table, (this.#counts.get(table) ?? 0) + toLines(text).length);
      this.#tables.add(table, text);
    }
  }

  finish(): Whole {
    const [head, end] = [this.#head, this.#end];
    if (head === null || end === null) throw new RestoreError('The archive is not whole: its end is missing');
    const [tables, files] = [this.#tables.finish(), this.#files.finish()];
    const lacking = Object.entries(end.Rows).filter(([table, rows]) => (this.#counts.get(table) ?? 0) !== rows);
    if (end.Digests !== undefined && end.Digests.Head !== this.#headDigest) throwForChanges(notAsWritten, [headName]);
    requireDigests(end, { tables, files });
    throwForChanges('lacks rows or files', [
      ...lacking.map(([table]) => table),
      ...(Object.keys(files).length === end.Files ? [] : ['files']),
    ]);
    return { head, end };
  }
}

const notAsWritten = 'is not as it was written';

/** Throws where what was read differs from the digests; format 1 has none, so it always passes. */
export function requireDigests(
  { Digests }: AnyBackupEnd,
  read: Readonly<Record<'tables' | 'files', Readonly<Record<string, string>>>>,
): void {
  if (Digests === undefined) return;
  throwForChanges(notAsWritten, [
    ...changedNames(Digests.Tables, read.tables),
    ...changedNames(Digests.Files, read.files),
  ]);
}

function changedNames(written: Readonly<Record<string, string>>, read: Readonly<Record<string, string>>) {
  const names = new Set([...Object.keys(written), ...Object.keys(read)]);
  return [...names].filter((name) => written[name] !== read[name]);
}

const maxNames = 10;

function throwForChanges(what: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  throw new RestoreError(`The archive ${what}: ${names.slice(0, maxNames).join(', ')}${more}`);
}

export function toEntries(path: string): AsyncGenerator<ReadEntry> {
  const [bytes, plain] = [createReadStream(path), createGunzip()];
  bytes.once('error', (error) => plain.destroy(error));
  return readTar(bytes.pipe(plain));
}

export async function formatText(entry: ReadEntry): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of entry.content()) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

export function toTable(name: string): string {
  const table = /^tables\/(\w+)\/\d+\.jsonl$/.exec(name)?.[1];
  if (table === undefined) throw new RestoreError(`The archive holds what no backup holds: ${name}`);
  return table;
}

export function toLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}
