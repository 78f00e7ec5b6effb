import type { ChartBox, RunningChart } from '../chart-engine.ts';
import { type ChartPart, findEngine, loadEngine } from './chart-parts.ts';

export interface ChartStart extends Omit<ChartBox, 'element'> {
  readonly parts: readonly ChartPart[];
  readonly onStart: (chart: RunningChart) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Loads the engine when the box has a size, is at most a screen away and the browser is idle; at once for printing. */
export function startInView(element: HTMLElement, start: ChartStart): { readonly stop: () => void } {
  let stopped = false;
  let running: RunningChart | null = null;
  const begin = ({ startChart }: Pick<Awaited<ReturnType<typeof loadEngine>>, 'startChart'>) => {
    if (stopped || running !== null) return;
    try {
      running = startChart({ element, ...start });
      start.onStart(running);
    } catch (error) {
      start.onFailure(error);
    }
  };
  const run = async (): Promise<void> => {
    try {
      begin(await loadEngine(start.parts));
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
  const forgetPaper = whenPrinted({
    near: () => void loadEngine(start.parts).catch(() => undefined),
    begun: () => {
      if (element.clientWidth === 0) return;
      const engine = findEngine(start.parts);
      if (engine === null) void run();
      else begin(engine);
    },
  });
  return {
    stop: () => {
      stopped = true;
      forget();
      forgetPaper();
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

/** Nothing can load once printing has begun, so its shortcut's first key and a pointer leaving the page count as near. */
function whenPrinted({ near, begun }: { readonly near: () => void; readonly begun: () => void }): () => void {
  const page = document.documentElement;
  const forget = () => {
    window.removeEventListener('keydown', press);
    page.removeEventListener('mouseleave', tell);
  };
  const tell = () => {
    forget();
    near();
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Control' || key === 'Meta') tell();
  };
  window.addEventListener('keydown', press);
  page.addEventListener('mouseleave', tell);
  window.addEventListener('beforeprint', begun);
  return () => {
    forget();
    window.removeEventListener('beforeprint', begun);
  };
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
