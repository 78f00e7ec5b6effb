import type { Page } from '@playwright/test';
import { test } from '../fixtures/app-host.fixture.ts';
import { editions, expect, inTurn, pathFor } from '../fixtures/portal.fixture.ts';

/*
 * The chart of an answered view in an assistant's conversation, in the host of the extension MCP Apps.
 */

const words = {
  cn: {
    title: '牛肉国别进口',
    open: '在进口牛肉资讯查看',
    source: '演示数据',
    refusal: /仅对会员开放/,
    elsewhere: '此视图的图表请在网页查看。',
  },
  en: {
    title: 'Beef: imports by origin',
    open: 'View on Beef to China',
    source: 'Demonstration data',
    refusal: /For members/,
    elsewhere: 'The chart of this view is on its page.',
  },
} as const;

/** Below host and sandbox. */
function findApp(page: Page) {
  return page.frameLocator('iframe').frameLocator('iframe');
}

for (const edition of inTurn('assistants', editions)) {
  const t = words[edition];
  const locale = edition === 'cn' ? 'zh-CN' : 'en-GB';

  test.describe(`${edition}: the chart of a view`, () => {
    // What a host forbids is told by the browser.
    test.use({ allowedMessages: [/frame-src 'none'/], colorScheme: null });

    test('stands in a conversation as on its embed page, and leads to the page', async ({ showApp, baseURL }) => {
      const page = await showApp({ input: { set: 'beef-one', edition }, locale });
      const app = findApp(page);
      const embed = app.frameLocator('iframe');
      await expect(embed.getByRole('heading', { level: 1 })).toContainText(t.title);
      await expect(embed.locator('[data-ready=true] canvas').first()).toBeVisible();
      await expect(embed.locator('footer')).toContainText(t.source);
      await expect(app.locator('footer')).toContainText(t.source);
      expect(await embed.locator('html').evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
      await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(640);
      await app.getByRole('link', { name: t.open, exact: true }).click();
      await expect
        .poll(() => page.evaluate(() => Reflect.get(globalThis, 'host').opened))
        .toEqual([expect.stringContaining(`${baseURL}${pathFor(edition, '/BTCData')}?`)]);
    });

    test('is not drawn where the view is not open, or the host shows no frame', async ({ showApp }) => {
      const refused = findApp(await showApp({ input: { set: 'beef-two', edition }, locale }));
      await expect(refused.getByText(t.refusal)).toBeVisible();
      await expect(refused.locator('iframe')).toHaveCount(0);
      const elsewhere = findApp(await showApp({ input: { set: 'beef-one', edition }, locale, allowsFrames: false }));
      await expect(elsewhere.getByText(t.elsewhere)).toBeVisible();
      await expect(elsewhere.getByText(t.source)).toBeVisible();
      await expect(elsewhere.locator('iframe')).toHaveCount(0);
    });
  });
}
