import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { useRef } from 'react';
import { findCommand, type GridCommand } from './grid-keys.ts';
import type { CellPosition } from '../sheet/sheet-cursor.ts';
import type { PasteOutcome, SheetWork } from '../sheet/sheet-work.ts';

export interface GridSettings {
  readonly work: SheetWork;
  /** Runs the line's action: confirm a jump, settle a conflict, correct a published quote. */
  readonly onAct: (id: number) => void;
  readonly onPasted: (outcome: PasteOutcome, text: string) => void;
  readonly onPrevious: (lines: number) => void;
  readonly onSave: () => void;
}

function toInput(target: EventTarget): HTMLInputElement | null {
  return target instanceof HTMLInputElement ? target : null;
}

function showText(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.select();
}

function findPosition(target: EventTarget): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset['cell']?.split('.').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

function goToEdge({ cursor, ids }: SheetWork, to: Extract<GridCommand, { kind: 'edge' }>['to']): void {
  const { row } = cursor.position();
  const last = { row: ids.length - 1, column: cursor.actionColumn - 1 };
  const places = {
    lineStart: { row, column: 0 },
    lineEnd: { row, column: cursor.actionColumn },
    sheetStart: { row: 0, column: 0 },
    sheetEnd: last,
  };
  cursor.moveTo(places[to]);
}

function replay({ lines, cursor, ids }: SheetWork, kind: 'undo' | 'redo'): void {
  const step = kind === 'undo' ? lines.undo() : lines.redo();
  const row = step === null ? -1 : ids.indexOf(step.id);
  if (step !== null && row >= 0) cursor.moveTo({ row, column: lines.kind.fields.indexOf(step.field) });
}

function act({ work, onAct }: GridSettings): void {
  const { id } = work.active();
  if (id !== undefined) onAct(id);
}

function buildEditCell(settings: GridSettings, target: EventTarget): void {
  const { work } = settings;
  const { id } = work.active();
  const input = toInput(target);
  if (id === undefined || input === null) return;
  if (work.lines.isLocked(id)) return act(settings);
  work.cursor.turn('editing');
  const end = input.value.length;
  input.setSelectionRange(end, end);
}

function restoreCell(work: SheetWork, target: EventTarget): void {
  const { id, field } = work.active();
  const input = toInput(target);
  work.forget();
  if (input !== null && id !== undefined && field !== undefined) showText(input, work.lines.view(id).typed[field]);
}

/** Runs a command; false leaves the key to the browser. */
function runCommand(settings: GridSettings, command: GridCommand, target: EventTarget): boolean {
  const { work } = settings;
  const { cursor } = work;
  if (command.kind !== 'escape' && command.kind !== 'edit') work.settle();
  switch (command.kind) {
    case 'escape':
      restoreCell(work, target);
      break;
    case 'edit':
      buildEditCell(settings, target);
      break;
    case 'move':
      cursor.moveBy(command.rows, command.columns, command.isExtending);
      break;
    case 'edge':
      goToEdge(work, command.to);
      break;
    case 'step':
      return cursor.step(command.by);
    case 'enter':
      cursor.enter(command.by);
      break;
    case 'clear':
      work.clear();
      break;
    case 'undo':
    case 'redo':
      replay(work, command.kind);
      break;
    case 'previous':
      settings.onPrevious(work.takePrevious());
      break;
    case 'all':
      cursor.selectAll();
      break;
    case 'save':
      settings.onSave();
      break;
    case 'act':
      act(settings);
      break;
  }
  return true;
}

function clipboardListeners({ work, onPasted }: GridSettings) {
  const { cursor } = work;
  /** False while a cell is edited: the browser copies its text. */
  const copy = (event: ClipboardEvent): boolean => {
    if (cursor.mode !== 'ready') return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', work.copy());
    return true;
  };
  return {
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      if (cursor.mode !== 'ready' && !/[\t\n]/.test(text)) return;
      event.preventDefault();
      work.forget();
      onPasted(work.paste(text), text);
    },
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) work.clear();
    },
  };
}

function pointerListeners(work: SheetWork) {
  const { cursor } = work;
  const isActive = (position: CellPosition): boolean => {
    const { row, column } = cursor.position();
    return position.row === row && position.column === column;
  };
  return {
    onMouseDown: (event: MouseEvent) => {
      const position = findPosition(event.target);
      if (position === null || event.button !== 0 || event.target instanceof HTMLButtonElement) return;
      cursor.enterGrid();
      const input = toInput(event.target);
      if (isActive(position) && input !== null && input === document.activeElement && !event.shiftKey) {
        // A press into the cell one is in sets the caret.
        cursor.turn('editing');
        return;
      }
      if (isActive(position) && event.target instanceof HTMLSelectElement) return;
      event.preventDefault();
      work.settle();
      cursor.moveTo(position, event.shiftKey);
      // The cell where one was before leaving the grid is drawn already.
      input?.focus();
      input?.select();
    },
    onMouseOver: (event: MouseEvent) => {
      const position = findPosition(event.target);
      if (
        position === null ||
        event.buttons !== 1 ||
        cursor.mode !== 'ready' ||
        position.column === cursor.actionColumn
      )
        return;
      if (!isActive(position)) cursor.moveTo(position, true);
    },
  };
}

/** Keyboard, clipboard and pointer of the grid, by one set of listeners for all cells. */
export function useGrid(settings: GridSettings) {
  const { work } = settings;
  const { cursor } = work;
  // After Esc, Tab goes on to what follows the grid.
  const isLeaving = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      const isButton = event.target instanceof HTMLButtonElement;
      if (isButton && (event.key === 'Enter' || event.key === ' ')) return;
      const command = findCommand(event, cursor.mode);
      if (command === null || findPosition(event.target) === null) return;
      const wasLeaving = isLeaving.current;
      isLeaving.current = command.kind === 'escape' && cursor.mode === 'ready';
      if (command.kind === 'step' && wasLeaving) return;
      if (runCommand(settings, command, event.target)) event.preventDefault();
    },
    ...clipboardListeners(settings),
    ...pointerListeners(work),
    onFocus: () => {
      cursor.enterGrid();
    },
    onBlur: () => {
      work.settle();
    },
  };
}
