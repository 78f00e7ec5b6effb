import type { ReactNode } from 'react';

/** A field as long as nobody comes to it. */
export interface PlainFieldProps {
  /** The id of its label. */
  readonly labelledBy: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Attributes of the field. */
  readonly input: Readonly<Record<'id' | 'name' | 'placeholder' | 'className', string>> & {
    readonly maxLength: number;
    readonly 'aria-keyshortcuts'?: string;
  };
}

/** What the field that takes its place is told. */
export interface TakenPlace {
  /** Where the caret was in the field whose place it takes, told once; null where that had no focus. */
  readonly takeCaret: () => readonly [start: number, end: number] | null;
  /** Something was typed in that field. */
  readonly isTyped: boolean;
}

export type SuggestFieldProps<Row extends object> = PlainFieldProps & {
  /** The list is wanted. */
  readonly onOpen: () => void;
  /** What fits the text; null while that is asked for. */
  readonly rows: readonly Row[] | null;
  /** The heading under which a row stands, rows of one beside each other; empty: none. Left out: no row has any. */
  readonly toHeading?: (row: Row) => string;
  readonly toKey: (row: Row) => string;
  /** How a screen reader calls it. */
  readonly toName: (row: Row) => string;
  readonly renderRow: (row: Row) => ReactNode;
  readonly onChoose: (row: Row) => void;
  /** Said where nothing fits. */
  readonly nothing: string;
  /** The list is of the whole window on a phone, and else may be wider than the field. */
  readonly isWide?: boolean;
};

export type SuggestBoxProps<Row extends object> = SuggestFieldProps<Row> & TakenPlace;
