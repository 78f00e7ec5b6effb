import { randomBytes } from 'node:crypto';
import { codeNow } from '../fixtures/clock.fixture.ts';
import { type Account, readStoredText, test } from '../fixtures/console.fixture.ts';
import { demoPassword, expect, expectAccessible } from '../fixtures/portal.fixture.ts';

async function mailedLink(admin: Account, recipient: string): Promise<string> {
  const text = await readStoredText(admin, recipient);
  return /\/console(?:\/en)?\/invitation#[\w-]{43}/.exec(text)?.[0] ?? '';
}

test('somebody is invited, makes an account by the mailed link, sets up the authenticator and has the screens of the role', async ({
  page,
  signedIn,
  openAs,
  allowedMessages,
}) => {
  // The name that is taken.
  allowedMessages.push(/status of 409/);
  const name = `inv_${randomBytes(5).toString('hex')}`;
  const email = `${name}@example.com`;
  const admin = await signedIn('demo_admin');
  const desk = await openAs(admin, '/console/en/people');
  await desk.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Role').selectOption('Analyst');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(desk.getByRole('row', { name: email })).toContainText('Open');
  await expectAccessible(desk);

  await page.goto(await mailedLink(admin, email));
  await expect(page.getByRole('main')).toContainText('as analyst');
  await expect(page).toHaveURL(/\/console\/en\/invitation$/);
  await expectAccessible(page);
  await page.getByLabel('User name').fill('demo_admin');
  await page.getByLabel('Your name').fill('An Invited Analyst');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password again', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This user name is taken')).toBeVisible();
  await page.getByLabel('User name').fill(name);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your authenticator');
  const secret = (await page.getByRole('main').getByRole('code').textContent()) ?? '';
  await page.getByLabel('Six-digit code from the app').fill(codeNow(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them, continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const navigation = page.getByRole('navigation', { name: 'Console' });
  await expect(navigation.getByRole('link', { name: 'Plants', exact: true })).toBeVisible();
  for (const other of ['Staff', 'Members', 'Articles']) {
    await expect(navigation.getByRole('link', { name: other, exact: true })).toHaveCount(0);
  }

  await desk.reload();
  await expect(desk.getByRole('row', { name: email }).filter({ hasText: 'Accepted' })).toContainText(name);
  await expect(desk.getByRole('row', { name: `${name} An Invited Analyst` })).toContainText('since');
});

test('an invitation that was taken back opens nothing, in either language', async ({
  page,
  signedIn,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 400/);
  const email = `inv_${randomBytes(5).toString('hex')}@example.com`;
  const admin = await signedIn('demo_admin');
  const { Row } = await admin.api('InviteStaff', { Email: email, Role: 'editor', Edition: 'cn' });
  const path = await mailedLink(admin, email);
  await admin.api('RevokeStaffInvitation', { InvitationID: Row.InvitationID });
  await page.goto(path);
  await expect(page.getByText('此邀请无法使用')).toBeVisible();
  await page.goto(path.replace('/console/', '/console/en/'));
  await expect(page.getByText('This invitation cannot be used')).toBeVisible();
});

test('Ctrl-K finds an article in Chinese and a member by name, by keyboard alone', async ({ page, signIn }) => {
  await signIn('demo_admin');
  await page.goto('/console');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('概览');
  const box = page.getByRole('textbox', { name: '在工作台中搜索' });
  const chosen = page.getByRole('dialog').locator('[role=option][data-focused]');

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.insertText('巴西牛肉');
  const articles = page.getByRole('group', { name: '文章' });
  const first = articles.getByRole('option').first();
  await expect(first).toHaveAttribute('data-focused');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(first).not.toHaveAttribute('data-focused');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/console\/news\/articles\/\d+$/);
  await expect(box).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: '最近打开' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.insertText('demo_paid');
  await expect(chosen).toContainText('demo_paid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/console\/desk\/members\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('demo_paid');

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
});

test('Ctrl-K before the console is there opens the search once it is; an article that is not there leads to the list', async ({
  page,
  signIn,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 404/);
  await signIn('demo_editor');
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  const arrived = page.goto('/console/news/articles/1999999999');
  await expect(page.getByText('正在打开工作台…')).toBeVisible();
  await page.keyboard.press('Control+k');
  goOn();
  await arrived;
  await expect(page.getByRole('textbox', { name: '在工作台中搜索' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '回到列表' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('文章');
});
