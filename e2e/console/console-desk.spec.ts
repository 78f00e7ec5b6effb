import type { Page } from '@playwright/test';
import { type Account, logInAgain, test, words } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

const t = words.en;

async function newRequest({ api, userId, name }: Account): Promise<number> {
  const { Row } = await api('MembershipRequest', {
    UserID: userId,
    UserName: name,
    RequireLevel: '_platinum_member',
    RequireType: 'Pay',
    isCnRequire: true,
    isEnRequire: false,
    GradeMoney: 8000,
  });
  return Row.RequestID;
}

async function openAction(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe('a request', () => {
  test('is noted, granted, and in force without signing in again', async ({ page, signIn, newMember }) => {
    const member = await newMember();
    const id = await newRequest(member);
    await signIn('demo_desk');
    await page.goto(`${t.root}/desk/requests?state=new&q=${member.name}`);
    await page.getByRole('table').getByRole('link', { name: member.name }).click();
    await expect(page).toHaveURL(new RegExp(`/console/en/desk/requests/${id}$`));

    await page.getByLabel('New note').fill('Called; they want it from Monday.');
    await page.getByLabel('I have reached the applicant').check();
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Called; they want it from Monday.', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('Contacted', { exact: true })).toBeVisible();
    await expect(page.getByLabel('New note')).toHaveValue('');

    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Unassign', exact: true })).toBeVisible();
    const hand = await openAction(page, 'Assign to a colleague');
    await hand.getByLabel('Colleague').selectOption('demo_admin');
    await hand.getByRole('button', { name: 'Assign to a colleague' }).click();
    await expect(page.getByRole('button', { name: 'Assign to me', exact: true })).toBeVisible();

    const dialog = await openAction(page, 'Grant membership');
    await expect(dialog.getByLabel('Beef prices')).toBeChecked();
    await expect(dialog.getByLabel('Pork prices')).not.toBeChecked();
    await expect(dialog.getByText(`for ${member.name} until`)).toBeVisible();
    await dialog.getByLabel('Chinese edition').uncheck();
    await dialog.getByRole('button', { name: 'Grant membership', exact: true }).click();
    await expect(dialog.getByText('Fill this in')).toBeVisible();
    await dialog.getByLabel('Chinese edition').check();
    await dialog.getByLabel('Videos').uncheck();
    await dialog.getByRole('button', { name: 'Grant membership', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Membership granted')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Grant membership', exact: true })).toBeHidden();

    const { Row } = await member.api('GetUserProfile', { UserID: member.userId });
    expect(Row).toMatchObject({ ChargeState: 3, RedDot: true });
    expect(Row.CanVisitModule.split('|')).toContain('Price');
    expect(Row.CanVisitModule.split('|')).not.toContain('Eyes');

    await page.goto(`${t.root}/desk/audit?operation=GrantDeskRequest&subject=${id}`);
    await expect(page.getByRole('table')).toContainText('Modules');
    await page.goto(`${t.root}/desk/outbox`);
    await expect(page.getByRole('row').filter({ hasText: member.name }).first()).toContainText('Membership granted');
  });

  test('that a colleague has decided meanwhile says so, and nothing typed is lost', async ({
    page,
    signIn,
    signedIn,
    newMember,
    allowedMessages,
  }) => {
    allowedMessages.push(/status of 400/);
    const member = await newMember();
    const id = await newRequest(member);
    await signIn('demo_desk');
    await page.goto(`${t.root}/desk/requests/${id}`);
    const dialog = await openAction(page, 'Refuse request');
    await dialog.getByLabel('Reason (the applicant sees it)').fill('The company is not known to us.');
    const colleague = await signedIn('demo_admin');
    await colleague.api('RefuseDeskRequest', { RequestID: id, Reason: 'Unknown.' });
    await dialog.getByRole('button', { name: 'Refuse request', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Somebody else has already dealt with this');
    await expect(dialog.getByLabel('Reason (the applicant sees it)')).toHaveValue('The company is not known to us.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('main')).toContainText('demo_admin');
    await expect(page.getByRole('button', { name: 'Refuse request', exact: true })).toBeHidden();
  });

  test('that a colleague has taken meanwhile is not taken from them unseen', async ({
    page,
    signIn,
    signedIn,
    newMember,
    allowedMessages,
  }) => {
    allowedMessages.push(/status of 400/);
    const id = await newRequest(await newMember());
    await signIn('demo_desk');
    await page.goto(`${t.root}/desk/requests/${id}`);
    const take = page.getByRole('button', { name: 'Assign to me', exact: true });
    await expect(take).toBeVisible();
    const colleague = await signedIn('demo_admin');
    await colleague.api('AssignDeskRequest', { RequestID: id, StaffID: colleague.userId });
    await take.click();
    await expect(page.getByText('Somebody else has changed this')).toBeVisible();
    const dialog = await openAction(page, 'Assign to me');
    await expect(dialog).toContainText('demo_admin');
  });
});

test('a member who is blocked is out, and comes back when unblocked', async ({ page, signIn, newMember }) => {
  const member = await newMember();
  await signIn('demo_desk');
  await page.goto(`${t.root}/desk/members?q=${member.name}`);
  await page.getByRole('table').getByRole('link', { name: member.name }).click();
  const dialog = await openAction(page, 'Block account');
  const confirm = dialog.getByRole('button', { name: 'Block account', exact: true });
  const reason = dialog.getByLabel('Reason (the member sees it)');
  await confirm.click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Company cannot be identified.');
  // What was typed is there again.
  await page.keyboard.press('Escape');
  await openAction(page, 'Block account');
  await expect(reason).toHaveValue('Company cannot be identified.');
  await confirm.click();
  await expect(page.getByRole('paragraph').getByText('Blocked', { exact: true })).toBeVisible();
  await expect(member.api('GetUserProfile', { UserID: member.userId })).rejects.toMatchObject({ code: 1006 });
  await expect(logInAgain(member)).rejects.toMatchObject({ code: 6016 });

  const back = await openAction(page, 'Unblock account');
  await back.getByRole('button', { name: 'Unblock account' }).click();
  await expect(page.getByRole('paragraph').getByText('Normal', { exact: true })).toBeVisible();
  await logInAgain(member);
});

test('a member is edited, field by field, with the difference in the trail', async ({ page, signIn, newMember }) => {
  const member = await newMember();
  await signIn('demo_desk');
  await page.goto(`${t.root}/desk/members/${member.userId}`);
  const dialog = await openAction(page, 'Edit details');
  await dialog.getByLabel('Company (English)').fill('Example Meats');
  await dialog.getByLabel('Country or region').selectOption({ label: 'China' });
  await dialog.getByLabel('Province').selectOption({ label: 'Shanghai' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Example Meats');
  await page.reload();
  await expect(page.getByRole('table').last()).toContainText('Company (English)');
  await expect(page.getByRole('table').last().locator('ins').filter({ hasText: 'Example Meats' })).toBeVisible();
});

test('a cancellation is approved by typing the name, and personal data is gone', async ({
  page,
  signIn,
  signedIn,
  newMember,
}) => {
  const { encodePassword } = await import('@btc/contract/wire/password.ts');
  const member = await newMember();
  await member.api('RequestAccountCancellation', {
    UserID: member.userId,
    Password: encodePassword('Beef2026demo'),
    Reason: 'We closed.',
  });
  await signIn('demo_desk');
  await page.goto(`${t.root}/desk/cancellations?state=requested`);
  await page.getByRole('button', { name: `Approve: ${member.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('erased everywhere');
  const confirm = dialog.getByRole('button', { name: 'Approve' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(`Type the user name ${member.name} to confirm`).fill(member.name);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Approve: ${member.name}` })).toBeHidden();
  const desk = await signedIn('demo_desk');
  expect((await desk.api('GetDeskMembers', { Keyword: member.name })).Total).toBe(0);
  await page.goto(`${t.root}/desk/members/${member.userId}`);
  await expect(page.getByRole('main')).toContainText('its personal data erased');
  await expect(page.getByRole('main')).not.toContainText(`${member.name}@example.com`);
});

test('a contact message is answered by mail, which waits in the outbox', async ({ page, signIn, newMember }) => {
  const member = await newMember();
  const content = `How much is it? ${member.name}`;
  await member.api('SendMail', { Name: 'Reader', Email: `${member.name}@example.com`, Content: content, isEn: true });
  await signIn('demo_desk');
  await page.goto(`${t.root}/desk/messages?state=new`);
  await page.getByRole('row').filter({ hasText: content }).getByRole('link').click();
  await expect(page.getByText(content)).toBeVisible();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Write the reply first')).toBeVisible();
  await page.getByLabel('Reply', { exact: true }).fill(`This much, ${member.name}.`);
  // Looking at something else loses nothing of it.
  const address = page.url();
  await page.goto(`${t.root}/desk/members`);
  await page.goto(address);
  await expect(page.getByLabel('Reply', { exact: true })).toHaveValue(`This much, ${member.name}.`);
  await page.getByRole('button', { name: 'Send reply' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('cannot be recalled');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Answered', { exact: true })).toBeVisible();

  await page.goto(`${t.root}/desk/outbox`);
  const mail = page
    .getByRole('row')
    .filter({ hasText: `${member.name}@example.com` })
    .filter({ hasText: 'Reply to a message' });
  await mail.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('dialog')).toContainText(`This much, ${member.name}.`);
});

test('the links of mails to the desk open what they speak of', async ({ page, signIn, signedIn, newMember }) => {
  const member = await newMember();
  const id = await newRequest(member);
  const content = `Where do I read it? ${member.name}`;
  await member.api('SendMail', { Name: 'Reader', Email: `${member.name}@example.com`, Content: content, isEn: true });
  const desk = await signedIn('demo_desk');
  const { Rows } = await desk.api('GetOutbox', { Channel: 'mail', PageSize: 50 });
  const findLink = (template: string) => {
    const mail = Rows.find(({ Template, Text }) => Template === template && Text?.includes(member.name));
    return /https?:\/\/\S+\/console\/\S+/.exec(mail?.Text ?? '')?.[0] ?? '';
  };
  await signIn('demo_desk');
  await page.goto(findLink('requestForDesk'));
  await expect(page).toHaveURL(new RegExp(`/console/desk/requests/${id}$`));
  await expect(page.getByRole('main')).toContainText(member.name);
  await page.goto(findLink('contactMessage'));
  await expect(page.getByRole('main')).toContainText(content);
});

test(
  'levels are the admin’s to change, the desk reads them',
  { tag: '@long' },
  async ({ page, signIn, openAs, signedIn }) => {
    await signIn('demo_desk');
    await page.goto(`${t.root}/desk/levels`);
    await expect(page.getByRole('table').first()).toContainText('Platinum');
    await expect(page.getByRole('button', { name: 'Edit: VIP', exact: true })).toHaveCount(0);
    const admin = await openAs(await signedIn('demo_admin'), `${t.root}/desk/levels`);
    await admin.getByRole('button', { name: 'Edit: Meat market', exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Videos').check();
    await expectAccessible(admin);
    // Neither Esc nor a reload loses it; it is dropped on request.
    await admin.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await admin.reload();
    await admin.getByRole('button', { name: 'Edit: Meat market', exact: true }).click();
    await expect(dialog.getByLabel('Videos')).toBeChecked();
    await dialog.getByRole('button', { name: 'Discard draft' }).click();
    await expect(dialog.getByLabel('Videos')).not.toBeChecked();
  },
);

test('the desk works by keyboard alone', async ({ page, newMember, signIn }) => {
  const member = await newMember();
  const id = await newRequest(member);
  await signIn('demo_desk');
  await page.goto(`${t.root}/desk/requests/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name);
  const press = async (name: string) => {
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    for (let presses = 0; presses < 60; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await press('Refuse request');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Refuse request', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) {
    if (await dialog.locator('textarea').evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Not for us.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Not for us.');
});
