import { DamagedFile, requireChecksum } from '#platform/files/file-checksum.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { VintageFile } from './native-file.ts';
import type { Vintage } from './vintage.ts';

/** A vintage whose file is not the one that was loaded. */
export interface DamagedVintage {
  readonly vintage: Vintage;
  readonly reason: DamagedFile;
}

/** Facts cannot be built of these files. */
export class DamagedVintages extends Error {
  override readonly name = 'DamagedVintages';
  readonly found: readonly DamagedVintage[];

  constructor(found: readonly DamagedVintage[]) {
    super(found.map(({ reason }) => reason.message).join('; '));
    this.found = found;
  }
}

type Files = Pick<FileStore, 'toPath'>;

async function locate(files: Files, vintage: Vintage): Promise<VintageFile> {
  const path = await files.toPath(vintage.fileName);
  await requireChecksum(path, vintage.fileName, vintage.fileChecksum);
  return { vintage, path };
}

/** The vintages whose files are not those that the catalogue knows; a file that is missing is no such one. */
export async function findDamagedVintages(
  files: Files,
  vintages: readonly Vintage[],
): Promise<readonly DamagedVintage[]> {
  const found = await Promise.all(
    vintages.map((vintage) =>
      locate(files, vintage).then(
        () => [],
        (reason: unknown) => (reason instanceof DamagedFile ? [{ vintage, reason }] : []),
      ),
    ),
  );
  return found.flat();
}

/** Where the files of vintages can be read; throws DamagedVintages where one of them is not the one that was loaded. */
export async function locateVintages(files: Files, vintages: readonly Vintage[]): Promise<readonly VintageFile[]> {
  const damaged = await findDamagedVintages(files, vintages);
  if (damaged.length > 0) throw new DamagedVintages(damaged);
  return Promise.all(vintages.map((vintage) => locate(files, vintage)));
}
