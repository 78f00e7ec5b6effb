import type { Page } from '@playwright/test';
import { type Edition, editions, expect, pathFor, test } from '../fixtures/portal.fixture.ts';
import { exactly, loginLink, openLoginDialog, words } from '../fixtures/words.fixture.ts';

const contact = { cn: '/cn/ContactUs', en: '/ContactUs' } as const;

const brochure = { cn: '/membership_cn.pdf', en: '/membership_en.pdf' } as const;

/** Lets a test delay calls; use it before the page opens, since an open page bypasses a new route once. */
async function holdableCalls(page: Page): Promise<{ hold: () => void; answer: () => void }> {
  let held = Promise.resolve();
  let answer: () => void = () => undefined;
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  return {
    hold: () => {
      held = new Promise<void>((resolve) => {
        answer = resolve;
      });
    },
    answer: () => answer(),
  };
}

const footerLinks = [
  '/Account#apply',
  '/BTCInfo',
  '/BTCData',
  '/BTCPrice',
  '/BTCEst',
  '/BTCInfo/Report',
  '/Dictionary',
  '/Developers',
  '/ContactUs',
  '/Terms',
  '/PrivacyPolicy',
];
const outsideLinks = [
  'https://social.example/btc',
  'https://apps.example/btc',
  'https://android.example/btc',
  'mailto:service@portal.example',
  'mailto:members@portal.example',
  'mailto:news@portal.example',
  'https://beian.miit.gov.cn/',
];

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
}

/** Number of points of the page blocked by the empty frame of a floating element. */
function countCovered(floating: Element): number {
  const frame = floating.parentElement;
  if (frame === null) return Number.NaN;
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  let covered = 0;
  for (let x = left + 1; x < right; x += 4) {
    for (let y = top + 1; y < bottom; y += 4) covered += Number(document.elementFromPoint(x, y) === frame);
  }
  return covered;
}

const qrPanel = (page: Page, edition: Edition) =>
  page.getByRole('complementary', { name: words[edition].qr, exact: true });

