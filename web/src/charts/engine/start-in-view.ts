import type { ChartBox, RunningChart } from '../chart-engine.ts';
import { type ChartPart, loadEngine } from './chart-parts.ts';

export interface ChartStart extends Omit<ChartBox, 'element'> {
  readonly parts: readonly ChartPart[];
  readonly onStart: (chart: RunningChart) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Fetches the engine once the box has a size and is a screen away at most (a chart that nobody comes to costs nothing) and the
 * browser has nothing more urgent, and starts a chart unless it was stopped meanwhile.
 */
export function startInView(element: HTMLElement, start: ChartStart): { readonly stop: () => void } {
  let stopped = false;
  let running: RunningChart | null = null;
  const run = async (): Promise<void> => {
    try {
      const { startChart } = await loadEngine(start.parts);
      if (stopped) return;
      running = startChart({ element, ...start });
      start.onStart(running);
    } catch (error) {
      if (!stopped) start.onFailure(error);
    }
  };
  let [forgetNear, cancel] = [() => {}, () => {}];
  const forget = whenSized(element, () => {
    forgetNear = whenNear(element, () => {
      cancel = whenIdle(() => void run());
    });
  });
  return {
    stop: () => {
      stopped = true;
      forget();
      forgetNear();
      cancel();
      running?.stop();
    },
  };
}

function whenSized(element: HTMLElement, work: () => void): () => void {
  if (element.clientWidth > 0) {
    work();
    return () => {};
  }
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === 0) return;
    observer.disconnect();
    work();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** At most as far away as the window is high. */
function whenNear(element: HTMLElement, work: () => void): () => void {
  const tell = (entries: readonly IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
  };
  const observer = new IntersectionObserver(tell, { rootMargin: '100% 0px' });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Not every browser can tell when it is idle. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1);
  return () => clearTimeout(timer);
}
