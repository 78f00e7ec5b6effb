import { DamagedFile, requireChecksum } from '#platform/files/file-checksum.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { VintageFile } from './native-file.ts';
import type { Vintage } from './vintage.ts';

export interface DamagedVintage {
  readonly vintage: Vintage;
  readonly reason: DamagedFile;
}

/** Thrown where the facts cannot be built from damaged files. */
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

/** Vintages whose files differ from the catalogue's checksums; missing files are not among them. */
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

/** Local paths of the vintages' files; throws `DamagedVintages` where one differs from the one loaded. */
export async function locateVintages(files: Files, vintages: readonly Vintage[]): Promise<readonly VintageFile[]> {
  const damaged = await findDamagedVintages(files, vintages);
  if (damaged.length > 0) throw new DamagedVintages(damaged);
  return Promise.all(vintages.map((vintage) => locate(files, vintage)));
}
