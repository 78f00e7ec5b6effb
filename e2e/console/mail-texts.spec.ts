import { test } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

test('an admin words a mail anew, sees how it reads and what it changed, and takes the default back', async ({
  openAs,
  signedIn,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 400/);
  const page = await openAs(await signedIn('demo_admin'), '/console/en/system/mails');
  await page.getByRole('link', { name: 'Password reset' }).click();
  const english = page.getByRole('region', { name: 'English edition', exact: true });
  await english.getByLabel(/^Subject/).fill('A new password for {name}');
  await expect(english.getByText('Subject: A new password for Ms Wang')).toBeVisible();
  await english.getByLabel(/^Text/).fill('Press {link}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(english.getByText(/own paragraph/i).first()).toBeVisible();
  await english.getByLabel(/^Text/).fill('Press the button.\n\n{link}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved;')).toBeVisible();

  await page.getByText('Versions', { exact: true }).click();
  await page.getByText('Changes from the previous version').first().click();
  await expect(page.locator('ins').first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(english.getByLabel(/^Subject/)).toHaveValue('A new password for {name}');

  await english.getByRole('button', { name: 'Use the default text' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  // The list is asked for anew once the text is saved.
  await expect(page.getByText('Saved;')).toBeVisible();
  await expect(english.getByRole('button', { name: 'Use the default text' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Email texts' }).first().click();
  await expect(page.getByRole('row', { name: /Password reset/ })).toContainText('default');
});
