/** Null is "not published": an empty cell, never a zero. */
export type SheetCell = string | number | null;

export interface Sheet {
  readonly name: string;
  /** Title, scope, unit, source, dates and marks as name and text. */
  readonly about: readonly (readonly [name: string, text: string])[];
  readonly titles: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}
