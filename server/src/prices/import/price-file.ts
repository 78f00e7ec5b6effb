import type { LiveCattleCode } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { toIssue, type Issue, type RowIssue } from '#platform/import/issue.ts';
import type { CellIssue } from '#platform/import/rows/file-row.ts';
import type { OpenedHeader, RowReader } from '#platform/import/read-rows.ts';
import { toPlainNumber } from '#platform/import/text/decimal.ts';
import type { OpenedRows } from '#platform/import/rows/open-rows.ts';
import type { TitleAccount } from '#platform/import/text/header.ts';
import type { SeriesRow } from '../series/series.queries.ts';

export interface ReadAgainst {
  /** The day in Shanghai; later prices are refused. */
  readonly today: string;
  readonly dictionary: Dictionary;
}

export type QuotedThing = Omit<SeriesRow, 'id' | 'is_active' | 'is_demo'>;

/** Columns that a quote file may lack; existing quotes then keep their values. */
export const quoteDetails = ['group_size', 'basis', 'is_provisional'] as const;

export interface FileQuote extends QuotedThing {
  readonly day: string;
  readonly low: number;
  readonly high: number;
  readonly mainstream: number;
  readonly quote_count: number;
  readonly group_size: number | null;
  readonly basis: string;
  readonly is_provisional: boolean;
  readonly lacks: readonly (typeof quoteDetails)[number][];
}

export interface FileBenchmark {
  readonly code: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly unit: string;
  readonly frequency: 'day' | 'week' | 'month';
  readonly source_cn: string;
  readonly source_en: string;
  readonly sort_key: number;
}

export interface FileValue {
  readonly code: string;
  readonly day: string;
  readonly value: number;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly volume: number | null;
}

/** A live cattle price in the unit of its series. */
export interface FileCattle {
  readonly series: LiveCattleCode;
  readonly day: string;
  readonly line: number;
  readonly price: number;
  /** USD per unit of the currency; null where the file gives none. */
  readonly usdPerUnit: number | null;
  readonly source: string;
}

/** A file read as a whole; nothing is loaded while it has an issue. */
export interface PriceFileContent {
  readonly form: PriceFileForm;
  readonly rowsRead: number;
  readonly issues: readonly Issue[];
  readonly quotes: readonly FileQuote[];
  readonly benchmarks: readonly FileBenchmark[];
  readonly values: readonly FileValue[];
  readonly cattle: readonly FileCattle[];
  /** To be reviewed; they do not stop the load. */
  readonly warnings: readonly Issue[];
  /** The stated publication day, else the last day with a figure; null for quotes, which are the desk's own. */
  readonly publishedOn: string | null;
  /** Null where the header could not be read. */
  readonly titles: TitleAccount | null;
}

export type PriceRows = Pick<PriceFileContent, 'quotes' | 'benchmarks' | 'values'>;

/** `list` gives what the rows taken so far hold. */
export type PriceReader = RowReader & { readonly list: () => PriceRows };
export type OpenedPrices = OpenedHeader<PriceReader>;

export interface FileLine {
  readonly line: number;
  readonly fields: readonly string[];
  readonly numberPlaces: readonly number[];
  /** Cells with a formula or an error. */
  readonly cellIssues?: readonly CellIssue[];
}

export interface FileLines {
  readonly lines: readonly FileLine[];
  readonly issues: readonly Issue[];
}

export const maxRows = 100_000;
/** All cells are held in memory. */
const maxCells = 2_000_000;

export async function collectLines({ batches }: OpenedRows): Promise<FileLines> {
  const lines: FileLine[] = [];
  const issues: Issue[] = [];
  let cells = 0;
  for await (const rows of batches) {
    for (const row of rows) {
      if (row.kind === 'broken') issues.push(...row.issues.map((issue) => ({ line: row.number, ...issue })));
      else {
        const { number: line, fields, cellIssues, numberPlaces } = row;
        cells += fields.length;
        lines.push({ line, fields: fields.map((field) => field.trim()), numberPlaces, cellIssues });
      }
    }
    if (lines.length > maxRows || cells > maxCells)
      return { lines: [], issues: [{ line: 0, ...toIssue('tooManyRows', '', `${lines.length}`) }] };
  }
  if (lines.length === 0 && issues.length === 0) issues.push({ line: 1, ...toIssue('emptyFile', '', '') });
  return { lines, issues };
}

export type ReadFigure =
  | { readonly kind: 'figure'; readonly value: number | null }
  | { readonly kind: 'bad'; readonly issue: RowIssue };

/** True for an empty cell, a dash, dots or a word for none. */
export function isNoFigure(text: string): boolean {
  return /^(?:|-+|—+|–|…|\.{1,3}|\/|#?N\/?A|NaN|null)$/i.test(text);
}

/** Reads a non-negative number with a decimal point and optional thousands commas; null for an empty cell or a dash. */
export function readFigure(text: string, column: string): ReadFigure {
  if (isNoFigure(text)) return { kind: 'figure', value: null };
  const plain = toPlainNumber(text, 'point');
  if (plain === null || !/^-?\d+(?:\.\d+)?$/.test(plain))
    return { kind: 'bad', issue: toIssue('badNumber', column, text) };
  if (plain.startsWith('-')) return { kind: 'bad', issue: toIssue('negativeNumber', column, text) };
  return { kind: 'figure', value: Number(plain) };
}
