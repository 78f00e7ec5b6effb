import { parseComtradeRow } from './comtrade.parse.ts';
import { readComtradeHeader } from './comtrade.read.ts';
import { parseCustomsRow } from './customs-query.parse.ts';
import { readCustomsHeader } from './customs-query.read.ts';
import type { ParsedRow } from './fact-row.ts';
import type { RowFault } from './fault.ts';
import { hasWidth } from './text/header.ts';
import type { Layout, ReadHeader } from './text/header.ts';

/** What a row is read against. */
export interface ParseSettings {
  /** The current month, yyyymm: nobody has figures of a later one. */
  readonly latestPeriod: number;
}

/** Reads the rows of one file, whose header it has seen. */
export interface RowParser {
  readonly parse: (fields: readonly string[], settings: ParseSettings) => ParsedRow;
  readonly hasWidth: (fields: readonly string[]) => boolean;
}

export type OpenedHeader =
  | { readonly kind: 'parser'; readonly parser: RowParser }
  | { readonly kind: 'bad'; readonly faults: readonly RowFault[] };

/** A form of file that can be imported. */
export interface ImportFormat {
  readonly name: FormatName;
  readonly source: 'customs' | 'comtrade';
  readonly openHeader: (fields: readonly string[]) => OpenedHeader;
}

export const formatNames = ['customs-query', 'comtrade'] as const;
export type FormatName = (typeof formatNames)[number];

const formats: readonly ImportFormat[] = [
  { name: 'customs-query', source: 'customs', openHeader: opener(readCustomsHeader, parseCustomsRow) },
  { name: 'comtrade', source: 'comtrade', openHeader: opener(readComtradeHeader, parseComtradeRow) },
];

/** Finds a format by its name. */
export function findFormat(name: string): ImportFormat | undefined {
  return formats.find((format) => format.name === name);
}

type RowReader<Column extends string> = (
  layout: Layout<Column>,
  fields: readonly string[],
  settings: ParseSettings,
) => ParsedRow;

function opener<Column extends string>(
  readHeader: (fields: readonly string[]) => ReadHeader<Column>,
  parseRow: RowReader<Column>,
): ImportFormat['openHeader'] {
  return (fields) => {
    const header = readHeader(fields);
    if (header.kind === 'bad') return header;
    const { layout } = header;
    return {
      kind: 'parser',
      parser: {
        parse: (row, settings) => parseRow(layout, row, settings),
        hasWidth: (row) => hasWidth(layout, row),
      },
    };
  };
}
