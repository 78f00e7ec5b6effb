import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { isLong } from '../server/src/testing/long-tests.ts';
import { setBrowserClock } from './clock.fixture.ts';
import { closeRecords, openAccountSession } from './records.fixture.ts';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The minified build parses in half the time, for every page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The password of every demonstration account (README). */
export const demoPassword = 'Beef2026demo';

export const editions = ['cn', 'en'] as const;
export type Edition = (typeof editions)[number];

/** All in `npm run test:long`; else one of them, by the name of the journey: another edition or width for another journey. */
export function inTurn<Item>(journey: string, all: readonly Item[]): readonly Item[] {
  const sum = [...journey].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return isLong ? all : all.slice(sum % all.length, (sum % all.length) + 1);
}

/** All in `npm run test:long`; else the first of every `every`. */
export function sample<Item>(all: readonly Item[], { every }: { readonly every: number }): readonly Item[] {
  return all.filter((_, index) => isLong || index % every === 0);
}

/** One width per edition: the layout is shared, and accessibility.spec.ts checks every page of both. */
export const scenes = [
  { edition: 'cn', width: 390, height: 844 },
  { edition: 'en', width: 1280, height: 800 },
] as const;

export function pathFor(edition: Edition, path: string): string {
  return edition === 'cn' ? `/cn${path}` : path;
}

/** Presses a key of the page until its field has the focus: on a slow machine it is listened for later than clicks are. */
export async function pressUntilFocused(page: Page, key: string, field: Locator): Promise<void> {
  await expect(async () => {
    if (await field.evaluate((element) => element !== document.activeElement)) await page.keyboard.press(key);
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
}

interface PortalFixtures {
  readonly openSession: typeof openAccountSession;
  readonly signIn: (userName: string) => Promise<void>;
  /** Console messages a test expects; any other fails it. */
  readonly allowedMessages: RegExp[];
  readonly quietConsole: void;
}

/** Makes navigation wait for the page's script, as clicks before that are lost; pages without script are not delayed. */
export function untilListening(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    await page.waitForFunction(
      () =>
        !('__reactRouterContext' in window) ||
        Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')),
    );
    return response;
  };
  return page;
}

export const test = base.extend<PortalFixtures, { readonly portalClock: undefined; readonly records: undefined }>({
  records: [
    async ({}, use) => {
      await use(undefined);
      await closeRecords();
    },
    { scope: 'worker', auto: true },
  ],
  portalClock: [
    async ({ browser }, use) => {
      setBrowserClock(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page }, use) => use(untilListening(page)),
  allowedMessages: async ({}, use) => use([]),
  quietConsole: [
    async ({ page, allowedMessages }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(error.message));
      await use();
      expect(heard.filter((text) => !allowedMessages.some((allowed) => allowed.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  openSession: async ({}, use) => use(openAccountSession),
  signIn: async ({ page, openSession }, use) => {
    await use(async (userName) => {
      const { token } = await openSession(userName);
      await page.addInitScript((stored) => {
        if (sessionStorage.getItem('e2e.signed-in') !== null) return;
        sessionStorage.setItem('e2e.signed-in', 'once');
        sessionStorage.setItem('btc.token', stored);
      }, token);
    });
  },
});

/** `only` limits the rules, `also` adds ones axe leaves out by default, `not` disables some. */
export interface AxeRules {
  readonly only?: readonly string[];
  readonly also?: readonly string[];
  readonly not?: readonly string[];
}

export async function expectAccessible(page: Page, { only, also = [], not = [] }: AxeRules = {}): Promise<void> {
  // What is being asked anew is pale until it is there.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Frames too: all of them are of our own origin.
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axeSource);
  }
  // What is in order is not listed: that is a third of the work.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    rules: Object.fromEntries([
      ...also.map((rule) => [rule, { enabled: true }]),
      ...not.map((rule) => [rule, { enabled: false }]),
    ]),
    ...(only && { runOnly: [...only] }),
  };
  const violations = await page.evaluate(
    async (given) => (await (window as Window & { axe?: typeof axe }).axe?.run(document, given))?.violations,
    options,
  );
  const grave = violations?.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave?.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

export { expect };
