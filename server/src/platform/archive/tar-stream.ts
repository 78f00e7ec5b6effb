import { blockBytes, computePadding, readHeader, type TarEntry, writeHeader } from './tar-header.ts';

export interface TarSource extends TarEntry {
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** Bytes of an archive; holds only one chunk in memory. */
export async function* tarBytes(entries: AsyncIterable<TarSource>, madeAt: Date): AsyncGenerator<Buffer> {
  for await (const { name, bytes, content } of entries) {
    yield writeHeader({ name, bytes }, madeAt);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.length;
      yield chunk;
    }
    // A header that lies about its entry would make everything behind it unreadable.
    if (written !== bytes) throw new Error(`${name} has changed while it was being archived`);
    yield Buffer.alloc(computePadding(bytes));
  }
  yield Buffer.alloc(2 * blockBytes);
}

/** An entry whose content must be read or skipped before the next is requested. */
export interface ReadEntry extends TarEntry {
  content(): AsyncGenerator<Buffer>;
}

/** Entries of an archive; throws where it is cut off or damaged. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const bytes = new ByteReader(source);
  for (;;) {
    const entry = readHeader(await bytes.block(blockBytes));
    if (entry === null) return;
    let left = entry.bytes;
    const content = async function* (): AsyncGenerator<Buffer> {
      while (left > 0) {
        const chunk = await bytes.some(left);
        left -= chunk.length;
        yield chunk;
      }
    };
    yield { ...entry, content };
    for await (const _ of content());
    await bytes.block(computePadding(entry.bytes));
  }
}

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #buffered: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async some(most: number): Promise<Buffer> {
    while (this.#buffered.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done === true) throw new Error('The archive is cut off: its end is missing');
      this.#buffered = value;
    }
    const taken = this.#buffered.subarray(0, most);
    this.#buffered = this.#buffered.subarray(taken.length);
    return taken;
  }

  async block(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = bytes; left > 0;) {
      const part = await this.some(left);
      left -= part.length;
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
}
