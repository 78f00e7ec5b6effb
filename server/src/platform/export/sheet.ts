/** What a cell of a file holds; null is "not published", which is an empty cell, never a zero. */
export type SheetCell = string | number | null;

/** A table as a file holds it: what the figures are, the titles, and a line for each row. */
export interface Sheet {
  readonly name: string;
  /** Title, scope, unit, source, dates and marks, a name and a text each. */
  readonly about: readonly (readonly [name: string, text: string])[];
  readonly titles: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}
