import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { MeasureRow } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { findFreeArticle } from '../http/find-article.ts';
import { sharedPortal } from '../shared-portal.ts';
import { shown } from '../spread.ts';
import { openBrowser } from './open-browser.ts';

interface Script {
  readonly name: string;
  readonly bytes: number;
  readonly encoding: string;
}

/** Long enough for anything a page loads by itself after it has gone quiet. */
const idleMs = 3_000;

async function listScripts(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const scripts: Script[] = [];
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return;
      const read = async () => {
        const { responseBodySize } = await response.request().sizes();
        const encoding = (await response.headerValue('content-encoding')) ?? 'none';
        scripts.push({ name: new URL(response.url()).pathname, bytes: responseBodySize, encoding });
      };
      reading.push(read());
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(50); // sizes of answers that arrived with the load event are told a moment after it
    await Promise.all(reading);
    const atLoad = [...scripts];
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(idleMs); // whatever is fetched without a click while nothing happens counts as later
    await Promise.all(reading);
    return { atLoad, later: scripts.slice(atLoad.length) };
  } finally {
    await context.close();
  }
}

/** Inline scripts travel compressed with their document, so each is compressed separately here. */
async function inlineScripts(page: Page): Promise<Script[]> {
  const texts = await page.evaluate(() =>
    Array.from(document.scripts, ({ src, type, text }) => (src === '' && type !== 'application/json' ? text : '')),
  );
  return texts
    .filter((text) => text !== '')
    .map((text, index) => ({
      name: `within the document ${index + 1}`,
      bytes: brotliCompressSync(text).length,
      encoding: 'br',
    }));
}

async function listAllScripts(browser: Browser, url: string) {
  const fetched = await listScripts(browser, url);
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: 'load' });
    return { ...fetched, atLoad: [...fetched.atLoad, ...(await inlineScripts(page))] };
  } finally {
    await page.close();
  }
}

function kilobytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

function toFigure(name: string, found: Awaited<ReturnType<typeof listScripts>>, limit: number | null): Figure {
  const all = [...found.atLoad, ...found.later];
  const plain = all.filter(({ encoding }) => encoding !== 'br');
  const largest = all
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map((script) => `${script.name.replace(/^.*\//, '')} ${shown(script.bytes / 1000)}`);
  return {
    row: 'JavaScript, brotli',
    what: `${name}, all without a click`,
    value: kilobytes(all),
    unit: 'kB',
    ...(limit === null ? {} : { aim: { is: 'atMost', limit } }),
    details: `${shown(kilobytes(found.atLoad))} kB in ${found.atLoad.length} files up to load, ${shown(kilobytes(found.later))} later; ${plain.length} not brotli; largest ${largest.join(', ')}`,
    data: found,
  };
}

export const measureScripts: MeasureRow = async (context) => {
  const { address } = await sharedPortal(context);
  const article = await findFreeArticle(address);
  const browser = await openBrowser();
  try {
    return [
      toFigure('front page', await listScripts(browser, `${address}/cn/BTCInfo`), 125),
      toFigure('article', await listScripts(browser, `${address}${article}`), 125),
      toFigure('data page', await listScripts(browser, `${address}/cn/BTCData`), null),
      toFigure('shared article', await listAllScripts(browser, address + article.replace(/^.*\//, '/share/')), 60),
      toFigure('landing page', await listAllScripts(browser, `${address}/landing?id=1`), 60),
      toFigure('download page', await listAllScripts(browser, `${address}/sharedownload`), 60),
    ];
  } finally {
    await browser.close();
  }
};
