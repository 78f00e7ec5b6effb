// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { RunningChart } from '../chart-engine.ts';
import { findEngine, loadEngine } from './chart-parts.ts';
import { startInView } from './start-in-view.ts';

vi.mock('./chart-parts.ts', () => ({
  loadEngine: vi.fn<typeof loadEngine>(),
  findEngine: vi.fn<typeof findEngine>(),
}));

const stopChart = vi.fn<() => void>();
const startChart = vi.fn<(box: { readonly element: HTMLElement }) => RunningChart>();
const engine = { startChart } as object as Awaited<ReturnType<typeof loadEngine>>;
const resized: (() => void)[] = [];
type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void;
let isNear = true;
const moved: Tell[] = [];
const idle = new Map<number, () => void>();
const disconnect = vi.fn<() => void>();
const leave = vi.fn<() => void>();

beforeEach(() => {
  vi.clearAllMocks();
  resized.length = 0;
  moved.length = 0;
  isNear = true;
  idle.clear();
  startChart.mockReturnValue({ stop: stopChart } as Partial<RunningChart> as RunningChart);
  vi.mocked(loadEngine).mockResolvedValue(engine);
  vi.mocked(findEngine).mockReturnValue(null);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized.push(tell);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: Tell;
      constructor(tell: Tell) {
        this.tell = tell;
        moved.push(tell);
      }
      observe() {
        this.tell([{ isIntersecting: isNear }]);
      }
      disconnect = leave;
    },
  );
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle.set(idle.size + 1, work);
    return idle.size;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

function begin(width: number) {
  const element = document.createElement('div');
  const box = { width };
  Object.defineProperty(element, 'clientWidth', { get: () => box.width });
  const onStart = vi.fn<(chart: RunningChart) => void>();
  const onFailure = vi.fn<(error: unknown) => void>();
  const unused = { onPick: () => undefined, onResize: () => undefined };
  const { stop } = startInView(element, { parts: ['map'], pickBy: 'mark', onStart, onFailure, ...unused });
  onTestFinished(stop);
  return { box, element, onStart, onFailure, stop };
}

async function rest(): Promise<void> {
  for (const work of idle.values()) work();
  await new Promise((resolve) => setTimeout(resolve));
}

test('a chart on the screen waits until the browser is idle, then starts in its box', async () => {
  const { element, onStart } = begin(300);
  expect(loadEngine).not.toHaveBeenCalled();
  await rest();
  expect(vi.mocked(loadEngine).mock.calls).toEqual([[['map']]]);
  expect(startChart.mock.calls[0]?.[0]).toMatchObject({ element });
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('a chart further away than a screen costs nothing until the reader comes near', async () => {
  isNear = false;
  const { onStart } = begin(300);
  await rest();
  expect(loadEngine).not.toHaveBeenCalled();
  moved[0]?.([{ isIntersecting: true }]);
  await rest();
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(leave).toHaveBeenCalledTimes(1);
  begin(300).stop();
  expect(leave).toHaveBeenCalledTimes(2);
});

test('on paper a chart that nobody has come to is drawn before the page is taken', async () => {
  isNear = false;
  const { onStart } = begin(300);
  vi.mocked(findEngine).mockReturnValue(engine);
  window.dispatchEvent(new Event('beforeprint'));
  expect(onStart).toHaveBeenCalledTimes(1);
  // It is drawn once: neither a second sheet nor the reader who comes to it draws it anew.
  window.dispatchEvent(new Event('beforeprint'));
  moved[0]?.([{ isIntersecting: true }]);
  await rest();
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('the first key of the shortcut fetches the engine of a chart that is far away, any other key does not', () => {
  isNear = false;
  begin(300);
  const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  press('a');
  expect(loadEngine).not.toHaveBeenCalled();
  press('Control');
  press('Control');
  expect(vi.mocked(loadEngine).mock.calls).toEqual([[['map']]]);
  expect(startChart).not.toHaveBeenCalled();
});

test('a pointer that leaves the page fetches the engine once, as printing may be near', () => {
  isNear = false;
  begin(300);
  for (let times = 0; times < 2; times += 1) document.documentElement.dispatchEvent(new Event('mouseleave'));
  expect(vi.mocked(loadEngine).mock.calls).toEqual([[['map']]]);
  expect(startChart).not.toHaveBeenCalled();
});

test('without its engine a chart is fetched when printing begins; one without a size or that has gone is not', async () => {
  isNear = false;
  begin(0);
  begin(300).stop();
  const { onStart } = begin(300);
  window.dispatchEvent(new Event('beforeprint'));
  await rest();
  expect(loadEngine).toHaveBeenCalledTimes(1);
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('a chart without a size costs nothing until it has one', async () => {
  const { box, onStart } = begin(0);
  resized[0]?.();
  await rest();
  expect(loadEngine).not.toHaveBeenCalled();
  box.width = 300;
  resized[0]?.();
  await rest();
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('what is stopped before it has a size, or before the browser has time, fetches nothing', async () => {
  begin(0).stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
  begin(300).stop();
  await rest();
  expect(loadEngine).not.toHaveBeenCalled();
});

test('what is stopped while the engine is on its way does not start', async () => {
  const { stop, onStart, onFailure } = begin(300);
  for (const work of idle.values()) work();
  stop();
  await rest();
  expect(loadEngine).toHaveBeenCalled();
  expect(startChart).not.toHaveBeenCalled();
  expect(onStart).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

test('a running chart is stopped', async () => {
  const { stop } = begin(300);
  await rest();
  expect(stopChart).not.toHaveBeenCalled();
  stop();
  expect(stopChart).toHaveBeenCalledTimes(1);
});

test('an engine that does not come is told, unless nobody waits for it', async () => {
  const lost = new Error('offline');
  vi.mocked(loadEngine).mockRejectedValue(lost);
  const waiting = begin(300);
  await rest();
  expect(waiting.onFailure.mock.calls).toEqual([[lost]]);
  idle.clear();
  const gone = begin(300);
  for (const work of idle.values()) work();
  gone.stop();
  await rest();
  expect(gone.onFailure).not.toHaveBeenCalled();
});

test('a browser that cannot tell when it is idle starts it all the same, and can be stopped', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const later = () => new Promise((resolve) => setTimeout(resolve, 20));
  begin(300).stop();
  await later();
  expect(loadEngine).not.toHaveBeenCalled();
  const { onStart } = begin(300);
  await vi.waitFor(() => expect(onStart).toHaveBeenCalledTimes(1), { timeout: 15_000 });
});
