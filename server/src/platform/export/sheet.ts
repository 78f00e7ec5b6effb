/** Null is "not published": an empty cell, never a zero. */
export type SheetCell = string | number | null;

/** How a workbook shows a column: days `2026-11-20` and months `2026-11` as dates, numbers with at most `decimals`. */
export type CellFormat = 'text' | 'date' | 'month' | { readonly decimals: number };

export interface Sheet {
  readonly name: string;
  /** Name of the workbook's sheet with the notes. */
  readonly notesName: string;
  /** Title, scope, unit, source, dates and marks as name and text. */
  readonly about: readonly (readonly [name: string, text: string])[];
  readonly titles: readonly string[];
  /** A format for each title. */
  readonly formats: readonly CellFormat[];
  readonly rows: readonly (readonly SheetCell[])[];
}
