import type { ReactNode } from 'react';
import type { Column } from '#ui/data/table-model.ts';
import type { Tone } from '../facts.tsx';

/** What a column says of a row: one of these. */
export interface DeskValue<Row> {
  readonly text?: (row: Row) => ReactNode;
  readonly number?: (row: Row) => number | null;
  readonly day?: (row: Row) => string | null;
  readonly time?: (row: Row) => string | null;
  readonly state?: (row: Row) => { readonly tone: Tone; readonly name: string };
  readonly actions?: (row: Row) => readonly RowAction[];
}

/** Something to be done with a row. */
export interface RowAction {
  readonly name: string;
  /** What it is done to, for those who only hear the button. */
  readonly about: string;
  /** The letter that presses it while the row has the focus. */
  readonly letter?: string;
  readonly onPress: () => void;
}

/** A part of a line; nothing is left out. */
export type Part = string | false | null | undefined;

/** A column of a list of the desk; the first one names the row. */
export interface DeskColumn<Row> extends DeskValue<Row>, Pick<Column<Row>, 'key' | 'unit' | 'isWide' | 'numeric'> {
  /** Left out where the column is what can be done. */
  readonly head?: string;
  /** In small beneath it: parts with a dot between, of which those that are nothing are left out. */
  readonly beneath?: (row: Row) => ReactNode | readonly Part[];
  /** The address that it leads to. */
  readonly to?: (row: Row) => string | null;
  readonly isDemo?: (row: Row) => boolean;
  /** What its rows are sorted by, where that is not its figure or day. */
  readonly order?: (row: Row) => string | number | null;
  /** Runs over several lines. */
  readonly isLong?: boolean;
}
