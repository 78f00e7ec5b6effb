import type { Page } from '@playwright/test';
import { expect, pathFor, test } from '../fixtures/portal.fixture.ts';

const phone = { width: 390, height: 844 };
const firstThird = phone.height / 3;

async function edges(page: Page, text: string | RegExp): Promise<{ readonly right: number; readonly bottom: number }> {
  const box = await page.getByRole('main').getByText(text, { exact: true }).first().boundingBox();
  return { right: (box?.x ?? 0) + (box?.width ?? 9999), bottom: (box?.y ?? 0) + (box?.height ?? 9999) };
}

const words = {
  cn: {
    week: '较上周',
    terms: /CFR 中国主港/,
    spot: '现货',
    quotes: /条报价$/,
    latest: '最新价',
    year: '同比',
    cuts: '部位',
    toTop: '回到顶部',
  },
  en: {
    week: 'w/w',
    terms: /CFR Main ports/,
    spot: 'Spot',
    quotes: /quotes?$/,
    latest: 'Latest price',
    year: 'y/y',
    cuts: 'Cut',
    toTop: 'Back to top',
  },
} as const;

test('a phone shows the first prices with their change, in cn, and the whole line opens', async ({ page, signIn }) => {
  const t = words.cn;
  await page.setViewportSize(phone);
  await signIn('demo_paid');
  await page.goto(pathFor('cn', '/BTCPrice'));
  const rows = page.getByRole('table').locator('tbody tr:has(a)');
  // Term and port are said once, above.
  await expect(page.getByRole('main').getByText(t.terms)).toHaveCount(1);
  const first = await rows.first().boundingBox();
  expect(first?.y).toBeLessThan(firstThird);
  expect((await edges(page, t.week)).right).toBeLessThan(phone.width);
  // Anywhere on the line, also far from the name.
  const address = await rows.first().getByRole('link').first().getAttribute('href');
  await page.mouse.click(phone.width - 60, (first?.y ?? 0) + (first?.height ?? 0) / 2);
  await expect(page).toHaveURL(address ?? '');
  // The number first, before any chart.
  const figure = page.getByRole('region', { name: t.latest });
  for (const part of [t.week, t.year]) await expect(figure).toContainText(part);
  await expect(figure).toContainText(/\d,\d{3}/);
  const chart = await page.getByRole('main').getByRole('img').first().boundingBox();
  const number = await figure.boundingBox();
  expect((number?.y ?? 9999) + (number?.height ?? 0)).toBeLessThan(chart?.y ?? 0);
});

test('a phone shows the first figure of a weekly report in its first third, in en', async ({ page, signIn }) => {
  await page.setViewportSize(phone);
  await signIn('demo_paid');
  await page.goto(pathFor('en', '/BTCPrice/Report'));
  await page.getByRole('main').locator('a[href*="/BTCPrice/Report/"]').first().click();
  const first = page.getByRole('table').first().locator('tbody tr').first();
  await expect(first).toContainText(/\d/);
  expect((await first.boundingBox())?.y).toBeLessThan(firstThird);
});

test('what narrows the prices is what the market quotes, and stays over a change of market, in cn', async ({
  page,
  signIn,
}) => {
  const t = words.cn;
  await page.setViewportSize(phone);
  await signIn('demo_paid');
  await page.goto(pathFor('cn', '/BTCPrice?origin=BRA&term=CFR'));
  // The count stands by the filter that is open.
  const count = page.getByRole('status').filter({ hasText: t.quotes });
  await expect(count).toBeInViewport();
  const quotesLink = page.getByRole('main').getByRole('link', { name: t.spot, exact: true });
  await expect(quotesLink).toHaveAttribute('href', /\?market=spot&origin=BRA$/);
  const cuts = page.getByLabel(t.cuts, { exact: true }).locator('option');
  const forward = await cuts.allInnerTexts();
  await quotesLink.click();
  await expect(page).toHaveURL(/market=spot&origin=BRA$/);
  await expect.poll(() => cuts.allInnerTexts()).not.toEqual(forward);
  // Each cut that is offered has quotes.
  const values = await cuts.evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  await page.goto(pathFor('cn', `/BTCPrice?market=spot&cut=${values.at(-1) ?? ''}`));
  await expect(page.getByRole('table').locator('tbody tr:has(a)').first()).toBeVisible();
});

test('prices and the weekly report print without what is not theirs, in en', async ({ page, signIn }) => {
  await signIn('demo_paid');
  await page.goto(pathFor('en', '/BTCPrice/Report'));
  const report = await page.getByRole('main').locator('a[href*="/BTCPrice/Report/"]').first().getAttribute('href');
  for (const [address, most] of [
    // English names of cuts take two lines.
    [pathFor('en', '/BTCPrice'), 2],
    // Its number, chart and figures; then the sheet of the series.
    [pathFor('en', '/BTCPrice/Series/1'), 2],
    [report ?? '', 5],
  ] as const) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'navigation', 'contentinfo', 'search', 'complementary', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: null });
  }
});

test('what the search for plants gives as examples is found, in cn', async ({ page }) => {
  for (const path of ['/BTCEst', '/BTCPorkEst']) {
    await page.goto(pathFor('cn', path));
    const field = page.getByRole('main').getByRole('combobox').first();
    const [, ...examples] = /^(?:如|e\.g\.) (.+)$/.exec((await field.getAttribute('placeholder')) ?? '') ?? [];
    const numbers = (examples[0] ?? '').split(/[、,] ?/).filter((example) => /\d/.test(example));
    expect(numbers).not.toEqual([]);
    for (const number of numbers) {
      await expect(page.getByRole('main')).toContainText(number);
      await page.goto(pathFor('cn', `${path}${path.includes('?') ? '&' : '?'}q=${number}`));
      await expect(page.getByRole('table').locator('tbody tr:has(a)').first()).toContainText(
        number.replace(/^\D+/, ''),
      );
      await page.goBack();
    }
  }
});

test('tables are read to their last column, and nothing stands over it, in en', async ({ page, signIn }) => {
  const t = words.en;
  const hiddenWidth = () =>
    page
      .getByRole('table')
      .first()
      .evaluate((table) => table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0));
  await signIn('demo_paid');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pathFor('en', '/BTCData?view=beef-four&show=table'));
  expect(await hiddenWidth()).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, 1200);
  const last = await page.getByRole('table').first().boundingBox();
  const top = await page.getByRole('button', { name: t.toTop }).boundingBox();
  expect(top?.x ?? 0).toBeGreaterThanOrEqual((last?.x ?? 9999) + (last?.width ?? 0));
  await page.setViewportSize(phone);
  await page.goto(pathFor('en', '/BTCInfo/ArticleFree/1021'));
  expect(await hiddenWidth()).toBeLessThanOrEqual(0);
});

test('the narrowest phone, a list of reports and what is embedded, in cn', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(pathFor('cn', '/BTCPrice/LandedCost'));
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  // What is imported comes from elsewhere.
  await expect(page.getByRole('main').locator('option[value="CHN"]')).toHaveCount(0);
  // The dates are folded: the first report stands on the first screen.
  await page.setViewportSize(phone);
  await page.goto(pathFor('cn', '/BTCInfo/Report'));
  await expect(page.getByRole('main').locator('a[href*="/BTCInfo/Article"]').first()).toBeInViewport();
  await page.goto(`/embed${pathFor('cn', '/BTCData')}`);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
});
