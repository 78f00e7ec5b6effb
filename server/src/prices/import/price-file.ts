import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import { faultOf, type Fault, type RowFault } from '#platform/import/fault.ts';
import type { HeaderTest } from '#platform/import/rows/header-search.ts';
import { openRows } from '#platform/import/rows/open-rows.ts';
import type { SeriesRow } from '../series/series.queries.ts';

/** What a quote of a file is of. */
export type QuotedThing = Omit<SeriesRow, 'id' | 'is_active' | 'is_demo'>;

export interface FileQuote extends QuotedThing {
  readonly day: string;
  readonly low: number;
  readonly high: number;
  readonly mainstream: number;
  readonly heard: number;
  readonly group_size: number | null;
  readonly basis: string;
  readonly is_provisional: boolean;
}

export interface FileBenchmark {
  readonly code: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly unit: string;
  readonly frequency: 'day' | 'month';
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

/** A file that was read whole; nothing of it is loaded while it has a fault. */
export interface PriceFileContent {
  readonly form: PriceFileForm;
  readonly rowsRead: number;
  readonly faults: readonly Fault[];
  readonly quotes: readonly FileQuote[];
  readonly benchmarks: readonly FileBenchmark[];
  readonly values: readonly FileValue[];
}

/** A row as it stands in the file. */
export interface FileLine {
  readonly line: number;
  readonly fields: readonly string[];
}

const mostRows = 100_000;
/** All of them are held in memory at once. Quotes have eighteen columns. */
const mostCells = 2_000_000;

/** Reads all rows of a price file from its header on: they are small. Broken rows are faults. */
export async function readLines(
  path: string,
  sheet: string | null,
  test: HeaderTest,
): Promise<{ readonly lines: readonly FileLine[]; readonly faults: readonly Fault[] }> {
  const lines: FileLine[] = [];
  const faults: Fault[] = [];
  let cells = 0;
  const { batches } = await openRows(path, sheet, test);
  for await (const rows of batches) {
    for (const row of rows) {
      if (row.kind === 'broken') faults.push(...row.faults.map((fault) => ({ line: row.number, ...fault })));
      else {
        const { number: line, fields, cellFaults } = row;
        faults.push(
          ...cellFaults.map(({ place, reason, value }) => ({ line, ...faultOf(reason, `${place + 1}`, value) })),
        );
        cells += fields.length;
        lines.push({ line, fields: fields.map((field) => field.trim()) });
      }
    }
    if (lines.length > mostRows || cells > mostCells)
      return { lines: [], faults: [{ line: 0, ...faultOf('tooManyRows', '', `${lines.length}`) }] };
  }
  if (lines.length === 0 && faults.length === 0) faults.push({ line: 1, ...faultOf('emptyFile', '', '') });
  return { lines, faults };
}

export type ReadFigure =
  | { readonly kind: 'figure'; readonly value: number | null }
  | { readonly kind: 'bad'; readonly fault: RowFault };

/** A figure with a point for its decimals; commas may part its thousands. Nothing, a dash or dots: not published. */
export function readFigure(text: string, column: string): ReadFigure {
  if (/^(?:|-|—|–|…|\.{2,3}|N\/A)$/.test(text)) return { kind: 'figure', value: null };
  if (/^-\d/.test(text)) return { kind: 'bad', fault: faultOf('negativeNumber', column, text) };
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(text))
    return { kind: 'bad', fault: faultOf('badNumber', column, text) };
  return { kind: 'figure', value: Number(text.replaceAll(',', '')) };
}

/** A day `YYYY-MM-DD` that the calendar has; null for all else. */
export function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}
