import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import type { AliasBook } from '#platform/import/aliases/alias-book.ts';
import { countFaults } from '#platform/import/text/header.ts';
import type { HeaderTest } from '#platform/import/rows/header-search.ts';
import { parseFutures, readFuturesHeader } from './futures.parse.ts';
import { type PriceFileContent, readLines } from './price-file.ts';
import { parseQuotes, readQuoteHeader } from './quotes.parse.ts';
import { isWorldBankHeader, parseWorldBank, worldBankSheet } from './world-bank.parse.ts';

/** What the rows of a price file are read against. */
export interface ReadAgainst {
  /** The day in Shanghai: nobody has prices of a later one. */
  readonly today: string;
  readonly aliases: AliasBook;
}

const headerTests = {
  quotes: (fields) => countFaults(readQuoteHeader(fields)),
  'world-bank': (fields) => (isWorldBankHeader(fields) ? 0 : 1),
  futures: (fields) => countFaults(readFuturesHeader(fields)),
} as const satisfies Record<PriceFileForm, HeaderTest>;

/** Reads a price file whole, CSV or workbook. */
export async function readPriceFile(
  path: string,
  form: PriceFileForm,
  against: ReadAgainst,
): Promise<PriceFileContent> {
  const { lines, faults } = await readLines(path, form === 'world-bank' ? worldBankSheet : null, headerTests[form]);
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
