import type { Page } from '@playwright/test';
import { test, words } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

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
  await expect(dialog.getByLabel('Any day of the week')).toHaveValue(Row.WeekStart);
  // A week with a market report, which no other test builds.
  await dialog.getByLabel('Any day of the week').fill('2026-07-15');
  await dialog.getByRole('button', { name: 'Build an issue' }).click();
  await expect(page.getByText(/Includes the weekly market report: Imported beef/)).toBeVisible();
  await page.locator('label').filter({ hasText: 'Preview' }).click();
  const mail = page.getByRole('region', { name: /Preview/ }).first();
  await expect(mail.getByRole('heading').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send or schedule' }).click();
  await expect(dialog).toContainText(
    `It goes to ${Dict.cn} subscribers of the Chinese edition and ${Dict.en} of the English edition.`,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await dialog.getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByRole('button', { name: 'Build an issue' })).toBeVisible();
  const { Rows } = await api('GetNewsletters', {});
  expect(Rows.map(({ WeekStart }) => WeekStart)).not.toContain('2026-07-13');
});

test(
  'a newsletter is saved as it is written, formatted, by two at once',
  { tag: '@long' },
  async ({ page, signIn, signedIn, openAs, allowedMessages }) => {
    // The server refuses what somebody else has saved over.
    allowedMessages.push(/status of 400/);
    const { root } = words.en;
    const { api } = await signedIn('demo_editor');
    const { NewsletterID } = (await api('BuildNewsletter', { WeekStart: '2026-07-06' })).Row;
    await signIn('demo_editor');
    await page.goto(`${root}/front/newsletters/${NewsletterID}`);
    const edition = (window: Page) => window.getByRole('region', { name: 'English edition', exact: true });
    const text = (window: Page, name: string) => edition(window).getByRole('textbox', { name });
    const isSaved = (window: Page) => expect(edition(window).getByText('Saved', { exact: true })).toBeVisible();
    await expect(text(page, 'English edition: Introduction')).toBeVisible();
    const other = await openAs(await signedIn('demo_admin'), `/console/en/front/newsletters/${NewsletterID}`);
    await expect(other.getByText(/Also open by demo_editor/)).toBeVisible();

    await text(page, 'English edition: Introduction').fill('Offers rose');
    await text(page, 'English edition: Introduction').press('ControlOrMeta+a');
    await edition(page)
      .getByRole('toolbar', { name: /Introduction/ })
      .getByText('Bold')
      .click();
    await isSaved(page);
    // The other has not seen that yet: what only one of both wrote comes together by itself.
    await text(other, 'English edition: Closing text').fill('See you next week');
    await expect(text(other, 'English edition: Introduction')).toHaveText('Offers rose');
    await isSaved(other);
    // Both write the same line: both are shown.
    await text(page, 'Subject').fill('The editor’s subject');
    await expect(text(page, 'English edition: Closing text')).toHaveText('See you next week');
    await isSaved(page);
    await text(other, 'Subject').fill('The admin’s subject');
    const merge = other.getByRole('dialog', { name: 'Two changes to one text' });
    await expect(merge).toContainText('demo_editor');
    await merge.getByRole('button', { name: 'Use mine' }).click();
    await isSaved(other);

    await other.locator('label').filter({ hasText: 'Preview' }).click();
    const mail = other.getByRole('region', { name: 'English edition: Preview' });
    await expect(mail.locator('strong')).toHaveText('Offers rose');
    await expect(mail).toContainText('See you next week');
    await expect(other.getByText('The admin’s subject')).toBeVisible();
    await api('DeleteNewsletter', { NewsletterID });
  },
);
