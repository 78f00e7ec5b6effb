import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { type Edition, editions, expect, expectAccessible, pathFor, test } from './portal.fixture.ts';

const words = {
  cn: {
    chart: '图表',
    table: '表格',
    origin: '来源国',
    months: '起止月份',
    apply: '应用',
    brazil: '巴西',
    uruguay: '乌拉圭',
    quarter: '季度',
    storage: '储藏方式',
    frozen: '冷冻',
    rankingSpan: '排名时期',
    download: '下载 CSV',
    startAfterEnd: '起始月份不能晚于截止月份',
    members: '会员内容',
    yoy: '同比',
    volume: '数量',
    find: '在表中查找',
    failed: '图表没有显示出来',
    retry: '重试',
    title: '标题,国别进口',
    columns: '时期,来源国代码,来源国,数量（吨）',
    from: '起始月份',
    to: '截止月份',
  },
  en: {
    chart: 'Chart',
    table: 'Table',
    origin: 'Origin',
    months: 'Months',
    apply: 'Apply',
    brazil: 'Brazil',
    uruguay: 'Uruguay',
    quarter: 'Quarter',
    storage: 'Storage',
    frozen: 'Frozen',
    rankingSpan: 'Ranked period',
    download: 'Download CSV',
    startAfterEnd: 'The start cannot be later than the end',
    members: 'Members only',
    yoy: 'Year on year',
    volume: 'Volume',
    find: 'Find in the table',
    failed: 'The chart could not be drawn',
    retry: 'Try again',
    title: 'Title,Imports by origin',
    columns: 'Period,Origin code,Origin,Volume (t)',
    from: 'From',
    to: 'To',
  },
} as const satisfies Record<Edition, Record<string, string>>;

async function openChart(page: Page, edition: Edition, search = ''): Promise<void> {
  await page.goto(pathFor(edition, `/BTCData${search}`));
  await expect(page.getByRole('img').and(page.locator('[data-ready]'))).toHaveAttribute('data-ready', 'true');
}

function popover(page: Page, label: string) {
  return page.locator('details', { has: page.locator('summary', { hasText: label }) });
}

function figures(texts: readonly string[]): readonly number[] {
  return texts.map((text) => Number(text.replaceAll(',', ''))).filter((value) => !Number.isNaN(value));
}

async function linesOf(download: Download): Promise<readonly string[]> {
  return (await readFile(await download.path(), 'utf8')).split('\r\n');
}

