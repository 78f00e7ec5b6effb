import { test } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

test('a list is filtered as one types, and the next click is the click it was', async ({ openAs, signedIn }) => {
  const page = await openAs(await signedIn('demo_analyst'), '/console/en/plants/register');
  const main = page.getByRole('main');
  await expect(main.getByRole('row').nth(5)).toBeVisible();
  const wanted = (await main.getByRole('rowheader').nth(3).getByRole('link').innerText()).trim();

  // Without Enter and without leaving the field.
  await main.getByRole('searchbox').pressSequentially(wanted, { delay: 30 });
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(wanted)}`));
  await expect(main.getByRole('rowheader').first()).toContainText(wanted);

  // Typed and clicked at once: the link leads where it says.
  await main.getByRole('searchbox').fill('');
  await main.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wanted);
  await page.goBack();
  await expect(main.getByRole('searchbox')).toBeVisible();
});

test('J, K and Enter walk a list and open a row; a letter typed into a field stays a letter', async ({
  openAs,
  signedIn,
}) => {
  const page = await openAs(await signedIn('demo_desk'), '/console/en/desk/members');
  const main = page.getByRole('main');
  const rows = main.getByRole('rowheader');
  await expect(rows.nth(2)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  const name = (await rows.nth(1).getByRole('link').innerText()).trim();
  await main.getByRole('searchbox').first().press('j');
  await expect(main.getByRole('searchbox').first()).toHaveValue('j');
  await main.getByRole('searchbox').first().fill('');
  await expect(page).not.toHaveURL(/q=j/);
  await expect(rows.filter({ hasText: name }).getByRole('link')).toBeVisible();
  await rows.filter({ hasText: name }).getByRole('link').focus();
  const next = await rows.evaluateAll((cells, here) => {
    const names = cells.map((cell) => cell.querySelector('a')?.textContent?.trim() ?? '');
    return names[names.indexOf(here) + 1] ?? '';
  }, name);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(name);
  // A record leads on to the next one of the list it was opened from, and back.
  await page.keyboard.press('j');
  await expect(title).toContainText(next);
  await page.keyboard.press('k');
  await expect(title).toContainText(name);
});

test('several entries are published at once', async ({ openAs, signedIn, newMember }) => {
  const editor = await signedIn('demo_editor');
  const { userId } = await newMember();
  const names = [1, 2].map((number) => `批量冷库${userId}之${number}`);
  for (const Name of names) {
    await editor.api('SaveMerchant', {
      Type: 'coldStore',
      Name,
      Province: '31',
      City: '上海',
      Products: ['storage'],
      Summary: '演示',
    });
  }
  const page = await openAs(editor, `/console/directory/merchants?q=${encodeURIComponent(`批量冷库${userId}`)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('row')).toHaveCount(3);
  await main.getByRole('button', { name: '全选本页' }).click();
  await main.getByRole('button', { name: '发布（2条）' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(main.getByRole('row').filter({ hasText: '已发布' })).toHaveCount(2);
});

test('a whole list is sorted by its heads, and the address keeps the order', async ({ openAs, signedIn }) => {
  const page = await openAs(await signedIn('demo_analyst'), '/console/en/data/quota-notices');
  const main = page.getByRole('main');
  const head = main.getByRole('columnheader', { name: 'Published' });
  await head.getByRole('link').click();
  await expect(page).toHaveURL(/sort=-published/);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('link').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('filters are kept under a name, found again after signing in anew, and deleted', async ({ openAs, signedIn }) => {
  const name = `即将到期${Date.now() % 100_000}`;
  const page = await openAs(await signedIn('demo_desk'), '/console/desk/members?expiring=30');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '保存当前筛选' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog.getByLabel('名称')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  const again = await openAs(await signedIn('demo_desk'), '/console/desk/members?q=x');
  await again.getByRole('navigation', { name: '常用筛选' }).getByRole('link', { name }).click();
  await expect(again).toHaveURL(/\?expiring=30$/);
  await again.getByRole('button', { name: `删除“${name}”` }).click();
  await expect(again.getByRole('link', { name })).toBeHidden();
  await expect(again.getByRole('button', { name: '保存当前筛选' })).toBeVisible();
});

test('a list in pages is sorted as a whole, and what has no value comes last', async ({ openAs, signedIn }) => {
  const page = await openAs(await signedIn('demo_desk'), '/console/en/desk/members');
  const main = page.getByRole('main');
  const names = () => main.getByRole('rowheader').getByRole('link').allInnerTexts();
  await main.getByRole('columnheader', { name: 'User name' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=-name/);
  await main.getByRole('columnheader', { name: 'User name' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(main.getByRole('columnheader', { name: 'User name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await names())[0]).toMatch(/^demo_/);
  const { api } = await signedIn('demo_desk');
  const { Rows } = await api('GetDeskMembers', { Sort: '-cn', PageSize: 100 });
  const ends = Rows.map(({ ChargeExpireDate }) => ChargeExpireDate).filter((end) => end !== null);
  expect(ends).toEqual(ends.toSorted().toReversed());
  expect(Rows.slice(0, ends.length).every(({ ChargeExpireDate }) => ChargeExpireDate !== null)).toBe(true);
});
