import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import { type StyledNames, styledColumns } from '#platform/import/text/file-style.ts';
import { countFaults, type ReadHeader } from '#platform/import/text/header.ts';
import { parseFutures, readFuturesHeader } from './futures.parse.ts';
import { type PriceFileContent, type PriceHeader, readLines } from './price-file.ts';
import { parseQuotes, readQuoteHeader } from './quotes.parse.ts';
import { isWorldBankHeader, parseWorldBank, worldBankSheet } from './world-bank.parse.ts';

/** What the rows of a price file are read against. */
export interface ReadAgainst {
  /** The day in Shanghai: nobody has prices of a later one. */
  readonly today: string;
  readonly dictionary: Dictionary;
}

const headers = {
  quotes: headerOf(readQuoteHeader, { numbers: ['low', 'mainstream', 'high', 'heard', 'groupSize'], dates: ['day'] }),
  'world-bank': {
    test: (fields) => (isWorldBankHeader(fields) ? 0 : 1),
    styled: () => ({ numbers: [], dates: [] }),
  },
  futures: headerOf(readFuturesHeader, { numbers: ['open', 'high', 'low', 'close', 'volume'], dates: ['time'] }),
} as const satisfies Record<PriceFileForm, PriceHeader>;

function headerOf<Column extends string>(
  read: (fields: readonly string[]) => ReadHeader<Column>,
  columns: StyledNames<Column>,
): PriceHeader {
  return {
    test: (fields) => countFaults(read(fields)),
    styled: (fields) => {
      const header = read(fields);
      return header.kind === 'bad' ? { numbers: [], dates: [] } : styledColumns(header.layout, columns);
    },
  };
}

/** Reads a price file whole, CSV or workbook. */
export async function readPriceFile(
  path: string,
  form: PriceFileForm,
  against: ReadAgainst,
): Promise<PriceFileContent> {
  const { lines, faults } = await readLines(path, form === 'world-bank' ? worldBankSheet : null, headers[form]);
  if (faults.length > 0) return { form, rowsRead: lines.length, faults, quotes: [], benchmarks: [], values: [] };
  switch (form) {
    case 'quotes':
      return { form, ...parseQuotes(lines, against) };
    case 'world-bank':
      return { form, ...parseWorldBank(lines) };
    case 'futures':
      return { form, ...parseFutures(lines) };
  }
}