for (const edition of editions) {
  const t = words[edition];

  test.describe(`beef data (${edition})`, () => {
    test('shows the chart, and the same sums as a table, one key away', async ({ page }) => {
      await openChart(page, edition);
      await expect(page.locator('canvas').first()).toBeVisible();
      const ranked = figures(await page.locator('tbody tr td:nth-child(2)').allInnerTexts());
      const inChart = ranked.reduce((sum, value) => sum + value, 0);
      const toTable = page.getByRole('link', { name: t.table, exact: true });
      await toTable.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/view=table/);
      const [inTable = 0] = figures(await page.locator('tfoot td').allInnerTexts());
      // Each line of the ranking is rounded to tonnes.
      expect(Math.abs(inChart - inTable)).toBeLessThanOrEqual(ranked.length);
      expect(inTable).toBeGreaterThan(100_000);
      await expectAccessible(page);
    });

    test('keeps the filters in the address, and goes back', async ({ page }) => {
      await openChart(page, edition);
      await popover(page, t.origin).locator('summary').click();
      await page.getByRole('checkbox', { name: t.brazil }).check();
      await page.getByRole('checkbox', { name: t.uruguay }).check();
      await popover(page, t.origin).getByRole('button', { name: t.apply }).click();
      await expect(page).toHaveURL(/\?origin=BRA\.URY$/);
      await page.getByLabel(t.storage).selectOption({ label: t.frozen });
      await expect(page).toHaveURL(/origin=BRA\.URY&storage=frozen/);
      await page.getByRole('link', { name: t.quarter, exact: true }).click();
      await expect(page).toHaveURL(/origin=BRA\.URY&storage=frozen&period=quarter/);
      await expect(page.locator('tbody tr')).toHaveCount(2);

      const shared = await page.context().newPage();
      await shared.goto(page.url());
      await expect(shared.locator('tbody tr')).toHaveCount(2);
      await expect(shared.getByLabel(t.storage)).toHaveValue('frozen');
      await shared.close();

      await page.goBack();
      await expect(page).toHaveURL(/\?origin=BRA\.URY&storage=frozen$/);
      await page.goBack();
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
      const [from, to] = [months.locator('fieldset').first(), months.locator('fieldset').last()];
      await expect(to.locator('[data-month="2026-10"]')).toBeDisabled();
      await expect(from.locator('[data-month="2025-09"]')).toBeDisabled();
      await from.locator('[data-month="2025-10"]').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(from.locator('[data-month="2025-10"]')).toBeFocused();
      await page.keyboard.press('PageDown');
      await expect(from.locator('[data-month="2026-09"]')).toBeFocused();
      await page.keyboard.press('Enter');
      await to.locator('[data-month="2026-03"]').click();
      await expect(months.getByRole('alert')).toHaveText(t.startAfterEnd);
      await expect(months.getByRole('button', { name: t.apply })).toBeDisabled();
      await expectAccessible(page);
      await from.locator('[data-month="2026-02"]').click();
      await months.getByRole('button', { name: t.apply }).click();
      await expect(page).toHaveURL(/\?from=2026-02&to=2026-03$/);
      await expect(months.locator('summary')).toBeFocused();
      await months.locator('summary').press('Enter');
      await page.keyboard.press('Escape');
      await expect(months).not.toHaveAttribute('open');
    });

    test('sorts and finds within the table', async ({ page }) => {
      await page.goto(pathFor(edition, '/BTCData?view=table'));
      const names = page.locator('tbody th');
      await page.getByRole('columnheader', { name: t.volume }).getByRole('link').click();
      await expect(page).toHaveURL(/sort=-Volume/);
      await expect(page.getByRole('columnheader', { name: t.volume })).toHaveAttribute('aria-sort', 'descending');
      await expect(names.first()).toHaveText(t.brazil);
      await page.getByLabel(t.find).fill('ury');
      await expect(names).toHaveText([t.uruguay]);
    });

    test('locks what is older than twelve months, and opens it for a paying member', async ({ page, signIn }) => {
      await page.goto(pathFor(edition, '/BTCData?view=table&from=2024-01&to=2024-12'));
      await expect(page.getByText(t.members)).toBeVisible();
      await expect(page.locator('tfoot')).toHaveCount(0);
      await signIn('demo_paid');
      await page.goto(pathFor(edition, '/BTCData?view=table&from=2024-01&to=2024-12'));
      await expect(page.locator('tfoot')).toHaveCount(1);
      await expect(page.getByText(t.members)).toHaveCount(0);
      const change = page.locator('tfoot [data-change]');
      await expect(change.first()).toBeVisible();
    });

    test('hands out the figures as a file, to a member all that is asked for', async ({ page, signIn }) => {
      await openChart(page, edition, '?origin=BRA');
      const [open] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t.download }).click(),
      ]);
      const lines = await linesOf(open);
      expect(lines[0]).toBe(`\ufeff${t.title}`);
      const head = lines.findIndex((line) => line.startsWith(t.columns));
      expect(head).toBeGreaterThan(0);
      expect(lines.slice(head + 1).filter((line) => line.includes(',BRA,'))).toHaveLength(12);

      await signIn('demo_paid');
      await openChart(page, edition, '?from=2024-01&to=2024-03&origin=BRA');
      const [members] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t.download }).click(),
      ]);
      expect(members.suggestedFilename()).toContain('2024-01_2024-03');
      expect((await linesOf(members)).filter((line) => line.startsWith('2024-0'))).toHaveLength(3);
    });
  });
}

test.describe('beef data, when something fails', () => {
  test.use({ allowedMessages: [/Failed to load|net::ERR|dynamically imported|ChunkLoadError/] });

  test('a chart that does not load leaves the page, and can be tried again', async ({ page }) => {
    await page.route(/chart-engine/, (route) => route.abort());
    await page.goto('/BTCData');
    await expect(page.getByText(words.en.failed)).toBeVisible();
    await expect(page.locator('tbody tr').first()).toContainText(words.en.brazil);
    await page.unroute(/chart-engine/);
    await page.getByRole('button', { name: words.en.retry }).click();
    await expect(page.locator('[data-ready=true] canvas').first()).toBeVisible();
  });

  test('a call that fails is told in the place of the figure, the filters stay, and it can be tried again', async ({
    page,
  }) => {
    await openChart(page, 'en');
    await page.route(/GetBeefWebDataOneChart/, (route) => route.abort());
    await page.getByRole('link', { name: words.en.quarter, exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The connection failed');
    await expect(page.getByLabel(words.en.storage)).toBeVisible();
    await page.unroute(/GetBeefWebDataOneChart/);
    await page.getByRole('button', { name: words.en.retry }).click();
    await expect(page.locator('[data-ready=true] canvas').first()).toBeVisible();
  });

  test('an address that cannot be answered is explained in place', async ({ page }) => {
    const response = await page.goto('/BTCData?origin=XXX&from=2026-05&to=2026-01');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('alert')).toContainText('origin code');
    await page.getByRole('link', { name: words.en.quarter, exact: true }).click();
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
});

test('the figures are in the first HTML, and unknown members of an address do no harm', async ({ request }) => {
  const html = await (await request.get('/cn/BTCData?unit=stone&period=week&view=3d')).text();
  expect(html).toContain('巴西');
  expect(html).toMatch(/合计[\d.]+万吨/);
});

test('the English page has a place for pork', async ({ page }) => {
  await page.goto('/BTCData');
  await page.getByRole('link', { name: 'Pork', exact: true }).click();
  await expect(page).toHaveURL(/\?meat=pork$/);
  await expect(page.getByText('Pork data are on their way')).toBeVisible();
});
