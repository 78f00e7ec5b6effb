import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { browserPath, desktopBrowserPath } from '../../tools/browser-path.ts';
import type { MeasureRow } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { type BareServer, startBareServer } from '../http/bare-server.ts';
import { findFreeArticle } from '../http/find-article.ts';
import { sharedPortal } from '../shared-portal.ts';
import { median, shown } from '../spread.ts';
import { openBrowser } from './open-browser.ts';
import { type SlowVisit, visitSlowly } from './slow-visit.ts';

/** A minimal page: the baseline cost of browser, connection and slowed CPU on this machine. */
const floorPage = '<!doctype html><html lang="en"><title>Floor</title><h1>One sentence and nothing else</h1></html>';

async function startFloor(): Promise<BareServer> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': String(floorPage.length) };
  return startBareServer({ '/': { status: 200, headers, bodyBase64: Buffer.from(floorPage).toString('base64') } });
}

interface Visits {
  readonly visits: readonly SlowVisit[];
  readonly floor: readonly SlowVisit[];
  readonly desktop: readonly SlowVisit[];
}

function toFigures(name: string, { visits, floor, desktop }: Visits): readonly Figure[] {
  const of = (list: readonly SlowVisit[], what: 'largestPaintMs' | 'firstPaintMs' | 'layoutShift') =>
    median(list.map((visit) => visit[what]));
  const all = [...visits, ...desktop];
  const complaints = all.flatMap((visit) => visit.complaints);
  const row = `${name} on a slow phone`;
  const listTimes = (list: readonly SlowVisit[]) => list.map(({ largestPaintMs }) => shown(largestPaintMs)).join(', ');
  const inDesktop: Figure = {
    row,
    what: 'the same in the desktop browser, whose window the processor draws too',
    value: of(desktop, 'largestPaintMs'),
    unit: 'ms',
    details: `${listTimes(desktop)}; a telephone has a graphics processor for it`,
    data: { desktop },
  };
  return [
    {
      row,
      what: 'largest contentful paint',
      value: of(visits, 'largestPaintMs'),
      unit: 'ms',
      aim: { is: 'atMost', limit: 1000 },
      details: `${listTimes(visits)}; first paint ${shown(of(visits, 'firstPaintMs'))} ms; one sentence alone ${shown(of(floor, 'largestPaintMs'))} ms; largest ${visits[0]?.element}`,
      data: { visits, floor },
    },
    ...(desktop.length === 0 ? [] : [inDesktop]),
    {
      row,
      what: 'layout shift',
      value: of(all, 'layoutShift'),
      unit: '',
      aim: { is: 'atMost', limit: 0.01 },
      details: `worst ${shown(Math.max(...all.map(({ layoutShift }) => layoutShift)))}`,
    },
    {
      row,
      what: 'warnings and errors, hydration included',
      value: complaints.length,
      unit: '',
      aim: { is: 'atMost', limit: 0 },
      details: complaints[0] ?? `none in ${all.length} visits`,
    },
  ];
}

interface Browsers {
  readonly browser: Browser;
  readonly desktop: Browser | null;
}

async function compare(
  { browser, desktop }: Browsers,
  url: string,
  { floorUrl, rounds }: { floorUrl: string; rounds: number },
): Promise<Visits> {
  const seen = { visits: [] as SlowVisit[], floor: [] as SlowVisit[], desktop: [] as SlowVisit[] };
  for (let round = 0; round < rounds; round += 1) {
    seen.visits.push(await visitSlowly(browser, url));
    seen.floor.push(await visitSlowly(browser, floorUrl));
    if (desktop !== null) seen.desktop.push(await visitSlowly(desktop, url));
  }
  return seen;
}

const chartParts = {
  columns: '[data-sketch] svg, [role="img"][data-ready="true"] canvas',
  engine: '[role="img"][data-ready="true"] canvas',
} as const;

/** Times until the data page shows its chart columns (in the first HTML) and until the interactive chart replaces them. */
async function measureChart(browser: Browser, address: string, rounds: number): Promise<readonly Figure[]> {
  const url = `${address}/cn/BTCData`;
  await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  const visits: SlowVisit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visitSlowly(browser, url, chartParts));
  const times = (part: keyof typeof chartParts) => visits.map(({ painted }) => painted[part] ?? Number.NaN);
  return [
    {
      row: 'Data page on a slow phone',
      what: 'chart drawn',
      value: median(times('columns')),
      unit: 'ms',
      aim: { is: 'atMost', limit: 2000 },
      details: `${times('columns').map(shown).join(', ')}; the engine's chart stands in its place after ${shown(median(times('engine')))} ms`,
      data: { visits },
    },
  ];
}

export const measurePaint: MeasureRow = async (context) => {
  const { address } = await sharedPortal(context);
  const pages = [
    ['Article', await findFreeArticle(address)],
    ['Front page', '/cn/BTCInfo'],
  ] as const;
  const floor = await startFloor();
  const browser = await openBrowser();
  const hasDesktop = browserPath !== desktopBrowserPath && existsSync(desktopBrowserPath);
  const desktop = hasDesktop ? await openBrowser(desktopBrowserPath) : null;
  try {
    const options = { floorUrl: `${floor.address}/`, rounds: context.quick ? 1 : 5 };
    const figures: Figure[] = [];
    for (const [name, path] of pages) {
      // The first visit of all finds the page not kept yet; readers after it do not.
      await fetch(`${address}${path}`, { headers: { 'Accept-Encoding': 'br' } });
      figures.push(...toFigures(name, await compare({ browser, desktop }, `${address}${path}`, options)));
    }
    figures.push(...(await measureChart(browser, address, options.rounds)));
    return figures;
  } finally {
    await browser.close();
    await desktop?.close();
    await floor.stop();
  }
};
