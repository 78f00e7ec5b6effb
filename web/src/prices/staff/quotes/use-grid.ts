import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { useRef } from 'react';
import { findCommand, type GridCommand } from './grid-keys.ts';
import { actionColumn, type CellPosition } from './sheet-cursor.ts';
import type { Pasted, SheetWork } from './sheet-work.ts';
import { sheetFields } from './typed-line.ts';

export interface GridSettings {
  readonly work: SheetWork;
  /** The action of a line: confirming a jump, settling a conflict, correcting what is published. */
  readonly onAct: (id: number) => void;
  readonly onPasted: (pasted: Pasted) => void;
  readonly onPrevious: (lines: number) => void;
  readonly onSave: () => void;
}

function toInput(target: EventTarget): HTMLInputElement | null {
  return target instanceof HTMLInputElement ? target : null;
}

/** Puts a text into the cell's field, selected: the next key replaces it. */
function showText(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.select();
}

/** The cell that an element is in. */
function findPosition(target: EventTarget): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset['cell']?.split('.').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

function goToEdge({ cursor, ids }: SheetWork, to: Extract<GridCommand, { kind: 'edge' }>['to']): void {
  const { row } = cursor.position();
  const last = { row: ids.length - 1, column: sheetFields.length - 1 };
  const places = {
    lineStart: { row, column: 0 },
    lineEnd: { row, column: actionColumn },
    sheetStart: { row: 0, column: 0 },
    sheetEnd: last,
  };
  cursor.moveTo(places[to]);
}

function replay({ lines, cursor, ids }: SheetWork, kind: 'undo' | 'redo'): void {
  const step = kind === 'undo' ? lines.undo() : lines.redo();
  const row = step === null ? -1 : ids.indexOf(step.id);
  if (step !== null && row >= 0) cursor.moveTo({ row, column: sheetFields.indexOf(step.field) });
}

/** Keys, clipboard and pointer of the grid: one set of listeners for all cells. */
export function useGrid(settings: GridSettings) {
  const { work } = settings;
  const { cursor, lines } = work;
  // After Esc, Tab goes on to what follows the grid.
  const isLeaving = useRef(false);

  const act = () => {
    const { id } = work.active();
    if (id !== undefined) settings.onAct(id);
  };
  const editCell = (target: EventTarget) => {
    const { id } = work.active();
    const input = toInput(target);
    if (id === undefined || input === null) return;
    if (lines.isLocked(id)) return act();
    cursor.turn('editing');
    const end = input.value.length;
    input.setSelectionRange(end, end);
  };
  const escape = (target: EventTarget) => {
    const { id, field } = work.active();
    const input = toInput(target);
    isLeaving.current = cursor.mode === 'ready';
    work.forget();
    if (input === null || id === undefined || field === undefined) return;
    showText(input, lines.view(id).typed[field]);
  };

  /** Does a command; false: the browser goes on with the key. */
  const run = (command: GridCommand, target: EventTarget): boolean => {
    const wasLeaving = isLeaving.current;
    isLeaving.current = false;
    if (command.kind === 'escape') {
      escape(target);
      return true;
    }
    if (command.kind === 'edit') {
      editCell(target);
      return true;
    }
    if (command.kind === 'step' && wasLeaving) return false;
    work.settle();
    switch (command.kind) {
      case 'move':
        cursor.moveBy(command.rows, command.columns, command.isExtending);
        return true;
      case 'edge':
        goToEdge(work, command.to);
        return true;
      case 'step':
        return cursor.step(command.by);
      case 'clear':
        work.clear();
        return true;
      case 'undo':
      case 'redo':
        replay(work, command.kind);
        return true;
      case 'previous':
        settings.onPrevious(work.takePrevious());
        return true;
      case 'all':
        cursor.selectAll();
        return true;
      case 'save':
        settings.onSave();
        return true;
      case 'act':
        act();
        return true;
    }
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      const isButton = event.target instanceof HTMLButtonElement;
      if (isButton && (event.key === 'Enter' || event.key === ' ')) return;
      const command = findCommand(event, cursor.mode);
      if (command === null || findPosition(event.target) === null) return;
      if (run(command, event.target)) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      if (cursor.mode !== 'ready' && !/[\t\n]/.test(text)) return;
      event.preventDefault();
      work.forget();
      settings.onPasted(work.paste(text));
    },
    onCopy: (event: ClipboardEvent) => {
      if (cursor.mode !== 'ready') return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', work.copy());
    },
    onCut: (event: ClipboardEvent) => {
      if (cursor.mode !== 'ready') return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', work.copy());
      work.clear();
    },
    onMouseDown: (event: MouseEvent) => {
      const position = findPosition(event.target);
      if (position === null || event.button !== 0 || event.target instanceof HTMLButtonElement) return;
      cursor.enterGrid();
      const { row, column } = cursor.position();
      const isActive = position.row === row && position.column === column;
      if (isActive && toInput(event.target) !== null && !event.shiftKey) {
        // A press into the cell one is in sets the caret.
        cursor.turn('editing');
        return;
      }
      if (isActive && event.target instanceof HTMLSelectElement) return;
      event.preventDefault();
      work.settle();
      cursor.moveTo(position, event.shiftKey);
    },
    onMouseOver: (event: MouseEvent) => {
      const position = findPosition(event.target);
      if (position === null || event.buttons !== 1 || cursor.mode !== 'ready' || position.column === actionColumn)
        return;
      const { row, column } = cursor.position();
      if (position.row !== row || position.column !== column) cursor.moveTo(position, true);
    },
    onFocus: () => {
      cursor.enterGrid();
    },
    onBlur: () => {
      work.settle();
    },
  };
}
