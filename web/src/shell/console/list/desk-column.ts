import type { ReactNode } from 'react';
import type { Column } from '#ui/data/table-model.ts';
import type { Tone } from '../facts.tsx';

/** The content of a cell; exactly one of these. */
export interface DeskValue<Row> {
  readonly text?: (row: Row) => ReactNode;
  readonly number?: (row: Row) => number | null;
  readonly day?: (row: Row) => string | null;
  readonly time?: (row: Row) => string | null;
  readonly state?: (row: Row) => { readonly tone: Tone; readonly name: string };
  readonly actions?: (row: Row) => readonly RowAction[];
}

export interface RowAction {
  readonly name: string;
  readonly about: string;
  /** Shortcut letter while the row has the focus. */
  readonly letter?: string;
  readonly onPress: () => void;
}

export type Part = string | false | null | undefined;

export interface DeskColumn<Row> extends DeskValue<Row>, Pick<Column<Row>, 'key' | 'unit' | 'isWide' | 'numeric'> {
  /** Omitted for the column of actions. */
  readonly head?: string;
  /** Small print under the value; parts are joined by a dot, empty ones are skipped. */
  readonly beneath?: (row: Row) => ReactNode | readonly Part[];
  /** The address the value links to; null for no link. */
  readonly to?: (row: Row) => string | null;
  readonly isDemo?: (row: Row) => boolean;
  /** The sort value, where it is not the number, day or time. */
  readonly order?: (row: Row) => string | number | null;
  readonly isLong?: boolean;
}
