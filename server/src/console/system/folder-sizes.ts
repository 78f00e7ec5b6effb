import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface FolderSize {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
}

/** Size of each folder directly below `root`, largest first; files of its own count as the folder `.`. */
export async function measureFolders(root: string): Promise<readonly FolderSize[]> {
  const sizes = new Map<string, { files: number; bytes: number }>();
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const parts = relative(root, path).split(sep);
    const folder = parts.length > 1 ? (parts[0] ?? '.') : '.';
    // A file may be gone since it was listed.
    const bytes = (await stat(path).catch(() => null))?.size ?? 0;
    const size = sizes.get(folder) ?? { files: 0, bytes: 0 };
    sizes.set(folder, { files: size.files + 1, bytes: size.bytes + bytes });
  }
  return [...sizes].map(([folder, size]) => ({ folder, ...size })).toSorted((one, other) => other.bytes - one.bytes);
}
