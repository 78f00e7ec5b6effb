import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { makeWorkFolder } from '#platform/files/work-folder.ts';
import { Archive, checkUnpacked } from '../xlsx/archive.ts';
import { WorkbookError } from '../xlsx/workbook-error.ts';

/** A file that was read through its packing; `remove` it once its rows are read. */
export interface UnpackedFile {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

export async function unpackGzip(path: string): Promise<UnpackedFile> {
  const { size } = await stat(path);
  return keepUnpacked((target) => pipeline(createReadStream(path), createGunzip(), limitTo(size), target));
}

/** Parts of office documents: which of them are workbooks, the reader of workbooks tells. */
const office = /^(?:(?:xl|word|ppt|_rels)\/|\[Content_Types\]\.xml$)/;

/** Unpacks the only file of an archive; null for a workbook, which is an archive itself. Throws WorkbookError. */
export async function unpackZip(path: string): Promise<UnpackedFile | null> {
  const archive = await Archive.open(path);
  try {
    if (archive.names.some((name) => office.test(name))) return null;
    if (archive.has('mimetype') && archive.has('content.xml')) throw new WorkbookError('openDocument');
    const names = archive.names.filter((name) => !/\/$|^__MACOSX\/|(^|\/)\.DS_Store$/.test(name));
    const [name] = names;
    if (name === undefined) throw new WorkbookError('notAWorkbook');
    if (names.length > 1) throw new WorkbookError('severalFiles', names.join(' | '));
    const { size } = await stat(path);
    return await keepUnpacked((target) => pipeline(Readable.from(archive.readBytes(name)), limitTo(size), target));
  } finally {
    archive.close();
  }
}

/** The folder carries the name of this process, so that what a killed one left can be told. */
async function keepUnpacked(unpack: (target: NodeJS.WritableStream) => Promise<void>): Promise<UnpackedFile> {
  const folder = await makeWorkFolder(join(tmpdir(), 'btc-unpacked'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    await unpack(createWriteStream(path));
    return { path, remove };
  } catch (error) {
    await remove();
    if (error instanceof WorkbookError) throw error;
    // Whatever is wrong with the packed bytes has a code of the unpacker's; a full disk has one of the system's.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new WorkbookError('brokenArchive', error.message);
    throw error;
  }
}

/** Claimed sizes may lie: what comes out is counted. */
function limitTo(packed: number): Transform {
  let unpacked = 0;
  return new Transform({
    transform(bytes: Buffer, _, done) {
      unpacked += bytes.length;
      try {
        checkUnpacked({ packed, unpacked });
        done(null, bytes);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}
