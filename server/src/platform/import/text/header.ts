import { foldSpelling } from '@btc/contract/fold-text.ts';
import { toIssue } from '../issue.ts';
import type { RowIssue } from '../issue.ts';

export interface Layout<Column extends string> {
  readonly places: ReadonlyMap<Column, number>;
  readonly titles: readonly string[];
  /** Fields per row; a trailing comma adds one, which rows may also omit. */
  readonly width: number;
}

export type ReadHeader<Column extends string> =
  | { readonly kind: 'layout'; readonly layout: Layout<Column> }
  | { readonly kind: 'bad'; readonly issues: readonly RowIssue[] };

/** Number of issues a row has as a header; 0: it is one. */
export function countIssues(header: { readonly kind: string; readonly issues?: readonly RowIssue[] }): number {
  return header.issues?.length ?? 0;
}

export interface TitledColumn {
  readonly cn: string;
  readonly en: string;
  readonly also: readonly string[];
}

/** Names a column has had, the usual one first. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[] | TitledColumn>>;

function listTitles(names: readonly string[] | TitledColumn): readonly string[] {
  return 'also' in names ? [names.cn, names.en, ...names.also] : names;
}

/** Finds columns by name; each group of `required` needs one of its columns, and duplicates are issues. */
export function readHeader<Column extends string>(
  fields: readonly string[],
  names: ColumnNames<Column>,
  required: readonly (readonly Column[])[],
): ReadHeader<Column> {
  const titles = fields.map((field) => field.trim());
  const folded = titles.map(foldSpelling);
  const places = new Map<Column, number>();
  const issues: RowIssue[] = [];
  for (const column of toColumns(names)) {
    // A file may give a code and its description under two names that both mean the column: the first name counts.
    const name = listTitles(names[column])
      .map(foldSpelling)
      .find((one) => folded.includes(one));
    if (name === undefined) continue;
    const index = folded.indexOf(name);
    places.set(column, index);
    if (folded.lastIndexOf(name) !== index)
      issues.push(toIssue('repeatedColumn', titles[index] ?? '', titles[index] ?? ''));
  }
  for (const group of required.filter((columns) => !columns.some((column) => places.has(column)))) {
    issues.push(
      toIssue('missingColumn', group.map((column) => formatUsualTitle(names[column]) ?? column).join(' / '), ''),
    );
  }
  if (issues.length > 0) return { kind: 'bad', issues };
  return { kind: 'layout', layout: { places, titles, width: titles.findLastIndex((title) => title !== '') + 1 } };
}

function formatUsualTitle(names: readonly string[] | TitledColumn): string | undefined {
  return 'also' in names ? `${names.cn} ${names.en}` : names[0];
}

function toColumns<Column extends string>(names: ColumnNames<Column>): readonly Column[] {
  const columns: Column[] = [];
  for (const column in names) columns.push(column);
  return columns;
}

/** Text of a column in a row; empty where the file lacks the column. */
export function toCell<Column extends string>(
  layout: Layout<Column>,
  fields: readonly string[],
  column: Column,
): string {
  const index = layout.places.get(column);
  return index === undefined ? '' : (fields[index] ?? '').trim();
}

export function formatTitle<Column extends string>(layout: Layout<Column>, column: Column): string {
  const index = layout.places.get(column);
  return index === undefined ? column : (layout.titles[index] ?? column);
}
