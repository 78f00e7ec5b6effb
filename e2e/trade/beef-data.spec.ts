import { readFile } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import { dataWords, figures, openChart, popover, rowNames, unfold } from '../fixtures/data-views.fixture.ts';
import { editions, expect, expectAccessible, inTurn, pathFor, test } from '../fixtures/portal.fixture.ts';

async function toLines(download: Download): Promise<readonly string[]> {
  return (await readFile(await download.path(), 'utf8')).split(/\r?\n/);
}

for (const edition of inTurn('beef data', editions)) {
  const t = dataWords[edition];

  test.describe(`beef imports by origin (${edition})`, () => {
    test('shows the chart, and the same sums as a table, one key away', async ({ page }) => {
      await openChart(page, edition);
      const ranked = figures(await page.locator('tbody tr td:nth-child(2)').allInnerTexts());
      const inChart = ranked.reduce((sum, value) => sum + value, 0);
      const toTable = page.getByRole('link', { name: t.table, exact: true });
      await toTable.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?show=table$/);
      await expect(page.locator('tfoot td').first()).toBeVisible();
      const [inTable = 0] = figures(await page.locator('tfoot td').allInnerTexts());
      expect(inTable).toBeGreaterThan(100_000);
      // The list beside the chart has the largest; each of its lines is rounded to tonnes.
      expect(inChart).toBeGreaterThan(inTable * 0.9);
      expect(inChart).toBeLessThanOrEqual(inTable + ranked.length);
      const rows = figures(await page.locator('section tbody tr td:nth-child(2)').allInnerTexts());
      expect(Math.abs(rows.reduce((sum, value) => sum + value, 0) - inTable)).toBeLessThanOrEqual(rows.length);
      await expectAccessible(page);
    });

    // What follows is the same in both but for words that others look at.
    if (edition === 'en') return;

    test('locks what is older than twelve months, and opens it for a paying member', async ({ page, signIn }) => {
      await page.goto(pathFor(edition, '/BTCData?show=table&from=2024-01&to=2024-12'));
      await expect(page.getByText(t.members)).toBeVisible();
      await expect(page.locator('tfoot')).toHaveCount(0);
      await signIn('demo_paid');
      await page.goto(pathFor(edition, '/BTCData?show=table&from=2024-01&to=2024-12'));
      await expect(page.locator('tfoot')).toHaveCount(1);
      await expect(page.getByText(t.members)).toHaveCount(0);
      const change = page.locator('tfoot [data-change]');
      await expect(change.first()).toBeVisible();
    });

    test('hands out the figures as a file, to a member all that is asked for', async ({ page, signIn }) => {
      await openChart(page, edition, '?origin=BRA');
      const [open] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t.csv }).click(),
      ]);
      const lines = await toLines(open);
      expect(lines[0]).toBe(`\ufeff${t.title}`);
      expect(lines.some((line) => line.startsWith(t.columns))).toBe(true);
      expect(lines.filter((line) => line.startsWith('BRA,'))).toHaveLength(1);

      await signIn('demo_paid');
      await openChart(page, edition, '?from=2024-01&to=2024-03&origin=BRA');
      const [members] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t.xlsx }).click(),
      ]);
      expect(members.suggestedFilename()).toBe('beef-one_2024-01_2024-03.xlsx');
      const [picture] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t.picture }).click(),
      ]);
      expect(picture.suggestedFilename()).toMatch(/^beef-one_month_2024-01_2024-03.*\.png$/);
    });

    test('keeps the filters in the address, and goes back', async ({ page }) => {
      await openChart(page, edition);
      await popover(page, t.origin).locator('summary').click();
      await page.getByRole('checkbox', { name: t.brazil }).check();
      await page.getByRole('checkbox', { name: t.uruguay }).check();
      await popover(page, t.origin).getByRole('button', { name: t.apply }).click();
      await expect(page).toHaveURL(/\?origin=BRA\.URY$/);
      await unfold(page, t.more);
      await page.getByLabel(t.storage).selectOption({ label: t.frozen });
      await expect(page).toHaveURL(/origin=BRA\.URY&storage=frozen$/);
      await unfold(page, t.more);
      await page.getByLabel(t.period, { exact: true }).selectOption('quarter');
      await expect(page).toHaveURL(/origin=BRA\.URY&storage=frozen&period=quarter$/);
      await expect(page.locator('tbody tr')).toHaveCount(2);

      const shared = await page.context().newPage();
      await shared.goto(page.url());
      await expect(shared.locator('tbody tr')).toHaveCount(2);
      await expect(shared.getByLabel(t.storage)).toHaveValue('frozen');
      await shared.close();

      await page.goBack();
      await expect(page).toHaveURL(/\?origin=BRA\.URY&storage=frozen$/);
      await page.getByRole('link', { name: t.reset, exact: true }).click();
      await expect(page).toHaveURL(/BTCData$/);
      await expect(page.getByLabel(t.storage)).toHaveValue('');
    });

    test('ranks the origins of the month that is chosen by key or by press', async ({ page }) => {
      await openChart(page, edition);
      const first = page.locator('tbody tr').first();
      const whole = await first.innerText();
      await page.getByLabel(t.rankingSpan).selectOption({ index: 1 });
      await expect(page).toHaveURL(/\?at=\d{4}-\d\d$/);
      await expect(first).not.toHaveText(whole);
      await page.getByLabel(t.rankingSpan).selectOption({ index: 0 });
      await expect(page).not.toHaveURL(/at=/);
      await page
        .locator('canvas')
        .first()
        .click({ position: { x: 300, y: 250 } });
      await expect(page).toHaveURL(/\?at=\d{4}-\d\d$/);
    });

    test('chooses months by keyboard, within what is published and open, and never backwards', async ({ page }) => {
      await openChart(page, edition);
      const months = popover(page, t.months);
      await months.locator('summary').press('Enter');
      const [from, to] = [months.getByRole('listbox').first(), months.getByRole('listbox').last()];
      const month = (list: Locator, number: number) => list.getByRole('option').nth(number - 1);
      await expect(month(to, 10)).toHaveAttribute('aria-disabled', 'true');
      await expect(month(from, 9)).toHaveAttribute('aria-disabled', 'true');
      await from.focus();
      await expect(month(from, 10)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(month(from, 10)).toBeFocused();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(month(from, 8)).toHaveAttribute('aria-selected', 'true');
      await month(to, 3).click();
      await expect(months.getByRole('alert')).toHaveText(t.startAfterEnd);
      await expect(months.getByRole('button', { name: t.apply })).toBeDisabled();
      await expectAccessible(page);
      await month(from, 2).click();
      await months.getByRole('button', { name: t.apply }).click();
      await expect(page).toHaveURL(/\?from=2026-02&to=2026-03$/);
      await expect(months.locator('summary')).toBeFocused();
      await months.locator('summary').press('Enter');
      await page.keyboard.press('Escape');
      await expect(months).not.toHaveAttribute('open');
    });

    test('sorts and finds within the table, and keeps both in the address', async ({ page }) => {
      await page.goto(pathFor(edition, '/BTCData?show=table'));
      const names = rowNames(page);
      await page.getByRole('columnheader', { name: t.volume }).getByRole('link').click();
      await expect(page).toHaveURL(/sort=-Volume/);
      await expect(page.getByRole('columnheader', { name: t.volume })).toHaveAttribute('aria-sort', 'descending');
      await expect(names.first()).toContainText(t.brazil);
      await page.getByLabel(t.find).fill('ury');
      await expect(names).toHaveCount(1);
      await expect(names).toContainText(t.uruguay);
      await expect(page).toHaveURL(/sort=-Volume&find=ury$/);
      await page.reload();
      await expect(names).toHaveCount(1);
    });

    test('compares origins as lines', async ({ page }) => {
      await openChart(page, edition);
      await unfold(page, t.display);
      await page.getByRole('link', { name: t.compare, exact: true }).click();
      await expect(page).toHaveURL(/\?variant=lines$/);
      const filter = popover(page, t.compareFilter).last();
      await filter.locator('summary').click();
      await filter.getByRole('checkbox', { name: t.brazil }).check();
      await filter.getByRole('checkbox', { name: t.argentina }).check();
      await filter.getByRole('button', { name: t.apply }).click();
      await expect(page).toHaveURL(/\?variant=lines&compare=BRA\.ARG$/);
    });

    test('counts in carcase weight where that is asked for', async ({ page }) => {
      await page.goto(pathFor(edition, '/BTCData?show=table'));
      const sum = page.locator('tfoot td').first();
      const [product = 0] = figures([await sum.innerText()]);
      await unfold(page, t.display);
      await page.getByRole('link', { name: t.carcase }).click();
      await expect(page).toHaveURL(/weight=carcase/);
      await expect.poll(async () => figures([await sum.innerText()])[0] ?? 0).toBeCloseTo(product * 1.4, -1);
    });
  });
}