for (const edition of editions) {
  const t = words[edition];
  const other = edition === 'cn' ? 'en' : 'cn';

  test(`the ${edition} header and footer have what the specification names`, async ({ page }) => {
    await page.goto(pathFor(edition, '/Terms'));
    await expect(page.locator('html')).toHaveAttribute('lang', t.lang);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link').first()).toHaveAttribute('href', pathFor(edition, '/Homepage'));
    await expect(loginLink(page, edition)).toHaveAttribute('href', pathFor(edition, '/Login'));
    await expect(header.getByRole('link', { name: t.signUp, exact: true })).toHaveAttribute(
      'href',
      pathFor(edition, '/Register'),
    );
    await expect(header.getByRole('link', { name: t.contactUs, exact: true })).toHaveAttribute(
      'href',
      contact[edition],
    );

    const footer = page.getByRole('contentinfo');
    const found = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found.toSorted()).toEqual(
      [...footerLinks.map((path) => pathFor(edition, path)), brochure[edition], ...outsideLinks].toSorted(),
    );
    await expect(footer.locator(`a[href="${pathFor(edition, '/PrivacyPolicy')}"]`)).toHaveText(
      edition === 'cn' ? '免责声明' : 'Privacy policy',
    );
    await expect(footer).toContainText('©');
    await expect(footer).toContainText('沪ICP备00000000号');
  });

  test(`the ${edition} language switch keeps the choice and goes to the other BTC Info`, async ({ page }) => {
    await page.goto(pathFor(edition, '/Terms'));
    await page.getByRole('banner').getByRole('link', { name: t.otherLanguage, exact: true }).click();
    await expect(page).toHaveURL(exactly(other, '/BTCInfo'));
    await expect(page.locator('html')).toHaveAttribute('lang', words[other].lang);
    expect(await page.evaluate(() => sessionStorage.getItem('language'))).toBe(other);
    await page.goto('/index.html');
    await expect(page).toHaveURL(exactly(other, '/BTCInfo'));
  });

  // What follows is the same in both but for words that others look at.
  if (edition === 'en') continue;

  test(`the skip link is the first stop of the ${edition} keyboard and leads past the header`, async ({ page }) => {
    await page.goto(pathFor(edition, '/ContactUs'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test(`the ${edition} button to the top comes a screen down and goes at the top`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await page.goto(pathFor(edition, '/Terms'));
    const button = page.getByRole('button', { name: t.toTop });
    await expect(qrPanel(page, edition)).toBeVisible();
    await expect(button).toBeHidden();
    await scrollToEnd(page);
    await expect(button).toBeVisible();
    expect(await button.evaluate(countCovered)).toBe(0);
    await button.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(button).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`the ${edition} QR panel can be dismissed for the session`, async ({ page, context }) => {
    // Beside the page where the window is wide enough, else behind a button that covers no text; a phone cannot scan itself.
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(pathFor(edition, '/Terms'));
    const panel = qrPanel(page, edition);
    const code = panel.getByRole('img');
    await expect(code).toBeVisible();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(panel).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(code).toBeHidden();
    const opener = panel.getByRole('button', { name: t.qr, exact: true });
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(code).toBeInViewport({ ratio: 1 });
    await panel.getByRole('button', { name: t.qrDismiss }).click();
    await expect(panel).toBeHidden();
    await page.getByRole('contentinfo').locator(`a[href="${contact[edition]}"]`).click();
    await expect(page).toHaveURL(exactly(edition, '/ContactUs'));
    await expect(panel).toBeHidden();
    await page.reload();
    // What needs the page's script is there: the panel would be too.
    await loginLink(page, edition).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(panel).toHaveCount(0);

    const later = await context.newPage();
    await later.goto(pathFor(edition, '/Terms'));
    await expect(qrPanel(later, edition)).toBeVisible();
  });

  test(`the overlay follows the global loading flag, ${edition}`, async ({ page }) => {
    const calls = await holdableCalls(page);
    await page.goto(pathFor(edition, '/Terms'));
    calls.hold();
    const overlay = page.getByTestId('loading-overlay');
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pathFor(edition, '/BTCInfo')}"]`)
      .click();
    await expect(overlay).toBeVisible();
    await expect(overlay).toHaveText(t.loading);
    calls.answer();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(exactly(edition, '/BTCInfo'));
    await expect(page.getByRole('main').locator('a[href*="/BTCInfo/Article"]').first()).toBeVisible();
  });

  test(`every change of page shows the top, ${edition}`, async ({ page }) => {
    await page.goto(pathFor(edition, '/Terms'));
    await scrollToEnd(page);
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pathFor(edition, '/PrivacyPolicy')}"]`)
      .click();
    await expect(page).toHaveURL(exactly(edition, '/PrivacyPolicy'));
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();

    // An address of a part of a page shows that part.
    await page.goto(pathFor(edition, '/ContactUs#membership'));
    await expect(page.locator('#membership')).toBeInViewport();
  });

  test(`back and forward show the place where the reader was, ${edition}`, async ({ page }) => {
    await page.goto(pathFor(edition, '/BTCInfo/Section'));
    const link = page.getByRole('main').getByRole('article').last().getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const index = await scrollTop(page);
    expect(index).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL(/Article/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.mouse.wheel(0, 150);
    await expect.poll(() => scrollTop(page)).toBe(150);
    await page.goBack();
    await expect(page).toHaveURL(exactly(edition, '/BTCInfo/Section'));
    await expect.poll(() => scrollTop(page)).toBe(index);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(/Article/);
    await expect.poll(() => scrollTop(page)).toBe(150);
    // Also after a document of its own, and where the list comes late.
    await page.goto(page.url());
    await page.route(/GetBtcInfoNewsBySection/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(index);
  });

  test(`going back before a page listens shows the page of the address, ${edition}`, async ({ page }) => {
    await page.goto(pathFor(edition, '/BTCInfo/Section'));
    await page.getByRole('main').getByRole('article').last().getByRole('link').first().click();
    await expect(page).toHaveURL(/Article/);
    // At once, while the page is taken over: the router has read the address by then and does not hear of a change yet.
    await page.reload();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(exactly(edition, '/BTCInfo/Section'));
    await expect(page.getByRole('main').getByRole('article').nth(5)).toBeVisible();
  });

  test(`a document carries the styles of its own page, and the site's follow for the next, ${edition}`, async ({
    page,
  }) => {
    await page.goto(pathFor(edition, '/BTCInfo'));
    const inline = await page
      .locator('style')
      .evaluateAll((sheets) => sheets.map((sheet) => sheet.textContent).join(''));
    const sheet = page.locator('link[rel="stylesheet"]');
    await expect(sheet).toHaveCount(1);
    const whole = await (await page.request.get((await sheet.getAttribute('href')) ?? '')).text();
    expect(inline.length).toBeLessThan(whole.length / 2);
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pathFor(edition, '/BTCData')}"]`)
      .click();
    await expect(page).toHaveURL(exactly(edition, '/BTCData'));
    const rules = await sheet.evaluate((link) => (link instanceof HTMLLinkElement ? link.sheet?.cssRules.length : 0));
    expect(rules).toBeGreaterThan(500);
  });

  test(`the overlay is there while somebody logs in, ${edition}`, async ({ page, allowedMessages }) => {
    allowedMessages.push(/status of 401/);
    const calls = await holdableCalls(page);
    const form = await openLoginDialog(page, edition);
    await form.getByLabel(t.userName).fill(`nobody_waits_${edition}`);
    await form.getByLabel(t.password, { exact: true }).fill('wrong1');
    calls.hold();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('loading-overlay')).toBeVisible();
    calls.answer();
    await expect(page.getByTestId('loading-overlay')).toBeHidden();
    await expect(form.getByRole('alert')).toHaveText(t.wrongPair);
  });
}
