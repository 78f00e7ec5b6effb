import { createReadStream, createWriteStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { IssueListKind } from '@btc/contract/trade/desk/import-rule.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { inWorkFolder } from '#platform/files/work-folder.ts';

/*
 * A file arrives in parts, each a call of its own: no request takes long, and no file is ever held in memory. The parts wait in the
 * file store, so that any process on it can take the next one.
 */

export interface ArrivingDeps {
  readonly files: FileStore;
  readonly workFolder: string;
}

const arrivingFolder = 'imports/arriving/';
const toFolder = (id: number): string => `${arrivingFolder}${id}/`;
const toPartName = (id: number, part: number): string => `${toFolder(id)}${part}`;
const toWholeName = (id: number): string => `${toFolder(id)}whole`;
/** Stored file names keep the older word, since files already waiting have it. */
const listNames = { issues: 'faults', warnings: 'warnings' } as const satisfies Record<IssueListKind, string>;
const listName = (id: number, kind: IssueListKind): string => `${toFolder(id)}${listNames[kind]}.csv`;

export async function storePart(
  { files, workFolder }: ArrivingDeps,
  { id, part, content }: { readonly id: number; readonly part: number; readonly content: Blob },
): Promise<void> {
  await inWorkFolder(workFolder, async (folder) => {
    const local = join(folder, 'part');
    await writeFile(local, new Uint8Array(await content.arrayBuffer()));
    await files.keep(local, toPartName(id, part));
  });
}

async function* readBytes(files: FileStore, id: number, parts: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part += 1) {
    const stream: AsyncIterable<Buffer> = createReadStream(await files.toPath(toPartName(id, part)));
    yield* stream;
  }
}

/** Path of the whole file, joined from its parts on first use. */
export async function wholeFile(
  { files, workFolder }: ArrivingDeps,
  { id, parts }: { readonly id: number; readonly parts: number },
): Promise<string> {
  const known = await files.toPath(toWholeName(id)).catch(() => null);
  if (known !== null) return known;
  await inWorkFolder(workFolder, async (folder) => {
    const local = join(folder, 'whole');
    await pipeline(readBytes(files, id, parts), createWriteStream(local));
    await files.keep(local, toWholeName(id));
  });
  await removeParts(files, id, parts);
  return files.toPath(toWholeName(id));
}

async function removeParts(files: FileStore, id: number, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await files.remove(toPartName(id, part));
}

/** Removes all stored pieces of a file, also a part that was stored but not recorded. */
export async function forgetFile(
  { files }: Pick<ArrivingDeps, 'files'>,
  { id }: { readonly id: number },
): Promise<void> {
  for (const name of await files.list(toFolder(id))) await files.remove(name);
}

export async function listArrived({ files }: Pick<ArrivingDeps, 'files'>): Promise<readonly number[]> {
  const names = await files.list(arrivingFolder);
  return [...new Set(names.map((name) => Number(name.split('/')[2])))].filter(Number.isSafeInteger);
}

/** Stores the full list of issues or warnings; the database only has its beginning. */
export async function storeIssueList(
  files: FileStore,
  { id, kind, path }: { readonly id: number; readonly kind: IssueListKind; readonly path: string },
): Promise<void> {
  await files.keep(path, listName(id, kind));
}

export interface Slice {
  readonly bytes: Buffer;
  readonly total: number;
}

/** Bytes of a stored list; null where none is stored. */
export async function readIssueList(
  files: FileStore,
  { id, kind, offset, length }: { id: number; kind: IssueListKind; offset: number; length: number },
): Promise<Slice | null> {
  const path = await files.toPath(listName(id, kind)).catch(() => null);
  if (path === null) return null;
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, Math.min(length, size - offset))), {
      position: offset,
    });
    return { bytes: buffer.subarray(0, bytesRead), total: size };
  } finally {
    await file.close();
  }
}
