import { type RefObject, useEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * J and K go to the next and the previous row of a list, Enter opens it, and the letter that a row's button names
 * (`aria-keyshortcuts`) presses it.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isForList = !ctrlKey && !metaKey && !altKey && key.length === 1 && !isTyping(target);
      if (!isForList || document.querySelector('dialog[open]') !== null) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('tbody tr, .c-log > li') ?? [])];
      const here = rows.findIndex((row) => row.contains(document.activeElement));
      const letter = key.toLowerCase();
      const pressed =
        letter === 'j' || letter === 'k'
          ? rows[Math.max(0, here + (letter === 'j' ? 1 : -1))]?.querySelector<HTMLElement>('a, button, input')
          : rows[here]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(letter)}"]`);
      if (!(pressed instanceof HTMLElement)) return;
      event.preventDefault();
      if (letter === 'j' || letter === 'k') pressed.focus();
      else pressed.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}