test.describe('beef data, when something fails', () => {
  test.use({ allowedMessages: [/Failed to load|net::ERR|dynamically imported|ChunkLoadError/] });
  const t = dataWords.en;

  test('a chart that does not load leaves the page, and can be tried again', async ({ page }) => {
    await page.route(/chart-engine/, (route) => route.abort());
    await page.goto('/BTCData');
    await expect(page.getByText(t.failed)).toBeVisible();
    await expect(page.locator('tbody tr').first()).toContainText(t.brazil);
    await page.unroute(/chart-engine/);
    await page.getByRole('button', { name: t.retry }).click();
    await expect(page.locator('[data-ready=true] canvas').first()).toBeVisible();
  });

  test('a call that fails is told in the place of the figure, the filters stay, and it can be tried again', async ({
    page,
  }) => {
    await openChart(page, 'en');
    await page.route(/GetBeefWebDataOneChart/, (route) => route.abort());
    await unfold(page, t.more);
    await page.getByLabel(t.period, { exact: true }).selectOption('quarter');
    await expect(page.getByRole('alert')).toContainText('The connection failed');
    await unfold(page, t.more);
    await expect(page.getByLabel(t.storage)).toBeVisible();
    await page.unroute(/GetBeefWebDataOneChart/);
    await page.getByRole('button', { name: t.retry }).click();
    await expect(page.locator('[data-ready=true] canvas').first()).toBeVisible();
  });

  test('an address that cannot be answered is explained in place', async ({ page }) => {
    for (const [search, why] of [
      ['from=2026-05&to=2026-01', 'start month'],
      ['origin=XXX', 'origin code'],
    ] as const) {
      const response = await page.goto(`/BTCData?${search}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('alert')).toContainText(why);
    }
    await unfold(page, t.more);
    await page.getByLabel(t.period, { exact: true }).selectOption('quarter');
    await expect(page).toHaveURL(/\?period=quarter$/);
    await expect(page.getByRole('img').first()).toBeVisible();
  });
});

test('the chart follows the theme and the width of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openChart(page, 'en');
  const canvas = page.locator('[data-ready=true] canvas').first();
  const draw = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const light = await draw();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(draw).not.toBe(light);
  const { width = 0 } = (await canvas.boundingBox()) ?? {};
  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? width).toBeLessThan(width);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
});

test('the figures are in the first HTML, and unknown members of an address do no harm', async ({ request }) => {
  const html = await (await request.get('/cn/BTCData?unit=stone&period=week&view=3d')).text();
  expect(html).toContain('巴西');
  expect(html).toMatch(/合计[\d.]+万吨/);
});
