import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Our dialogs and the browser's own; a toast (`alertdialog` that is not modal) does not count. */
const anyDialog = '[role=dialog], [role=alertdialog]:not([aria-modal=false]), dialog[open]';

function isTyping(target: EventTarget | null): boolean {
  const typed = 'input:not([type=checkbox], [type=radio]), textarea, select';
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(typed));
}

/** Offers plain letters typed outside any field to `take`; those it takes are consumed. */
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

/** Addresses of the records in the list a record was last opened from, in its order. */
let opened: readonly string[] = [];

function listRows(place: HTMLElement | null): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('tbody tr, [data-log] > li') ?? [])];
}

/** J and K move between rows, Enter opens one, and the letter in a button's `aria-keyshortcuts` presses it. */
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

/** On a record, J and K open the next and previous one of its list; a button's shortcut letter presses it. */
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
