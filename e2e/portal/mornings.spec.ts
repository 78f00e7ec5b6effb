import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { editions, expect, inTurn, pathFor, test } from '../fixtures/portal.fixture.ts';

/*
 * What the three readers of the portal do in the morning, from the front page on and by what stands on the screens.
 */

const words = {
  cn: {
    today: '今日',
    quotas: '牛肉配额',
    used: /已用\d+\.\d%/,
    prices: '价格',
    shank: '牛腱',
    cost: /^算成本/,
    over: '超配额',
    data: '数据',
    twoYears: '2年',
    series: '数量、金额、单价（CSV）',
    columns: ['数量', '金额', '单价'],
    unitValue: '国别单价',
    cite: '引用',
    cited: /^进口牛肉资讯：“.+”.*来源：/,
    address: '数据地址',
    copied: '复制成功',
  },
  en: {
    today: 'Today',
    quotas: 'Beef quotas',
    used: /\d+\.\d% used/,
    prices: 'Prices',
    shank: 'Shin/shank',
    cost: /^Landed cost/,
    over: 'Over quota',
    data: 'Trade data',
    twoYears: '2Y',
    series: 'Volume, value and unit value (CSV)',
    columns: ['Volume', 'Value', 'Unit value'],
    unitValue: 'Unit value',
    cite: 'Cite',
    cited: /^Beef to China, “.+”\. .*Source: /,
    address: 'Data address',
    copied: 'Copied',
  },
} as const;

async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('banner').getByRole('link', { name, exact: true }).first();
  const address = (await tab.getAttribute('href')) ?? '';
  await tab.click();
  await page.waitForURL((url) => url.pathname === address);
}

for (const edition of inTurn('mornings', editions)) {
  const t = words[edition];
  const front = edition === 'cn' ? '/' : '/BTCInfo';

  test(`a buyer's morning on a phone in ${edition}: today's quota, the price of a cut, what it costs landed`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('demo_paid');
    await page.goto(front);
    const main = page.getByRole('main');
    const strip = main.getByRole('region', { name: t.today });
    await expect(strip).toContainText(t.used);
    await strip.getByRole('link', { name: t.quotas, exact: true }).click();
    await page.waitForURL((url) => url.pathname === pathFor(edition, '/Quota'));
    await expect(main.getByRole('listitem').first()).toContainText(/\d+\.\d%/);
    await openTab(page, t.prices);
    const row = main.getByRole('row').filter({ hasText: t.shank }).first();
    await expect(row).toContainText(/\d,\d{3}/);
    await row.locator('a[href*="/Cut/"]').click();
    await page.waitForURL(/\/Cut\/shank/);
    await main.getByRole('link', { name: t.cost }).first().click();
    await page.waitForURL(/LandedCost\?/);
    await expect(main).toContainText(t.over);
  });

  test(`an exporter's morning in ${edition}: two years of imports as a sentence and as one file`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn('demo_paid');
    await page.goto(front);
    const main = page.getByRole('main');
    await openTab(page, t.data);
    await main.getByRole('link', { name: t.twoYears, exact: true }).click();
    await expect(main.getByRole('link', { name: t.twoYears, exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(/\d/);
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: t.series, exact: true }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    for (const title of t.columns) expect(file).toContain(title);
    await main
      .getByRole('link', { name: new RegExp(`^${t.unitValue}`) })
      .first()
      .click();
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(/USD|美元/);
    await expect(page).toHaveURL(/view=beef-two/);
  });

  test(`an analyst's morning in ${edition}: a chart is cited, and its figures are read by a program`, async ({
    page,
    signIn,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn('demo_paid');
    await page.goto(front);
    const main = page.getByRole('main');
    await openTab(page, t.data);
    await main.getByRole('button', { name: t.cite, exact: true }).click();
    await expect(page.getByText(t.copied).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(t.cited);
    await main.getByRole('button', { name: t.address, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.address });
    await expect(dialog).toContainText('/data/v1/beef-one.csv');
    const address = (await dialog.getByRole('link', { name: 'JSON', exact: true }).getAttribute('href')) ?? '';
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ rows: expect.any(Array) });
  });
}
