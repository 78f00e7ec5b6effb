import type { ReactNode } from 'react';
import type { Gap, GapCell } from '#i18n/gap.ts';

/** What a cell shows: anything React prints, or a named gap. */
export type Cell = ReactNode | GapCell;

/** One column of a table; the first one of a table names the row. */
export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  /** Under the head, where columns differ in unit. */
  readonly unit?: string | undefined;
  /** Figures: right-aligned, tabular, never broken over lines. */
  readonly numeric?: boolean | undefined;
  /** How the rows are sorted by this column, where they are. */
  readonly sort?: 'ascending' | 'descending' | undefined;
  /** Left out on a phone, where another column says the same beneath its own (`PhoneLine`). */
  readonly isWide?: boolean | undefined;
  readonly cell: (row: Row) => Cell;
}

export function isGapCell(cell: Cell): cell is GapCell {
  return typeof cell === 'object' && cell !== null && 'gap' in cell;
}

/** Every cell made once, and the gaps met on the way, in the order of their first appearance. */
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
