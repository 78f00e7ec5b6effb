import type { RowIssue } from '../issue.ts';
import type { Reason } from '../issue-reasons.ts';

export interface CellIssue {
  /** Index of the cell in its row, from 0. */
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
      /** Indices of the cells that a workbook stores as numbers; empty for a text file. */
      readonly numberPlaces: readonly number[];
      /** The text file ends in this row without a line break: it may have been cut off. */
      readonly isUnended: boolean;
    }
  | { readonly kind: 'broken'; readonly number: number; readonly issues: readonly RowIssue[] };
