import type { ReactNode } from 'react';

export interface SuggestFieldProps<Row extends object> {
  /** The id of its label. */
  readonly labelledBy: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The list is wanted. */
  readonly onOpen: () => void;
  /** What fits the text; null while that is asked for. */
  readonly rows: readonly Row[] | null;
  readonly toKey: (row: Row) => string;
  /** How a screen reader calls it. */
  readonly toName: (row: Row) => string;
  readonly renderRow: (row: Row) => ReactNode;
  readonly onChoose: (row: Row) => void;
  /** Said where nothing fits. */
  readonly nothing: string;
  /** Attributes of the field. */
  readonly input: Readonly<Record<'id' | 'name' | 'placeholder' | 'className', string>> & {
    readonly maxLength: number;
  };
}

export type SuggestBoxProps<Row extends object> = SuggestFieldProps<Row> & {
  /** Where the caret was in the field whose place it takes, told once; null where that had no focus. */
  readonly takeCaret: () => readonly [start: number, end: number] | null;
  /** Something was typed in that field. */
  readonly isTyped: boolean;
};
