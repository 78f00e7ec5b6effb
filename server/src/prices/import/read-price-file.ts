import type { TextEncoding } from '@btc/contract/imported-files.ts';
import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { FileForm } from '#platform/import/file-form.ts';
import { IssueList } from '#platform/import/issue-list.ts';
import { readRows } from '#platform/import/read-rows.ts';
import type { FormTest } from '#platform/import/recognise-form.ts';
import { openRows } from '#platform/import/rows/open-rows.ts';
import { countIssues } from '#platform/import/text/header.ts';
import { futuresColumns, openFutures, readFuturesHeader } from './futures.parse.ts';
import { collectLines, maxRows, type OpenedPrices, type PriceFileContent, type ReadAgainst } from './price-file.ts';
import { quoteColumns } from './quote-columns.data.ts';
import { openQuotes, readQuoteHeader } from './quotes.parse.ts';
import { toSpan } from './series/series-period.ts';
import { isWorldBankHeader, parseWorldBank, worldBankSheet } from './world-bank.parse.ts';

/** Forms with a fixed header; series files need a mapping. */
export type KnownForm = Exclude<PriceFileForm, 'series'>;

/** Header tests by form; the World Bank's applies to one sheet only. */
export const priceFormTests = new Map<'quotes' | 'futures', FormTest>([
  ['quotes', (fields, taught) => countIssues(readQuoteHeader(fields, taught))],
  ['futures', (fields, taught) => countIssues(readFuturesHeader(fields, taught))],
]);
export const worldBankTest = {
  sheet: worldBankSheet,
  test: (fields: readonly string[]) => (isWorldBankHeader(fields) ? 0 : 1),
};

export const priceFileForms: readonly FileForm[] = [
  { nameCn: '报价', nameEn: 'Quotes', columns: quoteColumns },
  { nameCn: '活牛期货', nameEn: 'Live cattle futures', columns: futuresColumns },
];

export interface PriceSource {
  readonly path: string;
  readonly form: KnownForm;
  /** Null: the first visible one; the World Bank's is always the same. */
  readonly sheet: string | null;
  /** Null: it is told by the text. */
  readonly encoding: TextEncoding | null;
}

export async function readPriceFile(source: PriceSource, against: ReadAgainst): Promise<PriceFileContent> {
  const { form } = source;
  const read = await (form === 'world-bank' ? readWorldBank(source.path) : readTable(source, against));
  return { form, cattle: [], warnings: [], ...read, publishedOn: findLastDay(form, read) };
}

type Read = Omit<PriceFileContent, 'form' | 'cattle' | 'warnings' | 'publishedOn'>;

async function readWorldBank(path: string): Promise<Read> {
  const { lines, issues } = await collectLines(await openRows(path, worldBankTest.sheet, worldBankTest.test));
  return issues.length > 0 ? { ...nothing, rowsRead: lines.length, issues } : parseWorldBank(lines);
}

const nothing = { rowsRead: 0, quotes: [], benchmarks: [], values: [], titles: null };

async function readTable(
  { path, form, sheet, encoding }: PriceSource,
  against: ReadAgainst,
): Promise<Read & Pick<PriceFileContent, 'warnings'>> {
  // Of at most so many rows all faults are told.
  const [issues, warnings] = [new IssueList(null, Infinity), new IssueList(null, Infinity)];
  const openHeader = (fields: readonly string[]): OpenedPrices =>
    form === 'quotes' ? openQuotes(fields, against) : openFutures(fields, against);
  const { counts, reader } = await readRows(path, sheet, { openHeader, issues, warnings, maxRows }, encoding);
  const { rowsRead, titles, unclear } = counts;
  // Prices have three decimals too.
  if (unclear !== null) warnings.add(unclear);
  if (rowsRead > maxRows) {
    const tooMany = { line: 0, ...toIssue('tooManyRows', '', String(maxRows)) };
    return { ...nothing, rowsRead, issues: [tooMany], warnings: [] };
  }
  return { ...nothing, ...reader?.list(), rowsRead, issues: issues.stored, warnings: warnings.stored, titles };
}

/** The last day with a figure: these files do not state a publication day, and a later edition reaches further. */
function findLastDay(form: KnownForm, { values }: Pick<PriceFileContent, 'values'>): string | null {
  const day = values.reduce<string | null>((last, one) => (last === null || one.day > last ? one.day : last), null);
  return day === null ? null : toSpan({ grain: form === 'world-bank' ? 'month' : 'day', day }).last;
}
