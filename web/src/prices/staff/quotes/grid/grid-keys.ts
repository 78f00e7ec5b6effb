import type { CursorMode } from '../sheet/sheet-cursor.ts';

export type GridCommand =
  | { readonly kind: 'move'; readonly rows: number; readonly columns: number; readonly isExtending: boolean }
  | { readonly kind: 'edge'; readonly to: 'lineStart' | 'lineEnd' | 'sheetStart' | 'sheetEnd' }
  | { readonly kind: 'step' | 'enter'; readonly by: 1 | -1 }
  | { readonly kind: 'edit' | 'escape' | 'clear' | 'undo' | 'redo' | 'previous' | 'act' | 'all' | 'save' };

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const pageRows = 12;

function move(rows: number, columns: number, isExtending = false): GridCommand {
  return { kind: 'move', rows, columns, isExtending };
}

function withControl({ key, shiftKey }: PressedKey, mode: CursorMode): GridCommand | null {
  const isReady = mode === 'ready';
  switch (key.toLowerCase()) {
    case 'home':
      return { kind: 'edge', to: 'sheetStart' };
    case 'end':
      return { kind: 'edge', to: 'sheetEnd' };
    case 'enter':
      return { kind: 'act' };
    case 's':
      return { kind: 'save' };
    case 'd':
      return { kind: 'previous' };
    // In a text the browser's own undo is the one that is meant.
    case 'z':
      return isReady ? { kind: shiftKey ? 'redo' : 'undo' } : null;
    case 'y':
      return isReady ? { kind: 'redo' } : null;
    case 'a':
      return isReady ? { kind: 'all' } : null;
    default:
      return null;
  }
}

function within(key: string, shiftKey: boolean): GridCommand | null {
  switch (key) {
    case 'ArrowLeft':
      return move(0, -1, shiftKey);
    case 'ArrowRight':
      return move(0, 1, shiftKey);
    case 'Home':
      return { kind: 'edge', to: 'lineStart' };
    case 'End':
      return { kind: 'edge', to: 'lineEnd' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' };
    default:
      return null;
  }
}

/** Command of a key, null for the browser's own; arrows leave a typed-over cell and move within an edited one (F2). */
export function findCommand(pressed: PressedKey, mode: CursorMode): GridCommand | null {
  const { key, shiftKey } = pressed;
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) return withControl(pressed, mode);
  switch (key) {
    case 'ArrowUp':
      return move(-1, 0, shiftKey);
    case 'ArrowDown':
      return move(1, 0, shiftKey);
    case 'PageUp':
      return move(-pageRows, 0, shiftKey);
    case 'PageDown':
      return move(pageRows, 0, shiftKey);
    case 'Enter':
      return { kind: 'enter', by: shiftKey ? -1 : 1 };
    case 'Tab':
      return { kind: 'step', by: shiftKey ? -1 : 1 };
    case 'F2':
      return { kind: 'edit' };
    case 'Escape':
      return { kind: 'escape' };
    default:
      break;
  }
  if (mode === 'editing') return null;
  const command = within(key, shiftKey);
  return mode === 'typing' && command?.kind !== 'move' ? null : command;
}
