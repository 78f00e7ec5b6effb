import type { Locator, Page } from '@playwright/test';
import { isLong } from '../../server/src/testing/long-tests.ts';
import routes from '../../web/src/routes.ts';
import { clippedTexts, type PageType, pageTypes } from '../fixtures/page-types.fixture.ts';
import {
  type AxeRules,
  demoPassword,
  type Edition,
  editions,
  expect,
  expectAccessible,
  pathFor,
  sample,
  test,
} from '../fixtures/portal.fixture.ts';
import { accountLink, exactly, loginLink, tabBar, words } from '../fixtures/words.fixture.ts';

interface Look {
  readonly width: 1280 | 390;
  readonly colorScheme: 'light' | 'dark';
  readonly rules?: AxeRules;
}

async function lookAt(page: Page, { width, colorScheme, rules }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await test.step(`${colorScheme}, ${width} px`, () => expectAccessible(page, rules));
}

async function expectWhole(page: Page): Promise<void> {
  // A chart follows its room a moment later.
  const sideways = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
    });
  await expect.poll(sideways).toBe(0);
  await expect.poll(() => clippedTexts(page)).toEqual([]);
}

async function lookAtPage(page: Page, edition: Edition, { open, only }: PageType, atNight: boolean): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, edition);
  // The editions share their layout: each is looked at whole in one width, in colour in the other. On a phone whatever
  // can be touched is 24 px high and wide, or stands apart from others.
  if (edition === 'en') {
    await lookAt(page, { width: 390, colorScheme: 'light', rules: { also: ['target-size'] } });
    await expectWhole(page);
    if (atNight) await lookAt(page, { width: 1280, colorScheme: 'dark', rules: { only: ['color-contrast'] } });
    return;
  }
  await lookAt(page, { width: 1280, colorScheme: 'light' });
  const rules = { only: ['target-size', ...(atNight ? ['color-contrast'] : [])] };
  await lookAt(page, { width: 390, colorScheme: 'dark', rules });
  if (only !== undefined) await lookAt(page, { width: 390, colorScheme: 'light' });
  await expectWhole(page);
}

/** Pages checked in one window: a new window loads and compiles the scripts again. */
const pagesOfWindow = 8;
/** Each reader has a window, and so has the missing page, as the browser logs its error. */
const toWindow = ({ name, reader = '' }: PageType) => (name === 'missing page' ? name : reader);

for (const edition of editions) {
  // Each page in both editions in the long run, else in one.
  const shown = pageTypes.filter(({ only }, index) => (only ?? (isLong ? edition : editions[index % 2])) === edition);
  for (const [window, pages] of Map.groupBy(shown, toWindow)) {
    for (let first = 0; first < pages.length; first += pagesOfWindow) {
      const ours = pages.slice(first, first + pagesOfWindow);
      const names = ours.map(({ name }) => name).join(', ');
      test(`accessible in light and dark, and whole on a phone, ${edition}: ${names}`, async ({
        page,
        signIn,
        allowedMessages,
      }) => {
        if (window === 'missing page') allowedMessages.push(/status of 404/);
        else if (window !== '') await signIn(window);
        const atNight = new Set(sample(ours, { every: 3 }));
        for (const type of ours) await test.step(type.name, () => lookAtPage(page, edition, type, atNight.has(type)));
      });
    }
  }
}

test('every page that has a route is among those that are looked at', () => {
  const paths = routes.flatMap(({ path, children }) => children?.map((child) => child.path) ?? path ?? []);
  const looked = (path = ''): boolean => {
    const route = new RegExp(`^/${path.replace(/^cn\??\//, '').replaceAll(/:\w+/g, '[^/?#]+')}(?:[?#].*)?$`);
    return pageTypes.some(({ address }) => route.test(address));
  };
  // A picture and a way on are no pages, the console has tests of its own, the frame's other edition is named by the first.
  const others = ['qr.svg', 'embed/cn/BTCData', 'console/*', 'cn/redirect', '*'];
  expect(paths.filter((path) => !looked(path))).toEqual(others);
});

async function walkTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
  }
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
  // The ring that shows where the keyboard is, on the place or on its face.
  const ringed = await place.evaluate((element) =>
    [element, ...element.children].some((part) => getComputedStyle(part).outlineStyle !== 'none'),
  );
  expect(ringed).toBe(true);
}

for (const edition of editions) {
  const t = words[edition];

  test(`the ${edition} edition is read by keyboard alone: front page, article, login, data`, async ({ page }) => {
    await page.goto(pathFor(edition, '/BTCInfo'));
    await walkTo(page, page.getByRole('main').locator('a[href*="/BTCInfo/Article/"]').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/BTCInfo\/Article\/\d+$/);
    const address = page.url();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await walkTo(page, loginLink(page, edition), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t.login });
    await expect(dialog.getByLabel(t.userName)).toBeFocused();
    await page.keyboard.type('demo_paid');
    await walkTo(page, dialog.getByLabel(t.password, { exact: true }));
    await page.keyboard.type(demoPassword);
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloaded;
    await expect(page).toHaveURL(address);
    await expect(accountLink(page, edition)).toContainText('demo_paid');

    await walkTo(
      page,
      tabBar(page, edition)
        .locator(`a[href="${pathFor(edition, '/BTCData')}"]`)
        .first(),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(exactly(edition, '/BTCData'));
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await walkTo(page, page.getByRole('main').getByRole('link', { name: t.table, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/BTCData\?show=table$/);
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  });
}
