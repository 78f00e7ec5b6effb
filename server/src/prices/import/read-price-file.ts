import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import { type StyledNames, buildStyledColumns } from '#platform/import/text/file-style.ts';
import { countIssues, type ReadHeader } from '#platform/import/text/header.ts';
import { parseFutures, readFuturesHeader } from './futures.parse.ts';
import {
  type FileLine,
  type PriceFileContent,
  type PriceHeader,
  type PriceRows,
  type ReadAgainst,
  readLines,
} from './price-file.ts';
import { parseQuotes, readQuoteHeader } from './quotes.parse.ts';
import { toSpan } from './series/series-period.ts';
import { isWorldBankHeader, parseWorldBank, worldBankSheet } from './world-bank.parse.ts';

/** Forms with a fixed header; series files need a mapping. */
export type KnownForm = Exclude<PriceFileForm, 'series'>;

const headers = {
  quotes: toHeader(readQuoteHeader, {
    numbers: ['low', 'mainstream', 'high', 'quoteCount', 'groupSize'],
    dates: ['day'],
  }),
  'world-bank': {
    test: (fields) => (isWorldBankHeader(fields) ? 0 : 1),
    styled: () => ({ numbers: [], dates: [] }),
  },
  futures: toHeader(readFuturesHeader, { numbers: ['open', 'high', 'low', 'close', 'volume'], dates: ['time'] }),
} as const satisfies Record<KnownForm, PriceHeader>;

function toHeader<Column extends string>(
  read: (fields: readonly string[]) => ReadHeader<Column>,
  columns: StyledNames<Column>,
): PriceHeader {
  return {
    test: (fields) => countIssues(read(fields)),
    styled: (fields) => {
      const header = read(fields);
      return header.kind === 'bad' ? { numbers: [], dates: [] } : buildStyledColumns(header.layout, columns);
    },
  };
}

/** Header tests by form; the World Bank's applies to one sheet only. */
export const priceFormTests = new Map(
  (['quotes', 'futures'] as const).map((form) => [form, headers[form].test] as const),
);
export const worldBankTest = { sheet: worldBankSheet, test: headers['world-bank'].test };

export async function readPriceFile(path: string, form: KnownForm, against: ReadAgainst): Promise<PriceFileContent> {
  const { lines, issues } = await readLines(path, form === 'world-bank' ? worldBankSheet : null, headers[form]);
  const rows =
    issues.length > 0
      ? { rowsRead: lines.length, issues, quotes: [], benchmarks: [], values: [] }
      : parseRows(form, lines, against);
  return { form, ...rows, cattle: [], warnings: [], publishedOn: findLastDay(form, rows) };
}

function parseRows(form: KnownForm, lines: readonly FileLine[], against: ReadAgainst): PriceRows {
  switch (form) {
    case 'quotes':
      return parseQuotes(lines, against);
    case 'world-bank':
      return parseWorldBank(lines);
    case 'futures':
      return parseFutures(lines);
  }
}

/** The last day with a figure: these files do not state a publication day, and a later edition reaches further. */
function findLastDay(form: KnownForm, { values }: PriceRows): string | null {
  const day = values.reduce<string | null>((last, one) => (last === null || one.day > last ? one.day : last), null);
  return day === null ? null : toSpan({ grain: form === 'world-bank' ? 'month' : 'day', day }).last;
}
