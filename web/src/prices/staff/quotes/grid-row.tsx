/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native table cannot leave the layout of rows out of sight undone */
import { memo, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { CellEditor, shownText } from './grid-cell.tsx';
import { actionOf, type LineWords } from './line-words.ts';
import { actionColumn, type CursorInRow } from './sheet-cursor.ts';
import type { LineView } from './sheet-lines.ts';
import type { SheetWork } from './sheet-work.ts';
import { type SheetField, sheetFields, typedOf } from './typed-line.ts';

interface GridRowProps {
  readonly id: number;
  /** Place among what is shown, from 0. */
  readonly place: number;
  /** The first of its origin: the origin is written out. */
  readonly isFirst: boolean;
  readonly work: SheetWork;
  readonly words: LineWords;
  readonly onAct: (id: number) => void;
}

/** A line of the sheet: drawn anew only when something in it, or the cursor in it, has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, place, isFirst, work, words } = props;
  const { lines, cursor } = work;
  const view = useSyncExternalStore(
    useCallback((listener) => lines.subscribeLine(id, listener), [lines, id]),
    useCallback(() => lines.view(id), [lines, id]),
  );
  const at = useSyncExternalStore(
    useCallback((listener) => cursor.subscribeRow(place, listener), [cursor, place]),
    useCallback(() => cursor.inRow(place), [cursor, place]),
  );
  const statusId = `sheet-status-${id}`;
  return (
    // The head is row 1.
    <div
      role="row"
      aria-rowindex={place + 2}
      className="c-sheetRow"
      data-state={view.state}
      data-first={isFirst || undefined}
    >
      <div role="rowheader" aria-colindex={1} className="c-sheetName" title={words.title(view.row)}>
        <b data-again={!isFirst || undefined}>{words.origin(view.row)}</b> {words.cut(view.row)}
        <span className="c-sub">{words.terms(view.row)}</span>
      </div>
      {sheetFields.map((field, column) => (
        <Cell key={field} {...{ ...props, field, column, view, at, statusId }} />
      ))}
      <ActionCell {...{ ...props, view, at, statusId }} />
    </div>
  );
});

interface CellProps extends GridRowProps {
  readonly view: LineView;
  readonly at: CursorInRow;
  readonly statusId: string;
}

function Cell(props: CellProps & { readonly field: SheetField; readonly column: number }) {
  const { id, place, field, column, view, at, statusId, work, words } = props;
  const { row, typed, judged, refusals } = view;
  const isLocked = view.state === 'published';
  const isWrong = [...judged.faults, ...refusals].some((one) => one.field === field && one.rule !== 'missing');
  const before = row.Previous === null ? '' : typedOf(row.Previous)[field];
  // A mark of one day says nothing of the next.
  const ghost = field === 'Provisional' || isLocked ? '' : shownText(words.t, field, before);
  const text = shownText(words.t, field, typed[field]);
  const isSelected = at.from <= column && column <= at.to;
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isSelected}
      className="c-sheetCell"
      data-cell={`${place}.${column}`}
      data-field={field}
      data-wrong={isWrong || undefined}
      data-ghost={at.active !== column && text === '' && ghost !== '' ? ghost : undefined}
      data-active={at.active === column || undefined}
    >
      {at.active === column ? (
        <CellEditor
          {...{ id, field, typed, ghost, isLocked, isWrong, work }}
          name={words.t.cellName(words.title(row), words.t.fields[field])}
          describedBy={statusId}
        />
      ) : (
        text
      )}
    </div>
  );
}

function ActionCell({ id, place, view, at, statusId, work, words, onAct }: CellProps) {
  const { t } = words;
  const action = actionOf(view);
  const hasAction = action !== null;
  const isActive = at.active === actionColumn;
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
      aria-colindex={actionColumn + 2}
      className="c-sheetCell c-sheetStatus"
      data-cell={`${place}.${actionColumn}`}
      data-active={isActive || undefined}
      tabIndex={isActive && action === null ? 0 : -1}
    >
      <span id={statusId}>{words.status(view)}</span>
      {action !== null && (
        <button
          type="button"
          className="c-sheetAction"
          tabIndex={isActive ? 0 : -1}
          aria-label={t.cellName(words.title(view.row), t.actions[action])}
          onClick={() => onAct(id)}
        >
          {t.actions[action]}
        </button>
      )}
    </div>
  );
}
