/*
 * How a page's address and the address of its data become each other: a data set says which page shows it, what of that page's
 * query chooses the set, and which parameters choose its figures. Free of zod, because pages build their data address with it.
 */

export interface DataParam {
  readonly field: string;
  /** Parsing of the text: as is, dot-joined codes, a number, or true for this word. */
  readonly as: 'text' | 'dots' | 'number' | { readonly true: string };
  /** Fields of the call that it becomes, where they have other names; refusals name them. */
  readonly sentAs?: readonly string[];
}

export interface DataChoice {
  readonly param: string;
  readonly value: string;
  readonly isUsual: boolean;
}

export interface DataPage {
  /** Without edition prefix; `:id` is the parameter `id`. Null where no page shows it alone. */
  readonly path: string | null;
  /** Query parameter by which the page selects this set; null where the path is enough. */
  readonly chosenBy: DataChoice | null;
  /** Query that makes the set's figures visible, such as the table where the page opens with a chart. */
  readonly shownBy: Readonly<Record<string, string>>;
  /** False for a secondary set of a page. */
  readonly isMain: boolean;
  readonly params: Readonly<Record<string, DataParam>>;
  /** True for a page that exists in English only: both editions link to it. */
  readonly isEnglishOnly: boolean;
}

export const text = (field: string): DataParam => ({ field, as: 'text' });
export const dots = (field: string): DataParam => ({ field, as: 'dots' });
export const number = (field: string): DataParam => ({ field, as: 'number' });
export const flag = (field: string, word: string): DataParam => ({ field, as: { true: word } });

export function page(path: string | null, given: Partial<Omit<DataPage, 'path'>> = {}): DataPage {
  return { path, chosenBy: null, shownBy: {}, isMain: true, params: {}, isEnglishOnly: false, ...given };
}

export function chosen(param: string, value: string, isUsual = false): DataChoice {
  return { param, value, isUsual };
}

/** A parameter by name, own properties only; undefined where the page has none. */
export function findDataParam({ params }: DataPage, name: string): DataParam | undefined {
  return Object.entries(params).find(([own]) => own === name)?.[1];
}

/** A parameter's value for the call; null where invalid, such as a word for a number. */
export function readParam({ as }: DataParam, value: string): string | number | boolean | null {
  if (as === 'text') return value;
  if (as === 'dots') return value.replaceAll('.', '|');
  if (as === 'number') return /^\d{1,12}(?:\.\d{1,6})?$/.test(value) ? Number(value) : null;
  return value === as.true ? true : null;
}
