import { createHttpApi } from '@btc/contract/client.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { beefCuts } from '@btc/reference/goods/beef-cuts.ts';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { MeasureRow } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { sharedPortal } from '../shared-portal.ts';
import { median, quantile, shown } from '../spread.ts';
import { openBrowser } from './open-browser.ts';

const slowProcessor = 4;
const lineCount = 500;
const day = '2026-03-06';
const market = 'afloat';

interface Stroke {
  readonly kind: 'digit' | 'move' | 'paste';
  readonly ms: number;
}

function quoteFile(): string {
  const cuts = beefCuts.slice(0, 5).map(({ id }) => id);
  const lines = Array.from({ length: lineCount }, (_, index) => {
    const [cut, brand] = [cuts[index % cuts.length], `P${String(index).padStart(3, '0')}`];
    return `2026-03-05,beef,${market},BRA,${cut},,${brand},frozen,CFR,main,USD/t,5900,6000,6100,4,offer,no,8`;
  });
  const head =
    'Date,Meat,Market,Origin,Cut,Specification,Plant or brand,Storage,Term,Port or city,Unit,Low,Mainstream,High,Quotes,Basis,Provisional,Companies polled';
  return `${head}\n${lines.join('\n')}\n`;
}

async function signIn(address: string): Promise<string> {
  let token: string | null = null;
  const api = createHttpApi({
    systemBase: `${address}/api/system`,
    managementBase: `${address}/api/management`,
    apiKey: 'btc-portal',
    token: () => token,
  });
  const { Token } = await api('UserLogin', {
    UserName: 'demo_analyst',
    Password: encodePassword('Beef2026demo'),
  });
  token = Token;
  const { Row, List } = await api('UploadPriceFile', {
    Files: new Blob([quoteFile()]),
    FileName: 'grid.csv',
    Form: 'quotes',
    Load: 'true',
  });
  if (Row.Outcome === 'refused') throw new Error(`The quotes were refused: ${JSON.stringify(List[0])}`);
  return Token;
}

function watchStrokes(): void {
  Object.assign(globalThis, { benchStrokes: [] });
  const { benchStrokes: strokes } = globalThis as typeof globalThis & { benchStrokes: { kind: string; ms: number }[] }; // just set
  const note = (kind: string, began: number) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => strokes.push({ kind, ms: performance.now() - began }));
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  addEventListener(
    'keydown',
    ({ key, timeStamp, ctrlKey }) => {
      if (!ctrlKey) note(/^\d$/.test(key) ? 'digit' : 'move', timeStamp);
    },
    { capture: true },
  );
  addEventListener('paste', ({ timeStamp }) => note('paste', timeStamp), { capture: true });
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

async function typeLines(page: Page, count: number): Promise<number> {
  let strokes = 0;
  for (let line = 0; line < count; line += 1) {
    for (const text of ['5950', '6050', '6150', '5']) {
      for (const key of [...text, 'Tab']) {
        await press(page, key);
        strokes += 1;
      }
    }
    for (const key of ['Enter', 'Home']) await press(page, key);
    strokes += 2;
  }
  return strokes;
}

/** CPU time of the page's main thread per keystroke, independent of other load on the machine. */
async function measureStrokeWork(page: Page, protocol: CDPSession, lines: number): Promise<number> {
  const taken = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await typeLines(page, 1);
  const before = await taken();
  const strokes = await typeLines(page, lines);
  return ((await taken()) - before) / strokes;
}

interface Measured {
  readonly strokes: readonly Stroke[];
  readonly work: number;
}

async function measure(browser: Browser, address: string, lines: number): Promise<Measured> {
  const token = await signIn(address);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => sessionStorage.setItem('btc.token', value), token);
    await page.addInitScript(watchStrokes);
    await page.goto(`${address}/console/en/prices/quotes?day=${day}&meat=beef&market=${market}`);
    const rows = page.locator('[role=grid] [role=row]');
    await rows.nth(lineCount).waitFor({ state: 'attached' });
    const protocol = await context.newCDPSession(page);
    await page.locator('[role=grid] input').focus();
    const work = await measureStrokeWork(page, protocol, lines);
    await page.evaluate(() => {
      const { benchStrokes } = globalThis as typeof globalThis & { benchStrokes: unknown[] }; // set by watchStrokes
      benchStrokes.length = 0;
    });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await typeLines(page, lines);
    // A block of five hundred lines over all that was typed, taken back, and pasted again.
    const block = Array.from({ length: lineCount }, () => '5960\t6060\t6160\t6').join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), block);
    await page.keyboard.press('Control+Home');
    for (let round = 0; round < 3; round += 1) {
      await page.keyboard.press('Control+v');
      await page.waitForFunction((wanted) => {
        const { benchStrokes } = globalThis as typeof globalThis & { benchStrokes: Stroke[] }; // set by watchStrokes
        return benchStrokes.filter(({ kind }) => kind === 'paste').length >= wanted;
      }, round + 1);
      await page.keyboard.press('Control+z');
    }
    const strokes = await page.evaluate(
      () => (globalThis as typeof globalThis & { benchStrokes: Stroke[] }).benchStrokes, // set by watchStrokes
    );
    return { strokes, work };
  } finally {
    await context.close();
  }
}

export const measureGrid: MeasureRow = async (context) => {
  const { address } = await sharedPortal(context);
  const browser = await openBrowser();
  try {
    const { strokes, work } = await measure(browser, address, context.quick ? 5 : 25);
    const of = (kind: Stroke['kind']) => strokes.filter((stroke) => stroke.kind === kind).map(({ ms }) => ms);
    const row = 'Quote sheet of 500 lines, 4× slower';
    const figure = (what: string, times: readonly number[]): Figure => ({
      row,
      what,
      value: quantile(times, 0.95),
      unit: 'ms',
      aim: { is: 'atMost', limit: 50 },
      details: `p50 ${shown(median(times))}, most ${shown(Math.max(...times))} ms; ${times.length} strokes`,
      data: { times },
    });
    const paste = of('paste');
    return [
      figure('keystroke to paint, a digit, p95', of('digit')),
      figure('keystroke to paint, to another cell or line, p95', of('move')),
      {
        row,
        what: 'processor time of the page a keystroke, times four',
        value: work * slowProcessor,
        unit: 'ms',
        details: `${shown(work)} ms unslowed; hardly depends on who else works on the machine`,
      },
      {
        row,
        what: 'paste of 500 × 4 cells to paint',
        value: median(paste),
        unit: 'ms',
        details: paste.map(shown).join(', '),
      },
    ];
  } finally {
    await browser.close();
  }
};
