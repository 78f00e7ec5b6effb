import { type RefObject, useEffect } from 'react';

/** The frame around this page if it is of the same origin; null in other frames, and in none. */
function ownFrame(): Element | null {
  try {
    return window.frameElement;
  } catch {
    return null;
  }
}

/** Fits a same-origin frame, in an article, to its content's height; frames on other sites keep their size. */
export function useFittedFrame(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = ownFrame();
    const shown = content.current;
    if (frame === null || shown === null) return undefined;
    // The two are the frame's lines above and below.
    const fit = () => frame.setAttribute('height', String(Math.ceil(shown.getBoundingClientRect().height) + 2));
    const observer = new ResizeObserver(fit);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [content]);
}
