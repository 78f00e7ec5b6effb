import { type Edition, editions, expect, pathFor, test } from '../fixtures/portal.fixture.ts';
import { exactly, tabBar, words } from '../fixtures/words.fixture.ts';

/** Specification section 2: each tab with the entries of its drop-down. */
const tabs = {
  cn: [
    ['/Homepage'],
    ['/BTCInfo', '/BTCEyes'],
    ['/BTCData', '/PorkData'],
    ['/BTCPrice', '/ProkPrice'],
    ['/BTCEst', '/BTCPorkEst'],
    ['/BTCTrend'],
    ['/BTCUser'],
    ['/BTCApp'],
  ],
  en: [['/Homepage'], ['/BTCInfo'], ['/BTCEyes'], ['/BTCData'], ['/BTCPrice'], ['/Market'], ['/BTCEst']],
} as const satisfies Record<Edition, readonly (readonly string[])[]>;

const outside = '/Terms';

for (const edition of editions) {
  test(`the ${edition} tab bar has exactly the tabs and sub-items of the specification`, async ({ page }) => {
    await page.goto(pathFor(edition, outside));
    const bar = tabBar(page, edition);
    const found = await bar
      .locator(':scope > ul > li')
      .evaluateAll((items) =>
        items.map((item) => [...new Set(Array.from(item.querySelectorAll('a'), (link) => link.getAttribute('href')))]),
      );
    expect(found).toEqual(tabs[edition].map((places) => places.map((path) => pathFor(edition, path))));
    await expect(bar.getByRole('button')).toHaveCount(tabs[edition].filter((places) => places.length > 1).length);
  });

  test(`the ${edition} bar marks the tab of a page, keeps its index, and marks none outside the bar`, async ({
    page,
  }) => {
    const bar = tabBar(page, edition);
    const item = (index: number) => bar.locator(':scope > ul > li').nth(index);
    const data = edition === 'cn' ? 2 : 3;
    await page.goto(pathFor(edition, '/BTCInfo'));
    await item(data).getByRole('link').first().click();
    await expect(page).toHaveURL(exactly(edition, '/BTCData'));
    await expect(item(data)).toHaveAttribute('data-own', 'true');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tabIndex'))).toBe(String(data));
    for (const path of [outside, '/Login', '/Register', '/ContactUs', '/Account']) {
      await page.goto(pathFor(edition, path));
      await expect(bar.getByRole('link').first()).toBeVisible();
      await expect(bar.locator('[aria-current], [data-own], [data-selected]')).toHaveCount(0);
    }
    expect(await page.evaluate(() => sessionStorage.getItem('tabIndex'))).toBe(String(data));
  });
}

const menus = [
  ['资讯', '视频', '/BTCEyes'],
  ['数据', '猪肉数据', '/PorkData'],
  ['价格', '猪肉价格', '/ProkPrice'],
  ['工厂', '猪肉工厂', '/BTCPorkEst'],
] as const;

