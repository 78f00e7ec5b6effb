import { toIssue } from '../issue.ts';
import type { RowIssue } from '../issue.ts';
import { foldTitle, listTitleParts } from './fold-title.ts';
import { findTellingWord } from './telling-words.ts';

/** What became of each title of a file, in its own words. */
export interface TitleAccount {
  readonly read: readonly string[];
  /** Of the source, and of no use here. */
  readonly notNeeded: readonly string[];
  readonly notUnderstood: readonly string[];
  /** Not read, though the title says what the figures mean: such a file is not loaded. */
  readonly stopping: readonly RowIssue[];
}

export interface Layout<Column extends string> {
  readonly places: ReadonlyMap<Column, number>;
  readonly titles: readonly string[];
  /** Fields per row; a trailing comma adds one, which rows may also omit. */
  readonly width: number;
  readonly account: TitleAccount;
}

export type ReadHeader<Column extends string> =
  | { readonly kind: 'layout'; readonly layout: Layout<Column> }
  | {
      readonly kind: 'bad';
      readonly issues: readonly RowIssue[];
      /** How much a line is like a header, below 1. */
      readonly likeness?: number;
    };

/** Number of issues a row has as a header, less where it is more like one; 0: it is one. */
export function countIssues(header: {
  readonly kind: string;
  readonly issues?: readonly RowIssue[];
  readonly likeness?: number;
}): number {
  const issues = header.issues?.length ?? 0;
  return issues === 0 ? 0 : issues - (header.likeness ?? 0);
}

export interface TitledColumn {
  readonly cn: string;
  readonly en: string;
  readonly also: readonly string[];
}

/** Names a column has had, the usual one first. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[] | TitledColumn>>;

/** Titles of a source that need not be read. */
export interface UnneededTitles<Column extends string> {
  readonly always: readonly string[];
  /** Those that need not be read where the column is, and stop the load where it is not. */
  readonly beside?: Readonly<Partial<Record<Column, readonly string[]>>>;
}

/** The known title that staff taught a title to mean; null for none. */
export type TaughtTitles = (title: string) => string | null;

export function listTitles(names: readonly string[] | TitledColumn): readonly string[] {
  return 'also' in names ? [names.cn, names.en, ...names.also] : names;
}

/** Titles written in lines, with bars between. */
export function listed(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' | '));
}

export interface HeaderRule<Column extends string> {
  readonly names: ColumnNames<Column>;
  /** Each group needs one of its columns. */
  readonly required: readonly (readonly Column[])[];
  /** Any other title that says what the figures mean stops the load; null: none does. */
  readonly unneeded: UnneededTitles<Column> | null;
}

/** Finds columns by name; a column that is there twice is an issue. */
export function readHeader<Column extends string>(
  fields: readonly string[],
  { names, required, unneeded }: HeaderRule<Column>,
  taught: TaughtTitles = () => null,
): ReadHeader<Column> {
  const titles = fields.map((field) => field.trim());
  const { places, issues } = findPlaces(titles, names, taught);
  for (const group of required.filter((columns) => !columns.some((column) => places.has(column)))) {
    const missing = group.map((column) => formatUsualTitle(names[column]) ?? column).join(' / ');
    const isFirst = issues.every(({ reason }) => reason !== 'missingColumn');
    issues.push(toIssue('missingColumn', missing, '', isFirst ? titles.filter((title) => title !== '') : []));
  }
  if (issues.length > 0) return { kind: 'bad', issues, likeness: findLikeness(titles, places.size) };
  const width = titles.findLastIndex((title) => title !== '') + 1;
  return { kind: 'layout', layout: { places, titles, width, account: accountFor(titles, places, unneeded) } };
}

function findPlaces<Column extends string>(
  titles: readonly string[],
  names: ColumnNames<Column>,
  taught: TaughtTitles,
) {
  const columns = toColumns(names).map((column) => [column, listTitles(names[column]).map(foldTitle)] as const);
  const meanings = new Map<string, readonly Column[]>();
  for (const [column, folded] of columns) {
    for (const name of folded) meanings.set(name, [...(meanings.get(name) ?? []), column]);
  }
  const indices = new Map<string, number[]>();
  for (const [index, title] of titles.entries()) {
    const name = findName(title, meanings) ?? findName(taught(title) ?? '', meanings);
    if (name !== null) indices.set(name, [...(indices.get(name) ?? []), index]);
  }
  const places = new Map<Column, number>();
  const issues: RowIssue[] = [];
  for (const [column, folded] of columns) {
    // A file may give a code and its description under two names that both mean the column: the first name counts.
    const [index, ...others] = indices.get(folded.find((name) => indices.has(name)) ?? '') ?? [];
    if (index === undefined) continue;
    places.set(column, index);
    if (others.length > 0) issues.push(toIssue('repeatedColumn', titles[index] ?? '', titles[index] ?? ''));
  }
  return { places, issues };
}

/** The known name that a title is, as a whole or in two languages that do not disagree. */
function findName<Column extends string>(
  title: string,
  meanings: ReadonlyMap<string, readonly Column[]>,
): string | null {
  const whole = foldTitle(title);
  if (whole === '' || meanings.has(whole)) return whole === '' ? null : whole;
  for (const parts of listTitleParts(title)) {
    const known = parts.map(foldTitle).filter((part) => meanings.has(part));
    const [name] = known;
    if (name === undefined) continue;
    const isOne = known.every((part) => meanings.get(part)?.some((column) => meanings.get(name)?.includes(column)));
    const others = parts.filter((part) => !meanings.has(foldTitle(part)));
    if (isOne && others.every((part) => findTellingWord(part) === null)) return name;
  }
  return null;
}

function findLikeness(titles: readonly string[], found: number): number {
  const worded = titles.filter((title) => /^\p{L}/u.test(title)).length;
  return Math.min(found, 90) / 100 + Math.min(worded, 9) / 1000;
}

function accountFor<Column extends string>(
  titles: readonly string[],
  places: ReadonlyMap<Column, number>,
  unneeded: UnneededTitles<Column> | null,
): TitleAccount {
  const readAt = new Set(places.values());
  const { always = [], beside = {} } = unneeded ?? {};
  const companions = Object.entries<readonly string[] | undefined>(beside);
  const isRead = new Set<string>(places.keys());
  const known = new Set(
    [...always, ...companions.flatMap(([column, names]) => (isRead.has(column) ? (names ?? []) : []))].map(foldTitle),
  );
  const ofSource = new Set(companions.flatMap(([, names]) => names ?? []).map(foldTitle));
  const others = titles.filter((title, index) => title !== '' && !readAt.has(index));
  const unknown = others.filter((title) => !known.has(foldTitle(title)));
  const findWord = (title: string) => findTellingWord(title) ?? (ofSource.has(foldTitle(title)) ? '' : null);
  const judged = unneeded === null ? [] : unknown.map((title) => [title, findWord(title)] as const);
  return {
    read: titles.filter((_, index) => readAt.has(index)),
    notNeeded: others.filter((title) => known.has(foldTitle(title))),
    notUnderstood: unknown,
    stopping: judged.flatMap(([title, word]) => (word === null ? [] : [toIssue('columnNotRead', title, word)])),
  };
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
