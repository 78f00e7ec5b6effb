import { splitCsvLine } from './text/csv-line.ts';
import { faultOf } from './fault.ts';
import type { RowFault } from './fault.ts';
import type { FaultList } from './fault-list.ts';
import type { ImportFormat, ParseSettings, RowParser } from './format.ts';
import type { Staging } from './staging.ts';
import { detectEncoding, readLines } from './text/text-lines.read.ts';
import type { TextEncoding, TextLine } from './text/text-lines.read.ts';

/** What was found in the rows of a file. */
export interface RowCounts {
  readonly encoding: TextEncoding;
  readonly rowsRead: number;
  readonly outOfScope: number;
  readonly aggregates: number;
}

export interface RowSinks {
  readonly staging: Staging;
  readonly faults: FaultList;
  /** Origins the file is said to hold alone; null for all. */
  readonly origins: readonly string[] | null;
}

/** Reads a file from its first to its last row into the staging area and the list of faults. */
export async function readRows(
  path: string,
  format: ImportFormat,
  settings: ParseSettings,
  sinks: RowSinks,
): Promise<RowCounts> {
  const encoding = await detectEncoding(path);
  const reading = new RowReading(format, settings, sinks);
  for await (const lines of readLines(path, encoding)) {
    for (const line of lines) reading.take(line);
    await sinks.faults.settle();
    if (reading.isHopeless) break;
  }
  reading.end();
  return { encoding, rowsRead: reading.rowsRead, outOfScope: reading.outOfScope, aggregates: reading.aggregates };
}

class RowReading {
  readonly #format: ImportFormat;
  readonly #settings: ParseSettings;
  readonly #sinks: RowSinks;
  #parser: RowParser | null = null;
  #seenHeader = false;
  rowsRead = 0;
  outOfScope = 0;
  aggregates = 0;

  constructor(format: ImportFormat, settings: ParseSettings, sinks: RowSinks) {
    this.#format = format;
    this.#settings = settings;
    this.#sinks = sinks;
  }

  /** Without a header that can be read, no row can be. */
  get isHopeless(): boolean {
    return this.#seenHeader && this.#parser === null;
  }

  take(line: TextLine): void {
    if (this.isHopeless || line.text.trim() === '') return;
    if (this.#seenHeader) this.rowsRead += 1;
    const split = splitCsvLine(line.text);
    if (line.tooLong) this.#fail(line, [faultOf('lineTooLong', '', line.text)]);
    else if (line.text.includes('\ufffd')) this.#fail(line, [faultOf('unreadableText', '', line.text)]);
    else if (split.kind === 'broken') this.#fail(line, [faultOf(split.reason, '', split.value)]);
    else if (this.#parser === null) this.#takeHeader(line, split.fields);
    else this.#takeRow(line, split.fields, this.#parser);
    this.#seenHeader = true;
  }

  end(): void {
    if (this.rowsRead === 0 && this.#sinks.faults.faults === 0) {
      this.#sinks.faults.add({ line: 1, ...faultOf('emptyFile', '', '') });
    }
  }

  #takeHeader(line: TextLine, fields: readonly string[]): void {
    const header = this.#format.openHeader(fields);
    if (header.kind === 'bad') this.#fail(line, header.faults);
    else this.#parser = header.parser;
  }

  #takeRow(line: TextLine, fields: readonly string[], parser: RowParser): void {
    if (!parser.hasWidth(fields)) return this.#fail(line, [faultOf('columnCount', '', String(fields.length))]);
    const row = parser.parse(fields, this.#settings);
    switch (row.kind) {
      case 'bad':
        return this.#fail(line, row.faults);
      case 'outOfScope':
        this.outOfScope += 1;
        return;
      case 'aggregate':
        this.aggregates += 1;
        return;
      case 'fact': {
        const { origins, staging } = this.#sinks;
        if (origins !== null && !origins.includes(row.fact.origin)) {
          return this.#fail(line, [faultOf('otherPartner', '', row.fact.origin)]);
        }
        staging.add(line.number, row.fact);
      }
    }
  }

  #fail(line: TextLine, faults: readonly RowFault[]): void {
    for (const fault of faults) this.#sinks.faults.add({ line: line.number, ...fault });
  }
}
