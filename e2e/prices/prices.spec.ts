import { readFile } from 'node:fs/promises';
import { type Edition, editions, expect, expectAccessible, inTurn, pathFor, test } from '../fixtures/portal.fixture.ts';

const of = <Text>(edition: Edition, texts: { readonly cn: Text; readonly en: Text }): Text => texts[edition];

test('a day of prices is named and locked for visitors; a paid member narrows it, opens a history and takes it home', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto('/BTCPrice');
  await expect(visitor.getByRole('heading', { name: 'Beef: forward quotes' })).toBeVisible();
  await expect(visitor.getByRole('table')).toHaveCount(0);
  await visitor.close();

  await signIn('demo_paid');
  await page.goto('/BTCPrice');
  const table = page.getByRole('table');
  await expect(table).toContainText('Beef, forward quotes');
  const markets = page.getByRole('navigation', { name: 'Market', exact: true });
  await expect(markets.getByRole('link')).toHaveText(['Forward', 'Afloat', 'Spot', 'Live cattle', 'Wholesale']);
  await expect(markets.getByRole('link', { name: 'Live cattle' })).toHaveAttribute('href', '/BTCPrice/LiveCattle');
  const latest = await page.getByLabel('Date', { exact: true }).inputValue();
  await page.getByRole('link', { name: 'Earlier' }).click();
  await expect(page.getByLabel('Date', { exact: true })).not.toHaveValue(latest);
  await page.getByLabel('Origin').selectOption({ label: 'Uruguay' });
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d.*origin=URY|origin=URY.*date=/);
  await expect(table.getByRole('rowheader', { name: 'Brazil' })).toHaveCount(0);
  await page.getByLabel('Unit').selectOption('CNY/kg');
  await expect(table).toContainText('CNY/kg');
  await expectAccessible(page);

  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/BTCPrice\/Series\/\d+\?unit=CNY/);
  await page.getByRole('link', { name: '3M' }).click();
  await expect(page).toHaveURL(/period=3M/);
  await page.getByLabel('Price basis').selectOption({ label: 'Ex cold store incl. VAT' });
  await expect(page.getByRole('heading', { name: 'How the latest price was converted' })).toBeVisible();
  // The heading stood there for the unit already: the file is of what the page shows by now.
  const file = page.getByRole('link', { name: 'Download CSV' });
  await expect(file).toHaveAttribute('href', /[?&]Level=\w/);
  const saved = page.waitForEvent('download');
  await file.click();
  const text = await readFile(await (await saved).path(), 'utf8');
  for (const part of ['Uruguay', 'CNY/kg', 'Ex cold store incl. VAT', 'Source']) expect(text).toContain(part);
  await expectAccessible(page);
});

test('a choice shows before its answer is there, and the next one builds on it', async ({ page }) => {
  await page.goto('/BTCPrice');
  const held = Promise.withResolvers<void>();
  await page.route('**/GetWebPriceDataList', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel('Origin').selectOption({ label: 'Uruguay' });
  await expect(page.getByLabel('Origin')).toHaveValue('URY');
  await page.getByLabel('Unit').selectOption('CNY/kg');
  await expect(page.getByLabel('Origin')).toHaveValue('URY');
  await expect(page).toHaveURL(/\/BTCPrice$/);
  held.resolve();
  await expect(page).toHaveURL(/\/BTCPrice\?origin=URY&unit=CNY/);
  await expect(page.getByLabel('Unit')).toHaveValue('CNY/kg');
});

test('indices are open: level, changes, cells quoted and carried, as a chart and as a table', async ({ page }) => {
  await page.goto('/BTCPrice/Indices');
  await expect(page.getByRole('table').first()).toContainText('Carried');
  await page.getByRole('link', { name: 'Spot premium over landed forward', exact: true }).click();
  await expect(page).toHaveURL(/kind=spread/);
  await page.reload();
  await page.getByRole('radio', { name: 'Table' }).check({ force: true });
  await expect(page.getByRole('table', { name: /spot premium over landed forward.*weekly/i })).toBeVisible();
  await expectAccessible(page);
});

test('prices of others stand beside an index of ours, each with its unit and source, and can be taken home', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto('/cn/BTCPrice/Benchmarks');
  await expect(visitor.getByRole('heading', { name: '参考价的数值' })).toBeVisible();
  await expect(visitor.getByRole('table', { name: '参考价一览' })).not.toContainText('美元/公斤');
  await visitor.close();

  await signIn('demo_paid');
  await page.goto('/BTCPrice/Benchmarks');
  await page
    .getByRole('table', { name: 'All benchmarks' })
    .getByRole('link', { name: /futures/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^Live cattle exchange futures/ })).toBeVisible();
  await page.getByLabel('Compare with').selectOption({ label: 'Beef spot index' });
  await expect(page.getByText(/^Both lines are 100 in/)).toBeVisible();
  await page.getByRole('link', { name: '3M', exact: true }).click();
  await expect(page).toHaveURL(/period=3M.*beside=beef-spot/);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  for (const part of ['US¢/lb', 'Source', 'Close']) expect(text).toContain(part);
});

test('landed cost is computed line by line, in quota and over it', async ({ page }) => {
  await page.goto('/BTCPrice/LandedCost?origin=BRA&cif=6000&rate=7.2&duty=12&surcharge=55&vat=9&port=1');
  const result = page.getByRole('region', { name: 'Result' });
  // 6000 × 7.2 ÷ 1000 × 1.12 × 1.09 + 1, and with 12 + 55 %.
  await expect(result).toContainText('53.74');
  await expect(result).toContainText('79.64');
  await page.getByLabel('CIF (USD/t)').fill('none');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Enter a number above 0')).toBeVisible();
  await page.getByLabel('CIF (USD/t)').fill('5,000');
  await expectAccessible(page);
});

for (const edition of inTurn('pork prices', editions)) {
  test(`pork prices are one page from beef in the ${edition} edition`, async ({ page, signIn }) => {
    await signIn('demo_paid');
    await page.goto(pathFor(edition, '/BTCPrice'));
    await page
      .getByRole('link', { name: of(edition, { cn: '猪肉', en: 'Pork' }), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(of(edition, { cn: /\/cn\/ProkPrice$/, en: /\/BTCPrice\?meat=pork$/ }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      of(edition, { cn: '猪肉报价', en: 'Pork prices' }),
    );
    await expect(page.getByRole('table')).toContainText(of(edition, { cn: '巴西', en: 'Brazil' }));
    await expectAccessible(page);
  });
}
