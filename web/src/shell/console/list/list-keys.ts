import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Ours, and the browser's own; a message in passing is none that one has to answer. */
const anyDialog = '[role=dialog], [role=alertdialog]:not([aria-modal=false]), dialog[open]';

function isTyping(target: EventTarget | null): boolean {
  const typed = 'input:not([type=checkbox], [type=radio]), textarea, select';
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(typed));
}

/** Hands a plain letter that is typed into nothing to whoever it is for, until one has taken it. */
function useLetters(take: (letter: string) => boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const isLetter = !ctrlKey && !metaKey && !altKey && key.length === 1 && !isTyping(target);
      if (defaultPrevented || !isLetter || document.querySelector(anyDialog) !== null) return;
      if (take(key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function findButton(place: Element | null | undefined, letter: string): HTMLElement | null {
  return place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(letter)}"]`) ?? null;
}

/** The addresses of the records in the list from which one was opened last, in its order. */
let opened: readonly string[] = [];

function listRows(place: HTMLElement | null): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('tbody tr, [data-log] > li') ?? [])];
}

/**
 * J and K go to the next and the previous row of a list, Enter opens it, and the letter that a row's button names
 * (`aria-keyshortcuts`) presses it.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useLetters((letter) => {
    const rows = listRows(list.current);
    const here = rows.findIndex((row) => row.contains(document.activeElement));
    const step = toStep(letter);
    if (step === 0) {
      const button = findButton(rows[here], letter);
      button?.click();
      return button !== null;
    }
    const row = rows[Math.max(0, here + step)];
    // Enter opens what has the focus: of a row that can be ticked not the box.
    const next = row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('button, input') ?? null;
    next?.focus();
    return next !== null;
  });
  useEffect(() => {
    const place = list.current;
    const note = () => {
      opened = listRows(place).flatMap((row) => row.querySelector('a')?.pathname ?? []);
    };
    place?.addEventListener('click', note);
    return () => place?.removeEventListener('click', note);
  }, [list]);
}

/** 1 for the next, -1 for the one before, 0 for any other letter. */
function toStep(letter: string): number {
  return letter === 'j' ? 1 : letter === 'k' ? -1 : 0;
}

/** On a record J and K open the next and the previous one of the list it was opened from, and a button's letter presses it. */
export function useRecordKeys(record: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useLetters((letter) => {
    const step = toStep(letter);
    const here = opened.indexOf(window.location.pathname);
    const next = step === 0 || here < 0 ? undefined : opened[here + step];
    if (next !== undefined) void navigate(next);
    const button = step === 0 ? findButton(record.current?.querySelector('header:has(> h1)'), letter) : null;
    button?.click();
    return next !== undefined || button !== null;
  });
}
