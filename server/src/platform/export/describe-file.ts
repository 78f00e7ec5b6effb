import type { Edition } from '@btc/contract/members/access.ts';
import { formatCodeIn, type NamedCode } from '@btc/contract/names.ts';
import type { Sheet } from './sheet.ts';

/** A field of a question as a file names it, and the parameter of the page's address that holds it. */
export interface QueryField {
  readonly cn: string;
  readonly en: string;
  /** Absent where the page's address does not hold it. */
  readonly param?: string;
  /** What a value is called; its code where it has no name. */
  readonly name?: (code: string, edition: Edition) => string;
  /** Values of the question as the address writes them; absent: as they are. */
  readonly toParam?: (value: string) => string;
  /** A filter that is left open says "all"; other fields are left out. */
  readonly isFilter?: boolean;
}

/** The names of a table, for a field. */
export const namedBy = (table: readonly NamedCode[]) => (code: string, edition: Edition) =>
  formatCodeIn(edition, table, code);

/** Leaves what the page shows by itself out of its address. */
export const unless = (usual: string) => (value: string) => (value === usual ? '' : value);

type Line = Sheet['about'][number];

/** What a file was asked by, for people, and the query of the page that shows the same. */
export interface FileQuery {
  readonly lines: readonly Line[];
  /** With its question mark; empty where the page opens so by itself. */
  readonly search: string;
}

const words = {
  cn: { all: '全部', address: '网址', join: '、' },
  en: { all: 'all', address: 'Address', join: ', ' },
} as const;

/** A value of a question as an address writes it; empty where there is none. */
function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).join('|');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Describes a question by the fields of its room; several codes of a value are joined with `|`. */
export function describeQuery(
  fields: Readonly<Record<string, QueryField>>,
  given: Readonly<Record<string, unknown>>,
  edition: Edition,
): FileQuery {
  const search = new URLSearchParams();
  const lines = Object.entries(fields).flatMap(([name, field]): readonly Line[] => {
    const value = writeValue(given[name]);
    if (value === '') return field.isFilter === true ? [[field[edition], words[edition].all]] : [];
    const param = field.toParam?.(value) ?? value;
    if (field.param !== undefined && param !== '') search.set(field.param, param);
    const codes = value.split('|').map((code) => field.name?.(code, edition) ?? code);
    return [[field[edition], codes.join(words[edition].join)]];
  });
  return { lines, search: search.size === 0 ? '' : `?${search.toString()}` };
}

/** Puts what was asked after the title, and the page's own address at the end of the heading. */
export function describeFile(
  sheet: Sheet,
  {
    query,
    address,
    edition,
  }: { readonly query: FileQuery['lines']; readonly address: string; readonly edition: Edition },
): Sheet {
  return { ...sheet, about: describeHeading(sheet.about, { query, address, edition }) };
}

/** The same for a heading without its table. */
export function describeHeading(
  [title, ...rest]: Sheet['about'],
  {
    query,
    address,
    edition,
  }: { readonly query: FileQuery['lines']; readonly address: string; readonly edition: Edition },
): Sheet['about'] {
  return [...(title === undefined ? [] : [title]), ...query, ...rest, [words[edition].address, address]];
}
