import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import { type Cell, type Column, isGapCell } from '#ui/data/table-model.ts';
import { messages } from '../messages.ts';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import type { DeskColumn } from './desk-column.ts';
import styles from './list.module.css';
import { sortRows } from './sort-rows.ts';
import { type Sorting, useColumns } from './use-columns.tsx';

export interface DeskTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly view?: 'large' | 'small' | undefined;
  readonly findGroup?: ((row: Row) => string | null) | undefined;
  readonly empty?: ReactNode;
  readonly bulk?: readonly BulkAction<Row>[] | undefined;
  readonly onChanged?: (() => void) | undefined;
  /** Omitted where `rows` is only part of all rows and the call does not sort. */
  readonly sorting?: Sorting | null | undefined;
}

/** Rows in a table; with checkboxes where bulk actions apply. */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { columns, rowKey, bulk = [], onChanged = () => undefined, sorting = null, ...table } = props;
  const rows = sorting?.byCall === null ? sortRows(columns, props.rows, sorting.sort) : props.rows;
  const { ticked, set } = useTicks(rows, rowKey);
  const plain = useColumns(columns, sorting);
  const tickable = rows.filter((row) => bulk.some(({ isFor }) => isFor(row)));
  return (
    <>
      {tickable.length > 0 && (
        <BulkBar
          actions={bulk}
          ticked={ticked}
          onAll={(isTicked) => set(tickable, isTicked)}
          onDone={(row) => set([row], false)}
          onChanged={onChanged}
        />
      )}
      <DataTable
        {...table}
        columns={addTicks(plain, { tickable, ticked, set })}
        rows={rows}
        rowKey={(row) => String(rowKey(row))}
      />
    </>
  );
}

interface Ticks<Row> {
  readonly tickable: readonly Row[];
  readonly ticked: readonly Row[];
  readonly set: (rows: readonly Row[], isTicked: boolean) => void;
}

/** Puts a checkbox into the first column, where rows can be ticked. */
function addTicks<Row>(columns: readonly Column<Row>[], { tickable, ticked, set }: Ticks<Row>): readonly Column<Row>[] {
  const [first, ...rest] = columns;
  if (first === undefined || tickable.length === 0) return columns;
  const cell = (row: Row): Cell => {
    const content = first.cell(row);
    if (!tickable.includes(row) || isGapCell(content)) return content;
    return (
      <Tick isTicked={ticked.includes(row)} onTick={(isTicked) => set([row], isTicked)}>
        {content}
      </Tick>
    );
  };
  return [{ ...first, cell }, ...rest];
}

function useTicks<Row>(rows: readonly Row[], rowKey: DeskTableProps<Row>['rowKey']) {
  const [keys, setKeys] = useState<readonly (string | number)[]>([]);
  const set = (some: readonly Row[], isTicked: boolean) => {
    const changed = some.map(rowKey);
    setKeys((before) => [...before.filter((key) => !changed.includes(key)), ...(isTicked ? changed : [])]);
  };
  return { ticked: rows.filter((row) => keys.includes(rowKey(row))), set };
}

interface TickProps {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: ReactNode;
}

function Tick({ isTicked, onTick, children }: TickProps) {
  const t = useMessages(messages);
  return (
    <span className={styles['tick']}>
      <input type="checkbox" aria-label={t.tick} checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      <span>{children}</span>
    </span>
  );
}
