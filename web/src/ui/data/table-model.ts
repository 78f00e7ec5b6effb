import type { ReactNode } from 'react';
import type { Gap, GapCell } from '#i18n/gap.ts';

/** A cell: a React node, or a typed gap. */
export type Cell = ReactNode | GapCell;

/** A column; the first one of a table names the row. */
export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  /** Unit below the head, where columns differ. */
  readonly unit?: string | undefined;
  /** Figures: right-aligned, tabular, never broken over lines. */
  readonly numeric?: boolean | undefined;
  readonly sort?: 'ascending' | 'descending' | undefined;
  /** Hidden on phones, where another column repeats its content (`PhoneLine`). */
  readonly isWide?: boolean | undefined;
  readonly cell: (row: Row) => Cell;
}

export function isGapCell(cell: Cell): cell is GapCell {
  return typeof cell === 'object' && cell !== null && 'gap' in cell;
}

/** Renders every cell once; returns the gaps, too, in order of first appearance. */
export function buildCells<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const gaps = new Set<Gap>();
  const lines = rows.map((row) =>
    columns.map((column) => {
      const cell = column.cell(row);
      if (isGapCell(cell)) gaps.add(cell.gap);
      return cell;
    }),
  );
  return { lines, gaps: [...gaps] };
}
