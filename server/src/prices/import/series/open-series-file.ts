import type { TextEncoding } from '@btc/contract/imported-files.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import { openRows } from '#platform/import/rows/open-rows.ts';
import { collectLines, type FileLine } from '../price-file.ts';
import { toShape } from './series-columns.ts';
import { readPeriod, readYear } from './series-period.ts';
import { openTable, type SeriesTable } from './series-table.ts';
import { isNumberText } from './sheet-head.ts';

export interface OpenedSeries {
  /** Null for a text file. */
  readonly sheet: string | null;
  readonly sheets: readonly string[];
  readonly table: SeriesTable | null;
  /** Hash of the column titles; empty without a table. */
  readonly shape: string;
  /** The publication day stated in the file. */
  readonly publishedOn: string | null;
  readonly issues: readonly Issue[];
}

export interface SeriesSource {
  readonly sheet: string | null;
  /** Of a text; null: it is told by what the text says. */
  readonly encoding: TextEncoding | null;
}

/** Opens the given sheet, else the first with a known shape, else the first that holds figures. */
export async function openSeriesFile(
  path: string,
  { sheet, encoding, isKnown }: SeriesSource & { readonly isKnown: (shape: string) => boolean },
): Promise<OpenedSeries> {
  const first = await openSheet(path, { sheet, encoding });
  if (sheet !== null || first.issues.length > 0 || isKnown(first.shape)) return first;
  const others: OpenedSeries[] = [];
  for (const name of first.sheets.filter((one) => one !== first.sheet)) {
    const other = await openSheet(path, { sheet: name, encoding });
    if (isKnown(other.shape)) return other;
    others.push(other);
  }
  return [first, ...others].find(({ table }) => table !== null) ?? first;
}

function holdsNumber(fields: readonly string[]): boolean {
  const isParted = fields.every((field) => !/[;\t]/.test(field));
  return isParted && fields.slice(1).some((field) => isNumberText(field) && readYear(field) === null);
}

async function openSheet(path: string, { sheet, encoding }: SeriesSource): Promise<OpenedSeries> {
  const opened = await openRows(path, sheet, (fields) => (holdsNumber(fields) ? 0 : 1), { isFromTop: true, encoding });
  const { lines, issues } = await collectLines(opened);
  const table = issues.length > 0 ? null : openTable(lines);
  const invented = lines.find(({ fields }) => fields.some((field) => inventedWords.test(field)));
  const found = [
    ...issues,
    ...(issues.length === 0 && table === null ? [{ line: 0, ...toIssue('noFigures', '', '') }] : []),
    ...(invented === undefined
      ? []
      : [{ line: invented.line, ...toIssue('inventedFigures', '', inventedIn(invented)) }]),
  ];
  const { sheets } = opened;
  return {
    sheet: sheet ?? sheets[0] ?? null,
    sheets,
    table,
    shape: table === null ? '' : toShape(table.columns),
    publishedOn: findPublished([...(table?.head.above ?? []), ...lastWords(lines)]),
    issues: found,
  };
}

const inventedWords = /演示|虚构|demonstration|invented|fictitious/i;

function inventedIn({ fields }: FileLine): string {
  return fields.find((field) => inventedWords.test(field)) ?? '';
}

/** Notes below a table: last rows with a single filled cell. */
function lastWords(lines: readonly FileLine[]): readonly string[] {
  return lines.slice(-5).flatMap(({ fields }) => {
    const texts = fields.filter((field) => field !== '');
    return texts.length === 1 ? texts : [];
  });
}

const publishedForm =
  /(?:updated(?: on)?|published(?: on)?|released?(?: on)?|as of|发布日期|发布时间|更新日期|更新时间|更新于|发布于|时间)[:：]?\s*(.{8,20}?)(?:\s{2,}|[，,。;；]?$| 来源)/i;

export function findPublished(texts: readonly string[]): string | null {
  for (const text of texts) {
    const named = publishedForm.exec(text.normalize('NFKC'))?.[1]?.trim();
    const period = named === undefined ? null : readPeriod(named, null);
    if (period?.grain === 'day') return period.day;
  }
  return null;
}
