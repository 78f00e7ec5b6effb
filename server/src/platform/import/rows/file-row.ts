import type { Reason, RowIssue } from '../issue.ts';

/** What is wrong with one cell, whatever its column is called. */
export interface CellIssue {
  /** Place of the cell in its row, from 0. */
  readonly index: number;
  readonly reason: Extract<Reason, 'formulaCell' | 'errorCell'>;
  readonly value: string;
}

/** A row of a file, be it text or a workbook, with its line number from 1; 0 stands for the file as a whole. */
export type FileRow =
  | {
      readonly kind: 'fields';
      readonly number: number;
      readonly fields: readonly string[];
      readonly cellIssues: readonly CellIssue[];
      /** Places of the cells that a workbook holds as numbers, and not as text; empty for a text. */
      readonly numberPlaces: readonly number[];
      /** The text of the file ends in this row, without a line break: it may have been cut off. */
      readonly isUnended: boolean;
    }
  | { readonly kind: 'broken'; readonly number: number; readonly issues: readonly RowIssue[] };
