import { useEffect, useRef, useState } from 'react';
import type { TabName } from './tabs.ts';

type Opener = 'hover' | 'focus' | 'press';

/** Which drop-down is open, and the ways to open and close it. */
export interface OpenMenu {
  readonly open: TabName | null;
  readonly show: (name: TabName, by: Opener) => void;
  /** The pointer left: closes in a moment, so that a slanted way into the menu does not lose it. */
  readonly leave: () => void;
  readonly close: () => void;
  readonly toggle: (name: TabName) => void;
}

const leaveMs = 200;

/** State of the tab bar's drop-downs; a change of page closes them. */
export function useOpenMenu(pathname: string): OpenMenu {
  const [open, setOpen] = useState<{ readonly name: TabName; readonly by: Opener } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    setOpen(null);
    return () => clearTimeout(timer.current);
  }, [pathname]);

  const set = (next: { readonly name: TabName; readonly by: Opener } | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  return {
    open: open?.name ?? null,
    show: (name, by) => set({ name, by }),
    leave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen((now) => (now?.by === 'hover' ? null : now)), leaveMs);
    },
    close: () => set(null),
    // A mouse that presses the button has already opened the menu by hovering: that press keeps it open.
    toggle: (name) => set(open?.name === name && open.by !== 'hover' ? null : { name, by: 'press' }),
  };
}
