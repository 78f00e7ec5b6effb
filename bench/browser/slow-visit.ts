import type { Browser } from 'playwright-core';

export interface SlowVisit {
  readonly largestPaintMs: number;
  readonly firstPaintMs: number;
  readonly layoutShift: number;
  readonly element: string;
  /** Console warnings and errors and uncaught errors; React reports a failed hydration this way. */
  readonly complaints: readonly string[];
  readonly painted: Readonly<Record<string, number>>;
}

const slowProcessor = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
/** Hydration and late shifts come after the load. */
const watchMs = 2_500;

interface Seen {
  largestPaintMs: number;
  firstPaintMs: number;
  layoutShift: number;
  element: string;
}

/** Runs in the page before any of its scripts. */
function watchPaints(): void {
  const seen: Seen = { largestPaintMs: 0, firstPaintMs: 0, layoutShift: 0, element: '' };
  Object.assign(globalThis, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { element?: Element }; // not in the language's library yet
      seen.largestPaintMs = entry.startTime;
      seen.element = element === undefined ? '' : `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 60);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value?: number; hadRecentInput?: boolean }; // as above
      if (shift.hadRecentInput !== true) seen.layoutShift += shift.value ?? 0;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page before its scripts: notes the first frame after an element matches each selector. */
function watchElements(selectors: Readonly<Record<string, string>>): void {
  const painted: Record<string, number> = {};
  Object.assign(globalThis, { benchPainted: painted });
  const left = new Map(Object.entries(selectors));
  const look = (): void => {
    for (const [name, selector] of left) {
      if (document.querySelector(selector) === null) continue;
      left.delete(name);
      requestAnimationFrame(() => setTimeout(() => (painted[name] = performance.now())));
    }
    if (left.size > 0) requestAnimationFrame(look);
  };
  look();
}

/** First visit with slowed CPU, 1.6 Mbit/s and 150 ms latency; `watched`: selectors, by name, of elements to time. */
export async function visitSlowly(
  browser: Browser,
  url: string,
  watched: Readonly<Record<string, string>> = {},
): Promise<SlowVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text().slice(0, 300));
    });
    page.on('pageerror', (error) => complaints.push(error.message.slice(0, 300)));
    await page.addInitScript(watchPaints);
    await page.addInitScript(watchElements, watched);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', line);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await page.goto(url, { waitUntil: 'load' });
    for (const selector of Object.values(watched)) await page.locator(selector).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(watchMs); // paints and shifts are watched for a fixed time: nothing says which is the last
    const seen = await page.evaluate(() => (globalThis as typeof globalThis & { benchSeen: Seen }).benchSeen); // set by watchPaints
    const painted = await page.evaluate(
      () => (globalThis as typeof globalThis & { benchPainted: Record<string, number> }).benchPainted, // set by watchElements
    );
    return { ...seen, complaints, painted };
  } finally {
    await context.close();
  }
}
