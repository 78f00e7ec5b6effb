import type { Browser, Page } from '@playwright/test';
import { polyfilledBuiltIns } from '../../web/engines.ts';
import { expectChart } from '../fixtures/data-views.fixture.ts';
import { type PageType, pageTypes } from '../fixtures/page-types.fixture.ts';
import {
  demoPassword,
  type Edition,
  editions,
  expect,
  inTurn,
  pathFor,
  sample,
  test,
} from '../fixtures/portal.fixture.ts';
import { accountLink, openLoginDialog, words } from '../fixtures/words.fixture.ts';

/** Removes built-ins before any script of a page runs, once per window. */
async function takeOut(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const parts = path.split('.');
      const name = parts.pop() ?? '';
      const owner: unknown = parts.reduce((at: object, part) => Reflect.get(at, part) as object, globalThis);
      Reflect.deleteProperty(owner as object, name);
    }
  }, names);
}

function findMissing(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (paths) =>
      paths.filter((path) => {
        let at: unknown = globalThis;
        for (const part of path.split('.')) at = Reflect.get(at as object, part);
        return typeof at !== 'function';
      }),
    names,
  );
}

const failed = { cn: /页面出错了|Application Error/, en: /Something went wrong|Application Error/ } as const;

/** Every page once, alternating between the editions. */
const allLooks = pageTypes.map((type, index) => ({ type, edition: type.only ?? editions[index % 2] ?? 'cn' }));
const looks = sample(allLooks, { every: 5 });
const readers = [...new Set(looks.map(({ type }) => type.reader))];

test.describe('an engine without what polyfills bring', () => {
  for (const reader of readers) {
    test(`shows every page that ${reader ?? 'a stranger'} reads`, async ({ page, signIn, allowedMessages }) => {
      test.setTimeout(300_000);
      // Of the page that is not there the browser says so itself.
      allowedMessages.push(/status of 404/);
      await takeOut(page, polyfilledBuiltIns);
      if (reader !== undefined) await signIn(reader);
      for (const { type, edition } of looks.filter((look) => look.type.reader === reader))
        await test.step(`${type.name}, ${edition}`, () => openWhole(page, edition, type));
    });
  }

  test('draws charts, suggests while one types, and signs in', async ({ page }) => {
    await takeOut(page, polyfilledBuiltIns);
    await page.goto('/cn/BTCData');
    expect(await findMissing(page, polyfilledBuiltIns)).toEqual([]);
    await expectChart(page);
    for (const path of ['/cn/BTCPrice/Indices', '/embed/cn/BTCData']) {
      await page.goto(path);
      await expectChart(page);
    }
    await page.goto('/cn/BTCInfo');
    await page.getByRole('combobox', { name: '全站搜索' }).fill('2303');
    await expect(page.getByRole('option').first()).toContainText('板腱');
    await page.keyboard.press('Escape');
    await openLoginDialog(page, 'cn');
    const dialog = page.getByRole('dialog', { name: words.cn.login });
    await dialog.getByLabel(words.cn.userName).fill('demo_paid');
    await dialog.getByLabel(words.cn.password, { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: words.cn.login, exact: true }).click();
    await expect(accountLink(page, 'cn')).toBeVisible();
  });
});

async function openWhole(page: Page, edition: Edition, { open }: PageType): Promise<void> {
  await open(page, edition);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(failed[edition]);
}

test.describe('a page whose script fails', () => {
  /** A separate window that does not wait for script and whose console may log errors. */
  async function openWindow(page: Page): Promise<Page> {
    const reader = await page.context().newPage();
    await reader.route('**/assets/polyfills-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    return reader;
  }

  async function readDocument(browser: Browser, address: string): Promise<string> {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(address);
    const text = await plain.getByRole('main').innerText();
    await context.close();
    return text;
  }

  for (const edition of inTurn('a page whose script fails', editions)) {
    // What fails: the page itself; its head, so that the router's own screen stood there; the page's data.
    for (const path of inTurn('where it fails', ['/Dictionary', '/BTCPrice', '/BTCData']))
      test(`stays as the server sent it, ${edition}, ${path}`, async ({ page, browser, baseURL }) => {
        const address = `${baseURL}${pathFor(edition, path)}`;
        const reader = await openWindow(page);
        await takeOut(reader, ['Map.groupBy', 'Array.prototype.toSorted']);
        const fault = reader.waitForEvent('console', (message) => /is not a function/.test(message.text()));
        await reader.goto(address);
        await fault;
        await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(failed[edition]);
        expect(await reader.getByRole('main').innerText()).toBe(await readDocument(browser, address));
        await reader
          .getByRole('contentinfo')
          .locator(`a[href="${pathFor(edition, '/Terms')}"]`)
          .click();
        await reader.waitForURL(`**${pathFor(edition, '/Terms')}`);
        await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      });
  }

  test('has no lock hidden from a reader whose own page does not come', async ({ page, openSession, baseURL }) => {
    const { token } = await openSession('demo_paid');
    const reader = await openWindow(page);
    await reader.addInitScript((stored) => sessionStorage.setItem('btc.token', stored), token);
    await reader.route('**/assets/entry.client-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let let = 1;' }),
    );
    await reader.goto(`${baseURL}/cn/BTCPrice`);
    await expect(reader.locator(':root')).not.toHaveAttribute('data-signed-in');
    await expect(reader.getByText(words.cn.strangersLock).first()).toBeVisible();
  });

  test('is loaded whole, once, where a link led to it', async ({ page, baseURL }) => {
    const reader = await openWindow(page);
    const documents: string[] = [];
    reader.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'GET') documents.push(new URL(request.url()).pathname);
    });
    await reader.goto(`${baseURL}/Terms`, { waitUntil: 'networkidle' });
    await reader.route('**/assets/quotes.page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let let = 1;' }),
    );
    const fault = reader.waitForEvent('pageerror');
    await reader.getByRole('contentinfo').locator('a[href="/BTCPrice"]').first().click();
    await fault;
    await expect.poll(() => documents).toEqual(['/Terms', '/BTCPrice']);
    await reader.waitForLoadState('networkidle');
    await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(failed.en);
    expect(documents).toEqual(['/Terms', '/BTCPrice']);
  });

  test('comes alive where the fault was the earlier page’s', async ({ page, allowedMessages }) => {
    allowedMessages.push(/groupBy is not a function/);
    await page.goto('/cn/Terms');
    await page.evaluate(() => Reflect.deleteProperty(Map, 'groupBy'));
    const loaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('contentinfo').locator('a[href="/cn/Dictionary"]').first().click();
    await loaded;
    await expect(page).toHaveURL('/cn/Dictionary');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(failed.cn);
    await expect(page.getByRole('complementary', { name: words.cn.qr, exact: true })).toBeVisible();
  });
});
