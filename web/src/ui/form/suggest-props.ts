import type { ReactNode } from 'react';

export interface PlainFieldProps {
  readonly labelledBy: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly input: Readonly<Record<'id' | 'name' | 'placeholder' | 'className', string>> & {
    readonly maxLength: number;
    readonly 'aria-keyshortcuts'?: string;
  };
}

export interface ReplacedFieldState {
  /** Selection in the replaced field, given once; null where it was not focused. */
  readonly takeCaret: () => readonly [start: number, end: number] | null;
  readonly isTyped: boolean;
}

export type SuggestFieldProps<Row extends object> = PlainFieldProps & {
  readonly onOpen: () => void;
  /** Suggestions for the text; null while they are loading. */
  readonly rows: readonly Row[] | null;
  /** Group heading of a row; rows of a group must be adjacent. Empty: none; omitted: no groups. */
  readonly toHeading?: (row: Row) => string;
  readonly toKey: (row: Row) => string;
  readonly toName: (row: Row) => string;
  readonly renderRow: (row: Row) => ReactNode;
  readonly onChoose: (row: Row) => void;
  readonly nothing: string;
  /** The list fills the window on phones and may be wider than the field elsewhere. */
  readonly isWide?: boolean;
};

export type SuggestBoxProps<Row extends object> = SuggestFieldProps<Row> & ReplacedFieldState;
