/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native table cannot leave the layout of rows out of sight undone */
import { memo, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import layout from '#shell/console/layout.module.css';
import { classNames } from '#ui/class-names.ts';
import { CellEditor, formatShownText } from './grid-cell.tsx';
import { findAction, type LineWords } from '../sheet/line-words.ts';
import styles from './quote-grid.module.css';
import { type LineRow, type LineView, toGhost } from '../sheet/sheet-lines.ts';
import type { SheetWork } from '../sheet/sheet-work.ts';
import type { SheetField } from '../sheet/typed-line.ts';

interface GridRowProps {
  readonly id: number;
  /** Position among the lines shown, from 0. */
  readonly index: number;
  /** First line of its origin, where the origin is written. */
  readonly isFirst: boolean;
  readonly work: SheetWork;
  readonly words: LineWords;
  readonly onAct: (id: number) => void;
}

/** Re-renders only when something in the line, or the cursor in it, changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, index, isFirst, work, words } = props;
  const { lines, cursor } = work;
  const view = useSyncExternalStore(
    useCallback((listener) => lines.subscribeLine(id, listener), [lines, id]),
    useCallback(() => lines.view(id), [lines, id]),
  );
  const at = useSyncExternalStore(
    useCallback((listener) => cursor.subscribeRow(index, listener), [cursor, index]),
    useCallback(() => cursor.inRow(index), [cursor, index]),
  );
  const statusId = `sheet-status-${id}`;
  const { row, typed, judged, errors } = view;
  const before = toGhost(row);
  const wrong = [...judged.issues, ...errors].filter(({ rule }) => rule !== 'missing').map(({ field }) => field);
  return (
    // The head is row 1.
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles['sheetRow']}
      data-state={view.state}
      data-first={isFirst || undefined}
      data-wrong={wrong.length > 0 || undefined}
    >
      <NameCell {...{ row, isFirst, words }} />
      {lines.kind.fields.map((field, column) => (
        <Cell
          key={field}
          {...{ id, index, field, column, row, statusId, work, words }}
          text={typed[field]}
          before={before[field]}
          isLocked={view.state === 'published'}
          isWrong={wrong.includes(field)}
          isActive={at.active === column}
          isSelected={at.from <= column && column <= at.to}
        />
      ))}
      <ActionCell {...{ ...props, view, statusId }} isActive={at.active === cursor.actionColumn} />
    </div>
  );
});

interface NameCellProps {
  readonly row: LineRow;
  readonly isFirst: boolean;
  readonly words: LineWords;
}

const NameCell = memo(function NameCell({ row, isFirst, words }: NameCellProps) {
  return (
    <div role="rowheader" aria-colindex={1} className={styles['sheetName']} title={words.title(row)}>
      <b data-again={!isFirst || undefined}>{words.origin(row)}</b> {words.cut(row)}
      <span className={classNames(layout['sub'], styles['sheetSub'])}>{words.terms(row)}</span>
    </div>
  );
});

interface CellProps {
  readonly id: number;
  readonly index: number;
  readonly field: SheetField;
  readonly column: number;
  readonly row: LineRow;
  readonly text: string;
  readonly before: string;
  readonly isLocked: boolean;
  readonly isWrong: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly statusId: string;
  readonly work: SheetWork;
  readonly words: LineWords;
}

/** Re-renders only when the cell itself changes: a cursor step draws two. */
const Cell = memo(function Cell(props: CellProps) {
  const { id, index, field, column, row, isLocked, isWrong, isActive, isSelected, statusId, work, words } = props;
  // A mark of one day says nothing of the next.
  // What is published without being typed is seen all the same.
  const ghost =
    field === 'Provisional' || (isLocked && 'Unit' in row) ? '' : formatShownText(words.t, field, props.before);
  const text = formatShownText(words.t, field, props.text);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isSelected}
      className={styles['sheetCell']}
      data-cell={`${index}.${column}`}
      data-field={field}
      data-wrong={isWrong || undefined}
      data-ghost={!isActive && text === '' && ghost !== '' ? ghost : undefined}
      data-active={isActive || undefined}
    >
      {isActive ? (
        <CellEditor
          {...{ id, field, ghost, isLocked, isWrong, work }}
          typed={props.text}
          name={words.t.cellName(words.title(row), words.t.fields[field])}
          describedBy={statusId}
        />
      ) : (
        text
      )}
    </div>
  );
});

interface ActionCellProps extends GridRowProps {
  readonly view: LineView;
  readonly isActive: boolean;
  readonly statusId: string;
}

const ActionCell = memo(function ActionCell(props: ActionCellProps) {
  const { id, index, view, isActive, statusId, work, words, onAct } = props;
  const { t } = words;
  const action = findAction(view);
  const hasAction = action !== null;
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isActive || !work.cursor.isInGrid) return;
    const element = hasAction ? cell.current?.querySelector('button') : cell.current;
    element?.focus();
  }, [isActive, hasAction, work]);
  return (
    <div
      ref={cell}
      role="gridcell"
      aria-colindex={work.cursor.actionColumn + 2}
      className={classNames(styles['sheetCell'], styles['sheetStatus'])}
      data-cell={`${index}.${work.cursor.actionColumn}`}
      data-active={isActive || undefined}
      tabIndex={isActive && action === null ? 0 : -1}
    >
      <span id={statusId}>{words.status(view)}</span>
      {action !== null && (
        <button
          type="button"
          className={styles['sheetAction']}
          tabIndex={isActive ? 0 : -1}
          aria-label={t.cellName(words.title(view.row), t.actions[action])}
          onClick={() => onAct(id)}
        >
          {t.actions[action]}
        </button>
      )}
    </div>
  );
});
