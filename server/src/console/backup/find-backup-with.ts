import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupName, endName, backupEnd } from './backup-form.ts';
import { formatText, toEntries } from './check-backup.ts';

/** Newest backup in a folder that has a file with this checksum; null where none has. Reads archives through. */
export async function findBackupWith(
  folder: string,
  { file, checksum }: { readonly file: string; readonly checksum: string },
): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => backupName.test(name));
  for (const name of names.toSorted().toReversed()) {
    const has = await hasFile(join(folder, name), file, checksum).catch(() => false);
    if (has) return name;
  }
  return null;
}

/** Read from the last entry; an incomplete backup counts as having no files. */
async function hasFile(path: string, file: string, checksum: string): Promise<boolean> {
  for await (const entry of toEntries(path)) {
    if (entry.name !== endName) continue;
    const end = backupEnd.safeParse(JSON.parse(await formatText(entry)));
    return end.success && end.data.Digests.Files[file] === checksum;
  }
  return false;
}
