import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startMessengerProvider } from '../../server/src/sharing/messenger/provider-server.fixture.ts';
import { agents, toMessengerPort, messengerScript } from '../fixtures/messenger.fixture.ts';
import { editions, expect, expectAccessible, test } from '../fixtures/portal.fixture.ts';

const words = {
  cn: { lang: 'zh-CN', expand: '展开全文', open: '打开APP', download: '下载APP', recommended: '推荐阅读' },
  en: {
    lang: 'en',
    expand: 'Read the whole article',
    open: 'Open in app',
    download: 'Download',
    recommended: 'Recommended',
  },
} as const;
const article = 1008;
const shareAddress = { cn: `/share/${article}`, en: `/share/${article}?lang=en` } as const;

async function phone(browser: Browser, more: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 390, height: 844 }, ...more });
}

function lastParagraph(page: Page) {
  return page.locator('[data-whole] p').last();
}

test('a shared article is whole as it comes, masked until it is expanded, and always leads to the app', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const edition of editions) {
    const t = words[edition];
    await page.goto(shareAddress[edition]);
    await expect(page.locator('html')).toHaveAttribute('lang', t.lang);
    expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${edition === 'cn' ? '/cn' : '\\d'}/BTCInfo/ArticleFree/${article}$`),
    );
    await expect(page.getByRole('link', { name: t.open })).toBeInViewport();
    await expect(lastParagraph(page)).not.toBeInViewport();
    await page.getByRole('link', { name: t.expand }).click();
    await expect(page.getByRole('link', { name: t.expand })).toBeHidden();
    await lastParagraph(page).scrollIntoViewIfNeeded();
    await expect(lastParagraph(page)).toBeInViewport();
    await expect(page.getByRole('link', { name: t.open })).toBeInViewport();

    const recommended = page.getByRole('heading', { name: t.recommended }).locator('xpath=..');
    await expect(recommended.getByRole('link')).toHaveCount(6);
    const codes = page.locator('img[src^="/qr.svg"]');
    await expect(codes).toHaveCount(2);
    await codes.first().scrollIntoViewIfNeeded();
    for (const code of await codes.all()) {
      await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  }
  expect(scripts).toEqual([]);

  const scriptless = await phone(browser, { javaScriptEnabled: false });
  const plain = await scriptless.newPage();
  await plain.goto(shareAddress.en);
  await plain.getByRole('link', { name: words.en.expand }).click();
  await expect(plain.getByRole('link', { name: words.en.expand })).toBeHidden();
  await lastParagraph(plain).scrollIntoViewIfNeeded();
  await expect(lastParagraph(plain)).toBeInViewport();
  await plain.getByRole('link', { name: words.en.open }).click();
  await expect(plain).toHaveURL(/\/sharedownload\?id=1008&lang=en$/);
  await scriptless.close();
});

/** Freezes the page's clock. */
async function openStill(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({ time: new Date('2026-11-20T12:00:00+08:00') });
  await page.clock.pauseAt(new Date('2026-11-20T12:00:01+08:00'));
  await page.goto(address);
  return page;
}

/** First address with another scheme that the page navigates to; the navigation never completes. */
async function watchLaunches(page: Page): Promise<{ readonly first: Promise<string> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const first = new Promise<string>((resolve) => {
    session.on('Page.frameRequestedNavigation', ({ url }) => {
      if (!/^https?:/.test(url)) resolve(url);
    });
  });
  return { first };
}

test('a shared link opens the app by the rule of the device', async ({ browser }) => {
  const open = (page: Page) => page.getByRole('link', { name: words.cn.open }).click();

  await test.step('the messenger’s browser: the download page, with the article', async () => {
    const context = await phone(browser, { userAgent: agents.messenger });
    // Nobody stands for the provider here, and a failure would be remembered.
    await context.route(/res\.wx\.qq\.com|GetWxTicket/, (route) => route.abort());
    const page = await openStill(context, shareAddress.cn);
    await open(page);
    await expect(page).toHaveURL(/\/sharedownload\?id=1008$/);
    await expect(page.getByRole('link', { name: '先在网页上阅读这篇文章' })).toHaveAttribute('href', '/share/1008');
    await context.close();
  });

  await test.step('an iPhone: the universal link', async () => {
    const context = await phone(browser, { userAgent: agents.iphone });
    await context.route('https://open.portal.example/**', (route) => route.fulfill({ body: 'app' }));
    const page = await openStill(context, shareAddress.cn);
    await open(page);
    await expect(page).toHaveURL('https://open.portal.example/sharedownload?id=1008');
    await context.close();
  });

  for (const isCovered of [false, true]) {
    const title = isCovered ? 'stays when the app covered the page' : 'the download page after a second in view';
    await test.step(`others: the scheme, and ${title}`, async () => {
      const context = await phone(browser, { userAgent: agents.android });
      const page = await openStill(context, shareAddress.cn);
      const launches = await watchLaunches(page);
      await open(page);
      expect(await launches.first).toBe('beeftochina://article?id=1008');
      if (isCovered) {
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
          Reflect.deleteProperty(document, 'visibilityState');
        });
      }
      await page.clock.runFor(999);
      expect(new URL(page.url()).pathname).toBe('/share/1008');
      await page.clock.runFor(isCovered ? 5_000 : 1);
      await expect(page).toHaveURL(isCovered ? /\/share\/1008$/ : /\/sharedownload\?id=1008$/);
      await context.close();
    });
  }
});

test('the landing page reloads itself once, opens the app at the article, and shows the way out of the messenger', async ({
  browser,
}) => {
  await test.step('without a query it reloads after a second, once', async () => {
    const context = await phone(browser, { userAgent: agents.android });
    const page = await openStill(context, '/landing');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.clock.runFor(999);
    expect(loads).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => loads).toBe(1);
    await page.clock.runFor(10_000);
    expect(loads).toBe(1);
    await context.close();
  });

  for (const edition of editions) {
    await test.step(`with a query, ${edition}`, async () => {
      const t = words[edition];
      const context = await phone(browser, { userAgent: agents.android });
      const page = await openStill(context, edition === 'cn' ? '/landing?id=1008' : '/landing?id=1008&lang=en');
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.clock.runFor(10_000);
      expect(loads).toBe(0);
      const open = page.getByRole('link', { name: t.open });
      await expect(open).toHaveAttribute('href', 'beeftochina://article?id=1008');
      const download = page.getByRole('link', { name: t.download, exact: true });
      await expect(download).toHaveAttribute('href', 'https://files.portal.example/beeftochina.apk');
      await context.close();

      const within = await phone(browser, { userAgent: agents.messenger });
      const prompt = await within.newPage();
      await prompt.goto(edition === 'cn' ? '/landing?id=1008' : '/landing?id=1008&lang=en');
      await expect(prompt.locator('[data-for-messenger]').getByRole('img')).toBeVisible();
      await expect(prompt.getByRole('link', { name: t.open })).toBeHidden();
      await expectAccessible(prompt);
      await within.close();
    });
  }
});

interface MessengerCalls {
  readonly config: { appId: string; timestamp: number; nonceStr: string; signature: string };
  readonly toFriends: { title: string; desc: string; link: string; imgUrl: string };
  readonly toTimeline: { title: string; link: string };
}

test('in the messenger a page is signed so that its provider believes it, with a card', async ({
  browser,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '');
  const provider = await startMessengerProvider(toMessengerPort(Number(own.port)));
  const context = await phone(browser, { userAgent: agents.messenger });
  await context.route('https://res.wx.qq.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: messengerScript }),
  );
  for (const address of [`/share/${article}?from=chat#whole`, `/cn/BTCInfo/ArticleFree/${article}#top`]) {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => 'toTimeline' in (Reflect.get(window, 'wxCalls') ?? {}));
    const calls = await page.evaluate((): MessengerCalls => Reflect.get(window, 'wxCalls'));
    const signed = address.replace(/#.*/, '');
    expect(provider.verifies(calls.config, own.origin + signed), address).toBe(true);
    expect(provider.verifies(calls.config, own.origin + address), address).toBe(false);
    expect(calls.config.nonceStr).toMatch(/^[A-Za-z\d]{15}$/);
    expect(calls.toFriends).toMatchObject({
      title: await page.getByRole('heading', { level: 1 }).textContent(),
      link: `${own.origin}/share/${article}`,
    });
    expect(calls.toFriends.desc).not.toBe('');
    expect((await page.request.get(calls.toFriends.imgUrl)).status()).toBe(200);
    expect(calls.toTimeline.link).toBe(calls.toFriends.link);
  }
  await test.step('a page reached without a new document is signed anew, and where that is not believed by the first address', async () => {
    const page = await context.newPage();
    await page.goto(`/cn/BTCInfo/ArticleFree/${article}`);
    const signed = (address: string) => async () => {
      const calls = await page.evaluate((): MessengerCalls | undefined => Reflect.get(window, 'wxCalls'));
      return calls?.config !== undefined && provider.verifies(calls.config, own.origin + address);
    };
    await expect.poll(signed(`/cn/BTCInfo/ArticleFree/${article}`)).toBe(true);
    const other = page
      .getByRole('main')
      .locator('aside, section')
      .locator('a[href^="/cn/BTCInfo/ArticleFree/"]')
      .first();
    const path = (await other.getAttribute('href')) ?? '';
    await other.click();
    await expect.poll(signed(path)).toBe(true);
    await page.evaluate(() => Reflect.get(window, 'wxFail')());
    await expect.poll(signed(`/cn/BTCInfo/ArticleFree/${article}`)).toBe(true);
  });
  // One ticket for all; none where a server that is reused has it from before.
  expect(provider.requests.length).toBeLessThanOrEqual(2);
  await context.close();
  await provider.close();
});
