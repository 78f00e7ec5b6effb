import type { ChartBox, RunningChart } from '../chart-engine.ts';
import { type ChartPart, loadEngine } from './chart-parts.ts';

export interface ChartStart extends Omit<ChartBox, 'element'> {
  readonly parts: readonly ChartPart[];
  readonly onStart: (chart: RunningChart) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Fetches the engine once the box has a size (a chart that the screen does not show costs nothing) and the browser nothing
 * more urgent, and starts a chart unless it was stopped meanwhile.
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
  let cancel = () => {};
  const forget = whenSized(element, () => {
    cancel = whenIdle(() => void run());
  });
  return {
    stop: () => {
      stopped = true;
      forget();
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

/** Not every browser can tell when it is idle. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1);
  return () => clearTimeout(timer);
}
