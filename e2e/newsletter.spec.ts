import { test, words } from './console.fixture.ts';
import { expect, expectAccessible } from './portal.fixture.ts';

test('a newsletter is of the last whole week, seen as the mail it is, and thrown away as a draft', async ({
  page,
  signIn,
  signedIn,
}) => {
  const t = words.en;
  const { api } = await signedIn('demo_editor');
  const { Dict, Row } = await api('GetNewsletters', {});
  await signIn('demo_editor');
  await page.goto(`${t.root}/front/newsletters`);
  await page.getByRole('button', { name: 'Build an issue' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Any day of that week')).toHaveValue(Row.WeekStart);
  // A week with a market report, which no other test builds.
  await dialog.getByLabel('Any day of that week').fill('2026-07-15');
  await dialog.getByRole('button', { name: 'Build an issue' }).click();
  await expect(page.getByText(/Includes the market report: Imported beef/)).toBeVisible();
  await page.getByText('Preview (as a mail)').first().click();
  const mail = page.getByRole('region', { name: /Preview/ }).first();
  await expect(mail.getByRole('heading').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send or schedule' }).click();
  await expect(dialog).toContainText(
    `It goes to ${Dict.cn} readers of the Chinese edition and ${Dict.en} of the English one.`,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await dialog.getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page.getByRole('button', { name: 'Build an issue' })).toBeVisible();
  const { Rows } = await api('GetNewsletters', {});
  expect(Rows.map(({ WeekStart }) => WeekStart)).not.toContain('2026-07-13');
});
