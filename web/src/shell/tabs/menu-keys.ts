import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { TabName } from './tabs.ts';
import type { OpenMenu } from './use-open-menu.ts';

/** Keys on a tab with a drop-down: arrows enter and move along it, Escape closes it and returns the focus. */
export function onMenuKey(event: KeyboardEvent<HTMLLIElement>, name: TabName, menu: OpenMenu): void {
  const opener = event.currentTarget.querySelector('button');
  const places = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(':scope > ul a'));
  const at = places.findIndex((place) => place === document.activeElement);
  if (event.key === 'Escape' && menu.open === name) {
    menu.close();
    // Only from inside the menu: the link or the button that has the focus keeps it.
    if (at !== -1) opener?.focus();
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    // What is not shown yet cannot take the focus.
    flushSync(() => menu.show(name, 'focus'));
    if (event.key === 'ArrowDown') places[Math.min(at + 1, places.length - 1)]?.focus();
    else (places[at - 1] ?? opener)?.focus();
  }
}
