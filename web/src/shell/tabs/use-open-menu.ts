import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TabName } from './tabs.ts';

type Opener = 'hover' | 'focus' | 'press';

export interface OpenMenu {
  readonly open: TabName | null;
  readonly show: (name: TabName, by: Opener) => void;
  /** The pointer left: closes after a delay, so that a diagonal move into the menu does not lose it. */
  readonly leave: () => void;
  readonly close: () => void;
  readonly toggle: (name: TabName) => void;
}

interface Opened {
  readonly name: TabName;
  readonly by: Opener;
  readonly at: string;
}

const leaveMs = 200;

/** State of the tab bar's drop-downs; navigation or a press outside the bar closes them. */
export function useOpenMenu(pathname: string, bar: RefObject<HTMLElement | null>): OpenMenu {
  const [last, setLast] = useState<Opened | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = last?.at === pathname ? last : null;

  const isOpen = open !== null;

  useEffect(() => () => clearTimeout(timer.current), []);

  // A finger does not leave a menu, and there may be no focus to move: Safari gives none to a button that is pressed.
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && target !== bar.current && bar.current?.contains(target) === true) return;
      clearTimeout(timer.current);
      setLast(null);
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [isOpen, bar]);

  const set = (next: Opened | null) => {
    clearTimeout(timer.current);
    setLast(next);
  };
  return {
    open: open?.name ?? null,
    show: (name, by) => set({ name, by, at: pathname }),
    leave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setLast((now) => (now?.by === 'hover' ? null : now)), leaveMs);
    },
    close: () => set(null),
    // Who presses the button has already opened the menu by hovering over it or by coming to it: that press keeps it open.
    toggle: (name) => set(open?.name === name && open.by === 'press' ? null : { name, by: 'press', at: pathname }),
  };
}
