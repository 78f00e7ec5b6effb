import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { computeChecksum } from './local-file.ts';

export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
  readonly file: string;
  readonly expected: string;

  constructor(file: string, { expected, found }: { readonly expected: string; readonly found: string }) {
    super(`${file} is damaged: its SHA-256 is ${found}, and ${expected} was stored`);
    this.file = file;
    this.expected = expected;
  }
}

interface KnownChecksum {
  readonly state: string;
  readonly checksum: Promise<string>;
}

/** By path; a file is read again only when it was replaced or written since. */
const known = new LRUCache<string, KnownChecksum>({ max: 100_000 });

/** State of a file that changes when it is replaced or written. */
export async function readFileState(path: string): Promise<string> {
  const { dev, ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true });
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
}

/** SHA-256 of a file, read once per process while the file is not written. */
export async function readChecksum(path: string): Promise<string> {
  const state = await readFileState(path);
  const before = known.get(path);
  if (before?.state === state) return before.checksum;
  const checksum = computeChecksum(path);
  known.set(path, { state, checksum });
  checksum.catch(() => known.delete(path));
  return checksum;
}

/** Reads the whole file regardless of the cache: a disk may corrupt what nobody has written. */
export function readChecksumAnew(path: string): Promise<string> {
  known.delete(path);
  return readChecksum(path);
}

/** Throws DamagedFile where the file at a path is not what was stored under a name. */
export async function requireChecksum(path: string, name: string, expected: string): Promise<void> {
  const found = await readChecksum(path);
  if (found !== expected) throw new DamagedFile(name, { expected, found });
}
