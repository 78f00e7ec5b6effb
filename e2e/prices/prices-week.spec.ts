import { test as consoleTest, words } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible, pathFor, test } from '../fixtures/portal.fixture.ts';

// A locked call answers 403, one that asks about members’ figures first 400; the browser notes both.
test.use({ allowedMessages: [/status of 40[03]/] });

test("the pages of the price week stand in the en 'en', locked things named and not sent", async ({ page }) => {
  await page.goto(pathFor('en', '/BTCPrice/Report'));
  await page.getByRole('list', { name: 'Issues' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'The full report' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);

  const pages = page.getByRole('navigation', { name: 'Price pages' });
  await pages.getByRole('link', { name: 'Live cattle' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live cattle prices');
  await expect(page.getByRole('table', { name: 'Latest week by market' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live cattle price history' })).toBeVisible();

  await pages.getByRole('link', { name: 'Analysis' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a member compares cattle prices, and the address keeps what is shown', async ({ page, signIn }) => {
  await signIn('demo_paid');
  await page.goto('/BTCPrice/LiveCattle');
  await expect(page.getByRole('table', { name: 'Latest price by market' })).toBeVisible();
  await page.getByRole('link', { name: 'Indexed' }).click();
  await page.getByRole('checkbox', { name: 'Paraguay' }).check();
  await expect(page).toHaveURL(/view=index&series=BRA\.ARG\.URY\.AUS\.NZL\.USA\.PRY$/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Paraguay' })).toBeChecked();
  await expect(page.getByRole('heading', { name: /^Since .+ cattle prices: .+%/ })).toBeVisible();
  await expect(page.getByText(/Cattle prices, first week = 100 · /)).toBeVisible();
  await expectAccessible(page);
});

test('a member answers the survey, sees the full result and changes the answer', async ({ page, signIn }) => {
  await signIn('demo_paid');
  await page.goto('/BTCPrice/Survey');
  const item = page.getByRole('listitem').filter({ hasText: 'Brazil' }).filter({ hasText: 'answered' }).first();
  await item.getByRole('button', { name: /^(?:Answer|Change answer)/ }).click();
  await item.getByRole('radio', { name: 'Flat' }).check();
  await item.getByLabel('Expected low').fill('6000');
  await item.getByLabel('Expected high').fill('5000');
  // A reload loses nothing.
  await page.reload();
  await item.getByRole('button', { name: /^(?:Answer|Change answer)/ }).click();
  await expect(item.getByLabel('Expected low')).toHaveValue('6000');
  await item.getByRole('button', { name: 'Submit' }).click();
  await expect(item.getByText('The expected high cannot be below the expected low')).toBeVisible();
  await item.getByLabel('Expected high').fill('6100');
  await item.getByRole('button', { name: 'Submit' }).click();
  await expect(item.getByText('Your answer: flat')).toBeVisible();
  await expect(item.getByText('Diffusion index')).toBeVisible();
  await item.getByRole('button', { name: 'Change answer' }).click();
  await item.getByRole('radio', { name: 'Up' }).check();
  await item.getByRole('button', { name: 'Submit' }).click();
  await expect(item.getByText('Your answer: up')).toBeVisible();
  await expectAccessible(page);
});

consoleTest(
  'an analyst makes a survey item and opens it, and reads a report with its figures',
  { tag: '@long' },
  async ({ page, signIn }) => {
    const t = words.en;
    await signIn('demo_analyst');
    await page.goto(`${t.root}/prices/survey`);
    await page.getByRole('button', { name: 'Add a survey item' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Origin' }).fill('NZL');
    await page.getByRole('listbox').getByRole('option', { name: 'New Zealand' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('row').filter({ hasText: 'New Zealand' }).first();
    await row.getByRole('button', { name: /^Open/ }).click();
    await dialog.getByRole('button', { name: 'Open' }).click();
    // Without a price of its own it starts from the quote of its week, which is members'.
    await expect(dialog).toContainText(
      'Everybody will see these members’ figures: New Zealand · Forequarter, 6-cut set',
    );
    await expect(dialog.getByRole('button', { name: 'Open' })).toBeDisabled();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Open' }).click();
    await expect(row.getByText('Open', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${t.root}/prices/reports`);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByLabel('Title (English)')).toHaveValue(/Imported beef weekly report/);
    await expect(page.getByRole('textbox', { name: 'Summary, English' })).toContainText(/\w/);
    await expectAccessible(page);
    await page.goto(`${t.root}/prices/cattle`);
    await expect(page.getByRole('grid', { name: /Live cattle/ }).getByRole('row')).toHaveCount(12);
    await expectAccessible(page);
  },
);
