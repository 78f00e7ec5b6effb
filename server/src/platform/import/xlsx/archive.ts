import type { Readable } from 'node:stream';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { WorkbookError } from './workbook-error.ts';

export const archiveLimits = {
  entries: 2_000,
  /** Unpacked bytes of all parts together: some 800,000 shipments. */
  unpackedBytes: 512 * 2 ** 20,
  /** Allowed unpacked bytes per packed byte; workbooks have 5 to 30. Small archives may have more. */
  ratio: 100,
  ratioFromBytes: 16 * 2 ** 20,
  /** Size of a part read as a whole: styles, relations, the list of sheets. */
  wholePartBytes: 8 * 2 ** 20,
} as const;

/** An archive within the limits; claimed sizes are checked again while parts are read. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Opens an archive; throws WorkbookError if it is invalid, encrypted or beyond the limits. */
  static async open(path: string): Promise<Archive> {
    const zip = await openPromise(path, { autoClose: false, validateEntrySizes: true }).catch((error: unknown) => {
      throw new WorkbookError('brokenArchive', toMessage(error));
    });
    try {
      return new Archive(zip, await checkEntries(zip));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  async readText(name: string): Promise<string> {
    const { uncompressedSize } = this.#entryOf(name);
    if (uncompressedSize > archiveLimits.wholePartBytes) throw new WorkbookError('archiveTooLarge', name);
    let text = '';
    for await (const chunk of this.readChunks(name)) text += chunk;
    return text;
  }

  async *readChunks(name: string): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const bytes of this.readBytes(name)) yield decoder.decode(bytes, { stream: true });
      yield decoder.decode();
    } catch (error) {
      if (error instanceof WorkbookError) throw error;
      throw new WorkbookError('brokenArchive', `${name}: ${toMessage(error)}`);
    }
  }

  async *readBytes(name: string): AsyncGenerator<Uint8Array> {
    let stream: Readable | null = null;
    try {
      stream = await this.#zip.openReadStreamPromise(this.#entryOf(name));
      for await (const bytes of stream) yield asBytes(bytes);
    } catch (error) {
      if (error instanceof WorkbookError) throw error;
      throw new WorkbookError('brokenArchive', `${name}: ${toMessage(error)}`);
    } finally {
      stream?.destroy();
    }
  }

  close(): void {
    this.#zip.close();
  }

  #entryOf(name: string): Entry {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new WorkbookError('notAWorkbook', name);
    return entry;
  }
}

async function checkEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > archiveLimits.entries) throw new WorkbookError('archiveTooLarge', String(zip.entryCount));
  const entries = new Map<string, Entry>();
  const total = { packed: 0, unpacked: 0 };
  for await (const entry of toEntries(zip)) {
    if (entry.isEncrypted()) throw new WorkbookError('encryptedArchive', entry.fileName);
    if (!entry.canDecodeFileData()) throw new WorkbookError('brokenArchive', entry.fileName);
    total.packed += entry.compressedSize;
    total.unpacked += entry.uncompressedSize;
    checkUnpacked(total);
    if (entries.has(entry.fileName)) throw new WorkbookError('brokenArchive', entry.fileName);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function* toEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('brokenArchive', toMessage(error));
  }
}

export function checkUnpacked({ packed, unpacked }: { readonly packed: number; readonly unpacked: number }): void {
  const isDense = unpacked > archiveLimits.ratioFromBytes && unpacked > packed * archiveLimits.ratio;
  if (unpacked > archiveLimits.unpackedBytes || isDense) {
    throw new WorkbookError('archiveTooLarge', `${Math.round(unpacked / 2 ** 20)} MiB`);
  }
}

function asBytes(chunk: unknown): Uint8Array {
  if (!(chunk instanceof Uint8Array)) throw new TypeError('The archive gave no bytes');
  return chunk;
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