test.describe('drop-downs of the Chinese bar', () => {
  test('open on hover, close when the mouse leaves, and lead to their pages', async ({ page }) => {
    await page.goto(pathFor('cn', outside));
    const bar = tabBar(page, 'cn');
    for (const [tab, child] of menus) {
      await bar.getByRole('link', { name: tab, exact: true }).hover();
      await expect(bar.getByRole('link', { name: child, exact: true })).toBeVisible();
      await expect(bar.locator('[aria-expanded=true]')).toHaveCount(1);
    }
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(bar.locator('[aria-expanded=true]')).toHaveCount(0);
    await expect(bar.getByRole('link', { name: '猪肉工厂', exact: true })).toBeHidden();

    for (const [tab, child, path] of menus) {
      await bar.getByRole('link', { name: tab, exact: true }).hover();
      await bar.getByRole('link', { name: child, exact: true }).click();
      await expect(page).toHaveURL(exactly('cn', path));
      await expect(bar.locator('[aria-expanded=true]')).toHaveCount(0);
      await page.getByRole('contentinfo').hover();
    }
  });

  test('open and close from the keyboard and give the focus back', async ({ page }) => {
    await page.goto(pathFor('cn', outside));
    const bar = tabBar(page, 'cn');
    const home = bar.getByRole('link', { name: '首页', exact: true });
    const tab = bar.getByRole('link', { name: '资讯', exact: true });
    const opener = bar.getByRole('button', { name: /^资讯/ });
    const front = bar.getByRole('link', { name: '资讯首页', exact: true });
    const videos = bar.getByRole('link', { name: '视频', exact: true });

    await home.focus();
    await page.keyboard.press('Tab');
    await expect(tab).toBeFocused();
    await expect(videos).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(videos).toBeHidden();
    await expect(tab).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    for (const [key, expanded] of [
      // The focus has opened it: the first press keeps it open.
      ['Enter', 'true'],
      ['Enter', 'false'],
      ['Space', 'true'],
      ['Space', 'false'],
      ['Enter', 'true'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(opener).toHaveAttribute('aria-expanded', expanded);
    }
    await page.keyboard.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(front).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(videos).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(front).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(front).toBeHidden();
    await expect(opener).toBeFocused();

    await tab.focus();
    await page.keyboard.press('ArrowDown');
    await expect(front).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(videos).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(exactly('cn', '/BTCEyes'));
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('close when the focus moves on', async ({ page }) => {
    await page.goto(pathFor('cn', outside));
    const bar = tabBar(page, 'cn');
    await bar.getByRole('link', { name: '工厂', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: '猪肉工厂', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: '会展', exact: true })).toBeFocused();
    await expect(bar.locator('[aria-expanded=true]')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the Chinese drop-downs open and close on touch', async ({ page }) => {
    await page.goto('/cn/BTCEyes');
    const bar = tabBar(page, 'cn');
    const child = (name: string) => bar.getByRole('link', { name, exact: true });
    await expect(child('视频')).toBeHidden();
    await bar.getByRole('button', { name: /^资讯/ }).tap();
    await expect(child('视频')).toBeInViewport();
    await expect(child('视频')).toHaveAttribute('aria-current', 'page');

    for (const [tab, name] of menus.slice(1)) {
      await bar.getByRole('button', { name: new RegExp(`^${tab}`) }).tap();
      await expect(child(name)).toBeInViewport();
      await expect(child('视频')).toBeHidden();
    }
    await bar.getByRole('button', { name: /^工厂/ }).tap();
    await expect(child('猪肉工厂')).toBeHidden();

    await bar.getByRole('button', { name: /^数据/ }).tap();
    await child('猪肉数据').tap();
    await expect(page).toHaveURL(exactly('cn', '/PorkData'));
    await expect(child('猪肉数据')).toBeHidden();
  });

  for (const edition of editions) {
    test(`every ${edition} tab can be reached by swiping the bar`, async ({ page }) => {
      await page.goto(pathFor(edition, outside));
      for (const [path] of tabs[edition]) {
        const link = tabBar(page, edition).locator(`:scope > ul > li > a[href="${pathFor(edition, path)}"]`);
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 0.99 });
      }
      await page.goto(pathFor(edition, '/BTCEst'));
      await expect(tabBar(page, edition).locator('li[data-own] > a').first()).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('html')).toHaveAttribute('lang', words[edition].lang);
    });
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('a press beside a Chinese drop-down closes it, and one on another opens that one', async ({ page }) => {
    await page.goto(pathFor('cn', outside));
    const bar = tabBar(page, 'cn');
    const opener = (tab: string) => bar.getByRole('button', { name: new RegExp(`^${tab}`) });
    const child = (name: string) => bar.getByRole('link', { name, exact: true });
    await opener('资讯').tap();
    await expect(child('视频')).toBeVisible();
    // As in Safari, where a pressed button has no focus that the next press could move.
    await opener('资讯').blur();
    await expect(child('视频')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(child('视频')).toBeHidden();
    await expect(bar.locator('[aria-expanded=true]')).toHaveCount(0);

    await opener('资讯').tap();
    await opener('价格').tap();
    await expect(child('猪肉价格')).toBeVisible();
    await expect(bar.locator('[aria-expanded=true]')).toHaveCount(1);
    await child('猪肉价格').tap();
    await expect(page).toHaveURL(exactly('cn', '/ProkPrice'));
    await expect(bar.locator('[aria-expanded=true]')).toHaveCount(0);
  });
});
