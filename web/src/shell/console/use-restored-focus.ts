import { type RefObject, useEffect, useRef } from 'react';
import { mainId } from '../skip-link.tsx';

/** Focuses the content when the focused element is removed, so that the keyboard does not restart at the page's top. */
export function useRestoredFocus(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    let last: EventTarget | null = null;
    const keep = ({ target }: FocusEvent) => {
      last = target;
    };
    const element = place.current;
    element?.addEventListener('focusin', keep);
    // A part of the page may take it away by itself, and so may the end of a dialog, which stands beside the page.
    const observer = new MutationObserver(() => {
      const isGone = last instanceof Element && !last.isConnected;
      if (!isGone || document.activeElement !== document.body) return;
      last = null;
      document.getElementById(mainId)?.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      element?.removeEventListener('focusin', keep);
      observer.disconnect();
    };
  }, []);
  return place;
}
