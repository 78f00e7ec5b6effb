/*
 * How a page's address and the address of its data become each other: a data set says which page shows it, what of that page's
 * query chooses the set, and which parameters choose its figures. Free of zod, because pages build their data address with it.
 */

/** A parameter of a page, and the field of the call that it becomes. */
export interface DataParam {
  readonly field: string;
  /** How its text becomes a value: as it is, codes joined with dots, a number, or true where it is this text. */
  readonly as: 'text' | 'dots' | 'number' | { readonly true: string };
}

/** A parameter of a page's query that chooses what it shows. */
export interface DataChoice {
  readonly param: string;
  readonly value: string;
  /** Whether the page opens so by itself. */
  readonly isUsual: boolean;
}

/** Where the figures of a data set stand for people. */
export interface DataPage {
  /** Without the edition's prefix; `:id` is the parameter `id`. Null where no page shows it alone. */
  readonly path: string | null;
  /** What the page's query says where it shows this set; null where the path says it alone. */
  readonly chosenBy: DataChoice | null;
  /** What the page's query says so that people see the figures of this set: a table where the page opens with a chart. */
  readonly shownBy: Readonly<Record<string, string>>;
  /** False for what stands on a page beside what its address is about. */
  readonly isMain: boolean;
  readonly params: Readonly<Record<string, DataParam>>;
}

export const text = (field: string): DataParam => ({ field, as: 'text' });
export const dots = (field: string): DataParam => ({ field, as: 'dots' });
export const number = (field: string): DataParam => ({ field, as: 'number' });
export const flag = (field: string, word: string): DataParam => ({ field, as: { true: word } });

/** A page with what most have left out. */
export function page(path: string | null, given: Partial<Omit<DataPage, 'path'>> = {}): DataPage {
  return { path, chosenBy: null, shownBy: {}, isMain: true, params: {}, ...given };
}

export function chosen(param: string, value: string, isUsual = false): DataChoice {
  return { param, value, isUsual };
}

/** The parameter that an address gives under a name; undefined for any other name, also one that every object has. */
export function findDataParam({ params }: DataPage, name: string): DataParam | undefined {
  return Object.entries(params).find(([own]) => own === name)?.[1];
}

/** The value of a parameter as the call takes it; null where it is none, such as a number that is a word. */
export function readParam({ as }: DataParam, value: string): string | number | boolean | null {
  if (as === 'text') return value;
  if (as === 'dots') return value.replaceAll('.', '|');
  if (as === 'number') return /^\d{1,12}(?:\.\d{1,6})?$/.test(value) ? Number(value) : null;
  return value === as.true ? true : null;
}
