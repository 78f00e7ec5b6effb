import { type RefObject, useEffect, useRef } from 'react';
import { takeOpened } from '#platform/pages/page-loads.ts';

/**
 * Gives the focus to what a click has opened, or to what says why it has not: the button that had it is gone. Both are read out
 * that way.
 */
export function useOpenedFocus<Part extends HTMLElement>(isShown: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!isShown || part.current === null || !takeOpened()) return;
    // Behind a dialog nothing takes the focus.
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
    const place = dialog === null || dialog.contains(part.current) ? part.current : dialog;
    place.focus();
  }, [isShown]);
  return part;
}
