import { type Edition, editions, expect, inTurn, pathFor, scenes, test } from '../fixtures/portal.fixture.ts';

const words = {
  cn: {
    prices: '价格',
    cutPage: '部位页',
    forward: /^期货，/,
    chart: /到库成本、现货价和毛利/,
    cut: '牛腱',
    // None of its prices is everybody's.
    lockedCut: '牛胸',
  },
  en: {
    prices: 'Prices',
    cutPage: 'Cut page',
    forward: /^Forward,/,
    chart: /landed cost, spot and margin/,
    cut: 'Shin/shank',
    lockedCut: 'Brisket',
  },
} as const;
const start = (edition: Edition) => (edition === 'cn' ? '/' : '/BTCInfo');

for (const { edition, ...size } of inTurn('cut', scenes)) {
  const t = words[edition];
  const at = `at ${size.width} px in ${edition}`;
  test(`a member is two clicks from the front page to what a cut costs, and one more to its landed cost, ${at}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize(size);
    await signIn('demo_paid');
    await page.goto(start(edition));
    await page.getByRole('banner').getByRole('link', { name: t.prices, exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: t.cut }).first();
    await row.getByRole('link', { name: t.cutPage, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.cut })).toBeVisible();
    await expect(page.getByRole('table', { name: t.forward }).getByRole('row').nth(1)).toContainText(/\d,\d{3}/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await page.locator('a[href*="/LandedCost?"]').first().click();
    await expect(page).toHaveURL(/LandedCost\?origin=[A-Z]{3}&cif=\d+/);
  });

  test(`a plant's page says what its cuts cost and leads to them, ${at}`, async ({ page, signIn }) => {
    await page.setViewportSize(size);
    await signIn('demo_paid');
    await page.goto(pathFor(edition, '/BTCEst/Plant/24'));
    const row = page.getByRole('table', { name: t.forward }).getByRole('row').filter({ hasText: t.cut });
    await expect(row).toContainText(/\d,\d{3}/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await row.getByRole('link', { name: t.cut, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.cut })).toBeVisible();
  });
}

test('the chart of a cut that nobody has come to is on paper, in cn', async ({ page, signIn }) => {
  const t = words.cn;
  await page.setViewportSize({ width: 390, height: 300 });
  await signIn('demo_paid');
  await page.goto(pathFor('cn', '/Cut/shank'));
  const chart = page.getByRole('img', { name: t.chart });
  await expect(chart).toHaveAttribute('data-ready', 'false');
  const engine = page.waitForResponse(/\/engine-[^/]*\.js$/);
  await page.keyboard.press('Control');
  await engine;
  await page.waitForLoadState('networkidle');
  // The browser waits for nothing then: what is painted in the event itself is on paper.
  const isPainted = await chart.evaluate((box) => {
    window.dispatchEvent(new Event('beforeprint'));
    const canvas = box.querySelector('canvas');
    const drawn = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return drawn?.some((value) => value > 0) === true;
  });
  expect(isPainted).toBe(true);
});

test('what a cut costs is in no byte of the pages that a stranger gets', async ({ page, signIn, request }) => {
  await signIn('demo_paid');
  await page.goto('/Cut/brisket');
  const shown = page.getByRole('table', { name: words.en.forward }).locator('tbody strong');
  // The document is everybody's; what members see comes after it.
  await expect(shown.first()).toBeVisible();
  const prices = await shown.allTextContents();
  expect(prices.length).toBeGreaterThan(2);
  for (const edition of editions) {
    const html = await (await request.get(pathFor(edition, '/Cut/brisket'))).text();
    expect(html).toContain(words[edition].lockedCut);
    for (const price of prices) {
      expect(html).not.toContain(price);
      expect(html).not.toMatch(new RegExp(`\\b${price.replace(',', '')}\\b`));
    }
  }
});
