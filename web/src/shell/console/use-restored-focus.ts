import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { mainId } from '../skip-link.tsx';

/** What was pressed may be gone once it is done: the keyboard then goes on from the content, not from the top of the page. */
export function useRestoredFocus(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = place.current;
    const keep = ({ target }: FocusEvent) => {
      last.current = target;
    };
    element?.addEventListener('focusin', keep);
    return () => element?.removeEventListener('focusin', keep);
  }, []);
  useLayoutEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    last.current = null;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  });
  return place;
}
