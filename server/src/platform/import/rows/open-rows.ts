import type { TextEncoding } from '@btc/contract/imported-files.ts';
import { open } from 'node:fs/promises';
import { toIssue } from '../issue.ts';
import type { RowIssue } from '../issue.ts';
import { readTextHead } from '../text/text-lines.read.ts';
import { WorkbookError } from '../xlsx/workbook-error.ts';
import { readXlsxRows } from '../xlsx/xlsx-rows.read.ts';
import { readCsvRows } from './csv-rows.read.ts';
import type { FileRow } from './file-row.ts';
import { findTextHeader, fromHeader, type HeaderTest } from './header-search.ts';
import { isJson, isJsonLines, readJsonRows } from './json-rows.read.ts';
import { findNoRows } from './not-rows.ts';
import { type UnpackedFile, unpackGzip, unpackZip } from './packed-file.ts';

export type FileEncoding = TextEncoding | 'xlsx';

export interface OpenedRows {
  readonly encoding: FileEncoding;
  readonly batches: AsyncIterable<readonly FileRow[]>;
  /** Visible sheets of a workbook, filled once its first rows are there. */
  readonly sheets: readonly string[];
  /** Texts above the header, filled once its first rows are there. */
  readonly above: readonly string[];
}

const zipMark = [0x50, 0x4b];
const gzipMark = [0x1f, 0x8b];
/** Compound file (OLE): a workbook from before 2007, or one with a password. */
const compoundMark = [0xd0, 0xcf, 0x11, 0xe0];

export interface RowSettings {
  /** Of a text file; null or left out: it is told by the text. */
  readonly encoding?: TextEncoding | null;
  /** Keeps the lines above the header. */
  readonly isFromTop?: boolean;
}

/** Opens rows by content (workbook, JSON or delimited text, packed or not); lines above the header found by `test` go. */
export async function openRows(
  path: string,
  sheet: string | null,
  test: HeaderTest,
  { encoding: given = null, isFromTop = false }: RowSettings = {},
): Promise<OpenedRows> {
  let unpacked: UnpackedFile | null = null;
  try {
    unpacked = await unpack(path);
    if (unpacked === null) return await openPlain(path, { sheet, test, encoding: given, isFromTop });
    const { path: inner, remove } = unpacked;
    if (await isPacked(inner)) throw new WorkbookError('packedTwice');
    const opened = await openPlain(inner, { sheet, test, encoding: given, isFromTop });
    return { ...opened, batches: andThen(opened.batches, remove) };
  } catch (error) {
    await unpacked?.remove();
    if (!(error instanceof WorkbookError)) throw error;
    return { encoding: 'utf-8', sheets: [], above: [], batches: refused(toIssue(error.reason, '', error.value)) };
  }
}

async function unpack(path: string): Promise<UnpackedFile | null> {
  const start = await firstBytes(path);
  if (hasMark(start, gzipMark)) return unpackGzip(path);
  return hasMark(start, zipMark) ? unpackZip(path) : null;
}

/** Of what was unpacked: only a workbook may be an archive again. */
async function isPacked(path: string): Promise<boolean> {
  if (hasMark(await firstBytes(path), gzipMark)) return true;
  const inner = await unpack(path);
  await inner?.remove();
  return inner !== null;
}

async function* andThen(
  batches: AsyncIterable<readonly FileRow[]>,
  end: () => Promise<void>,
): AsyncGenerator<readonly FileRow[]> {
  try {
    yield* batches;
  } finally {
    await end();
  }
}

interface Opening {
  readonly sheet: string | null;
  readonly test: HeaderTest;
  readonly encoding: TextEncoding | null;
  readonly isFromTop: boolean;
}

async function openPlain(path: string, { sheet, test, encoding: given, isFromTop }: Opening): Promise<OpenedRows> {
  const start = await firstBytes(path);
  const sheets: string[] = [];
  const above: string[] = [];
  if (hasMark(start, zipMark)) {
    const rows = readXlsxRows(path, sheet, (names) => sheets.push(...names));
    const batches = isFromTop ? rows : fromHeader(rows, test, (texts) => above.push(...texts));
    return { encoding: 'xlsx', sheets, above, batches };
  }
  if (hasMark(start, compoundMark)) {
    return { encoding: 'xlsx', sheets, above, batches: refused(toIssue('oldWorkbook', '', '')) };
  }
  const { encoding, isClear, text } = await readTextHead(path, given);
  const reason = findNoRows(text) ?? (isClear ? null : 'unclearEncoding');
  if (reason !== null) return { encoding, sheets, above, batches: refused(toIssue(reason, '', '')) };
  if (isJson(text)) return { encoding, sheets, above, batches: readJsonRows(path, encoding, isJsonLines(text)) };
  const header = findTextHeader(text, test);
  return {
    encoding,
    sheets,
    above: isFromTop ? above : header.above,
    batches: readCsvRows(path, encoding, isFromTop ? { line: 1, separator: header.separator, above } : header),
  };
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function hasMark(bytes: Buffer, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

async function* refused(issue: RowIssue): AsyncGenerator<readonly FileRow[]> {
  yield [{ kind: 'broken', number: 0, issues: [issue] }];
}
