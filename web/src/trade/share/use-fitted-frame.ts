import { type RefObject, useEffect } from 'react';

/** The frame around this page where it is the portal's own; null in a frame of another site, and in none. */
function ownFrame(): Element | null {
  try {
    return window.frameElement;
  } catch {
    return null;
  }
}

/**
 * Makes a frame of the portal itself, in an article, as high as what stands in it, so that nobody scrolls within a page that
 * scrolls. What other sites have framed keeps the size that they gave it.
 */
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
