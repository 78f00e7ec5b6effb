import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { TextEncoding } from '@btc/contract/imported-files.ts';
import iconv from 'iconv-lite';
import { chooseEncoding } from './choose-encoding.ts';

/** A line, numbered from 1, without its line break; `tooLong` when cut, `isUnended` when the file ends in it. */
export interface TextLine {
  readonly number: number;
  readonly text: string;
  readonly tooLong: boolean;
  readonly isUnended: boolean;
}

const sampleBytes = 1 << 20;
const maxLineLength = 1 << 16;
const chunkBytes = 1 << 18;
const headBytes = 1 << 16;

export interface TextHead {
  readonly encoding: TextEncoding;
  readonly isClear: boolean;
  readonly text: string;
}

/** Reads the beginning in the encoding given, else in the one that the first mebibyte shows; `isClear` where it does. */
export async function readTextHead(path: string, given: TextEncoding | null = null): Promise<TextHead> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const sample = buffer.subarray(0, bytesRead);
    const chosen = given ?? chooseEncoding(sample);
    const encoding = chosen ?? 'gb18030';
    return { encoding, isClear: chosen !== null, text: getDecoder(encoding).write(sample.subarray(0, headBytes)) };
  } finally {
    await file.close();
  }
}

function getDecoder(encoding: TextEncoding) {
  return iconv.getDecoder(encoding, { stripBOM: true });
}

export function firstLines(text: string): readonly TextLine[] {
  const splitter = new LineSplitter();
  const lines = splitter.take(text);
  return text.length < headBytes / 4 ? [...lines, ...splitter.end()] : lines;
}

/** Reads lines with any line ending, without the byte order mark, in bounded memory. */
export async function* readLines(path: string, encoding: TextEncoding): AsyncGenerator<readonly TextLine[]> {
  const splitter = new LineSplitter();
  for await (const piece of readPieces(path, encoding)) yield splitter.take(piece);
  yield splitter.end();
}

/** Reads a text in pieces, without the byte order mark. */
export async function* readPieces(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const source = createReadStream(path, { highWaterMark: chunkBytes });
  const decoder = getDecoder(encoding);
  for await (const bytes of source) yield decoder.write(asBuffer(bytes));
  yield decoder.end() ?? '';
}

function asBuffer(chunk: unknown): Buffer {
  if (!Buffer.isBuffer(chunk)) throw new TypeError('The file stream gave no bytes');
  return chunk;
}

class LineSplitter {
  #rest = '';
  #number = 0;
  #skipping = false;
  #lineEnd: string | null = null;

  take(text: string): readonly TextLine[] {
    const lines: TextLine[] = [];
    let from = 0;
    const all = this.#rest + text;
    // Some programs still end lines as computers did before 2001.
    this.#lineEnd ??= !all.includes('\n') && all.includes('\r') ? '\r' : '\n';
    for (let end = all.indexOf(this.#lineEnd, from); end !== -1; end = all.indexOf(this.#lineEnd, from)) {
      this.#finish(lines, all.slice(from, end));
      from = end + 1;
    }
    this.#rest = all.slice(from);
    this.#giveUpOnLongRest(lines);
    return lines;
  }

  end(): readonly TextLine[] {
    const lines: TextLine[] = [];
    if (this.#rest !== '' || this.#skipping) this.#finish(lines, this.#rest, true);
    return lines;
  }

  #finish(lines: TextLine[], text: string, isUnended = false): void {
    this.#number += 1;
    if (this.#skipping) {
      this.#skipping = false;
      return;
    }
    // Files put together hold the byte order mark of each.
    const from = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    lines.push({
      number: this.#number,
      text: text.slice(from, text.endsWith('\r') ? -1 : undefined),
      tooLong: false,
      isUnended,
    });
  }

  /** An endless line would fill the memory: it is reported once and skipped to its end. */
  #giveUpOnLongRest(lines: TextLine[]): void {
    if (this.#rest.length <= maxLineLength) return;
    if (!this.#skipping)
      lines.push({ number: this.#number + 1, text: this.#rest.slice(0, 200), tooLong: true, isUnended: false });
    this.#skipping = true;
    this.#rest = '';
  }
}
