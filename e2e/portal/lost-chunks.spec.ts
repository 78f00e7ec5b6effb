import type { Page, Route } from '@playwright/test';
import { type Edition, editions, expect, inTurn, pathFor, test } from '../fixtures/portal.fixture.ts';
import { exactly, loginLink } from '../fixtures/words.fixture.ts';

// What the browser itself says of a file that it does not get.
test.use({
  allowedMessages: async ({}, use) => use([/Failed to load resource|Failed to fetch|net::ERR|chunk|manifest/i]),
});

const words = {
  cn: { page: '页面没有加载成功', dialog: '没有加载成功', retry: '重试', close: '关闭', login: '登录' },
  en: {
    page: 'The page could not be loaded',
    dialog: 'This could not be loaded',
    retry: 'Try again',
    close: 'Close',
    login: 'Log in',
  },
} as const;

const priceChunk = '**/assets/quotes.page-*.js';
const dialogChunk = '**/assets/login-dialog-*.js';
const hold = () => undefined;
const missing = (route: Route) => route.fulfill({ status: 404, body: '' });

/** Shortens the program's 120 seconds to two; all other timers stay. */
async function shortenTimeout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number, ...rest: unknown[]) => wait(run, ms === 120_000 ? 2_000 : ms, ...rest),
    });
  });
}

function pageLink(page: Page, edition: Edition, path: string) {
  return page
    .getByRole('contentinfo')
    .locator(`a[href="${pathFor(edition, path)}"]`)
    .first();
}

for (const edition of inTurn('lost chunks', editions)) {
  const t = words[edition];

  // How the program is missing makes no other words: both ways are tried in one edition.
  const ways = edition === 'cn' ? 2 : 1;
  for (const [how, answer] of (
    [
      ['is gone after a new version', missing],
      ['stays away', hold],
    ] as const
  ).slice(0, ways)) {
    test(`a page whose program ${how} keeps its address and can be tried again, ${edition}`, async ({ page }) => {
      await shortenTimeout(page);
      await page.goto(pathFor(edition, '/Terms'));
      await page.route(priceChunk, answer);
      await pageLink(page, edition, '/BTCPrice').click();
      await expect(page.getByRole('heading', { name: t.page, exact: true })).toBeInViewport();
      await expect(page).toHaveURL(exactly(edition, '/BTCPrice'));
      await page.unroute(priceChunk);
      await page.getByRole('button', { name: t.retry, exact: true }).click();
      await expect(page.getByRole('heading', { name: t.page, exact: true })).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(exactly(edition, '/BTCPrice'));
    });
  }

  test(`a page that is asked for offline keeps its address and the ${edition} site around it`, async ({
    page,
    context,
    allowedMessages,
  }) => {
    // Where the page's route itself is missing the document is made anew; the styles within the first are not taken twice.
    allowedMessages.push(/Applying inline style/);
    await page.goto(pathFor(edition, '/Terms'));
    await context.setOffline(true);
    await pageLink(page, edition, '/BTCEst').click();
    await expect(page.getByRole('heading', { name: t.page, exact: true })).toBeVisible();
    await expect(page).toHaveURL(exactly(edition, '/BTCEst'));
    const retry = page.getByRole('button', { name: t.retry, exact: true });
    await retry.click();
    await expect(retry).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('heading', { name: t.page, exact: true })).toBeHidden();
    await expect(page).toHaveURL(exactly(edition, '/BTCEst'));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const [how, answer] of (
    [
      ['fails', (route: Route) => route.abort()],
      ['stays away', hold],
    ] as const
  ).slice(0, ways)) {
    test(`a dialog whose program ${how} can be tried again in its place, ${edition}`, async ({ page }) => {
      if (answer === hold) await shortenTimeout(page);
      await page.route(dialogChunk, answer);
      await page.goto(pathFor(edition, '/Terms'));
      await loginLink(page, edition).click();
      const failure = page.getByRole('dialog', { name: t.dialog, exact: true });
      await expect(failure).toBeVisible();
      await failure.getByRole('button', { name: t.close, exact: true }).click();
      await expect(failure).toBeHidden();
      await expect(page).toHaveURL(exactly(edition, '/Terms'));
      await loginLink(page, edition).click();
      await expect(failure).toBeVisible();
      // What is held is under way; only a part that failed comes by itself.
      if (answer === hold) return;
      await page.unroute(dialogChunk);
      await failure.getByRole('button', { name: t.retry, exact: true }).click();
      await expect(failure).toBeHidden();
      // A browser that remembers what failed has loaded the page anew, and the link opens the dialog.
      const login = page.getByRole('dialog', { name: t.login });
      await expect(async () => {
        if (!(await login.isVisible())) await loginLink(page, edition).click({ timeout: 2_000 });
        await expect(login).toBeVisible({ timeout: 2_000 });
      }).toPass();
    });
  }
}
