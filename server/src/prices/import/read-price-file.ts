import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import type { AliasBook } from '#platform/import/aliases/alias-book.ts';
import { parseFutures } from './futures.parse.ts';
import { type PriceFileContent, readLines } from './price-file.ts';
import { parseQuotes } from './quotes.parse.ts';
import { parseWorldBank, worldBankSheet } from './world-bank.parse.ts';

/** What the rows of a price file are read against. */
export interface ReadAgainst {
  /** The day in Shanghai: nobody has prices of a later one. */
  readonly today: string;
  readonly aliases: AliasBook;
}

/** Reads a price file whole, CSV or workbook. */
export async function readPriceFile(
  path: string,
  form: PriceFileForm,
  against: ReadAgainst,
): Promise<PriceFileContent> {
  const { lines, faults } = await readLines(path, form === 'world-bank' ? worldBankSheet : null);
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
