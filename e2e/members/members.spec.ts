import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { logInAgain, readStoredCode, runSql, test } from '../fixtures/console.fixture.ts';
import { demoPassword, expect, expectAccessible, pathFor } from '../fixtures/portal.fixture.ts';
import { mainPart as part } from '../fixtures/words.fixture.ts';

const words = {
  cn: {
    membership: '会员',
    unproven: '您的邮箱尚未验证',
    prove: '验证邮箱',
    proving: '验证您的邮箱',
    sendCode: '获取验证码',
    code: '验证码',
    wrongCode: '验证码错误',
    proved: '邮箱已验证',
    ownData: '我的数据',
    saveOwnData: '下载我的数据（JSON）',
  },
  en: {
    membership: 'Membership',
    unproven: 'Your email is not confirmed yet',
    prove: 'Confirm email',
    proving: 'Confirm your email',
    sendCode: 'Send code',
    code: 'Code',
    wrongCode: 'The code is wrong',
    proved: 'Your email is confirmed',
    ownData: 'My data',
    saveOwnData: 'Save my data (JSON)',
  },
} as const;

test('a member puts company details right; a new mail address takes its code and the password', async ({
  newMember,
  openAs,
}) => {
  const member = await newMember();
  const page = await openAs(member, '/Account');
  const company = part(page, 'Company and contact');
  await company.getByRole('button', { name: 'Edit details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit company and contact' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Company (English)').fill('Example Meats Limited');
  // Neither Esc nor a reload loses it.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await company.getByRole('button', { name: 'Edit details' }).click();
  await expect(dialog.getByLabel('Company (English)')).toHaveValue('Example Meats Limited');
  await dialog.getByLabel('Country or region').selectOption('BRA');
  await dialog.getByLabel('Province').selectOption({ index: 1 });
  await expectAccessible(page);

  await dialog.getByLabel('Email', { exact: true }).fill(`${member.name}.new@example.com`);
  await save.click();
  await expect(dialog.getByText('Enter the six-digit code.')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('The code has been sent')).toBeVisible();
  await dialog.getByLabel('Email code').fill('000000');
  await dialog.getByLabel('Your password').fill('Wrong123');
  await save.click();
  await expect(dialog.getByText('The password is incorrect.')).toBeVisible();
  // The old address needs no proof, and nothing that was typed is lost.
  await dialog.getByLabel('Email', { exact: true }).fill(`${member.name}@example.com`);
  await expect(dialog.getByLabel('Your password')).toBeHidden();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(company).toContainText('Example Meats Limited');
  await expect(company).toContainText('Brazil');
});

test(
  'an address is proven by the code that was mailed there, and one’s own data are taken home, cn',
  { tag: '@long' },
  async ({ newMember, signedIn, openAs }) => {
    const t = words.cn;
    const member = await newMember();
    const address = `${member.name}@example.com`;
    await runSql(`update account set email_proven_at = null where id = ${member.userId}`);
    const page = await openAs(member, pathFor('cn', '/Account'));
    const line = page.getByRole('main').getByText(t.unproven);
    await expect(line).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: t.prove }).click();
    const dialog = page.getByRole('dialog', { name: t.proving });
    const confirm = dialog.getByRole('button', { name: t.prove });
    await dialog.getByRole('button', { name: t.sendCode }).click();
    const code = await readStoredCode(await signedIn('demo_admin'), address);
    const field = dialog.getByLabel(t.code, { exact: true });
    await field.fill(code === '000000' ? '000001' : '000000');
    await confirm.click();
    await expect(dialog.getByText(t.wrongCode)).toBeVisible();
    await expectAccessible(page);
    await field.fill(code);
    await confirm.click();
    await expect(page.getByText(t.proved)).toBeVisible();
    await expect(line).toHaveCount(0);

    const download = page.waitForEvent('download');
    await part(page, t.ownData).getByRole('button', { name: t.saveOwnData }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('my-data.json');
    const copy: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(copy).toMatchObject({ account: [{ login_user_name: member.name, company_email: address }] });
    expect(JSON.stringify(copy)).not.toMatch(/demo_|password/);
    await page.reload();
    await expect(part(page, t.membership)).toBeVisible();
    await expect(line).toHaveCount(0);
  },
);

test('a picture is looked at, sent and shown in the header; what is no picture is refused beside it', async ({
  newMember,
  openAs,
}) => {
  const page = await openAs(await newMember(), '/cn/Account');
  const field = part(page, '个人信息');
  const choose = field.getByLabel('更换头像');
  await choose.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(field.getByText('请选择JPEG、PNG或WebP格式的图片。')).toBeVisible();

  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(field.getByRole('img', { name: '新头像预览' })).toBeVisible();
  await expect(field.getByText('请选择JPEG、PNG或WebP格式的图片。')).toBeHidden();
  await field.getByRole('button', { name: '上传', exact: true }).click();
  await expect(page.getByText('头像已更新')).toBeVisible();
  await expect(field.getByRole('img', { name: '头像', exact: true })).toHaveAttribute('src', /avatars\/.+\.webp/);
  await expect(page.getByRole('banner').locator('img[src*="avatars"]')).toHaveCount(1);
  await expectAccessible(page);
});

async function login(page: Page, { name, password }: { name: string; password: string }): Promise<void> {
  const form = page.getByRole('main').locator('form').first();
  await form.locator('input[name="UserName"]').fill(name);
  await form.locator('input[name="Password"]').fill(password);
  await form.locator('button[type="submit"]').click();
}

test(
  'closing the account freezes it at once, and it can be withdrawn',
  { tag: '@long' },
  async ({ page, allowedMessages, newMember, openAs }) => {
    const member = await newMember();
    const own = await openAs(member, '/cn/Account');
    await part(own, '注销账户').getByRole('button', { name: '申请注销账户' }).click();
    const dialog = own.getByRole('dialog', { name: '申请注销账户' });
    await dialog.getByRole('button', { name: '确认申请注销' }).click();
    await expect(dialog.getByText('请输入登录密码')).toBeVisible();
    await dialog.getByLabel('登录密码').fill(demoPassword);
    await dialog.getByRole('button', { name: '确认申请注销' }).click();
    const frozen = own.getByRole('alertdialog', { name: '账户已冻结，注销申请审核中' });
    await expectAccessible(own);
    await frozen.getByRole('button', { name: '知道了' }).click();
    await expect(own).toHaveURL(/\/cn\/BTCInfo$/);
    await expect(member.api('GetSessions', {})).rejects.toMatchObject({ code: 1006 });
    await expect(logInAgain(member)).rejects.toMatchObject({ code: 6002 });

    allowedMessages.push(/status of 403/);
    await page.goto('/cn/Login');
    await login(page, { name: member.name, password: demoPassword });
    await expect(page.getByText('可以撤回申请，账户随即恢复使用')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '撤回注销申请并登录' }).click();
    await expect(page.getByRole('banner')).toContainText(member.name);
    await expect(logInAgain(member)).resolves.toMatchObject({ Row: { UserID: member.userId } });
  },
);

test('a changed password ends the other devices; every fault stands beside its field', async ({
  newMember,
  signedIn,
  openAs,
}) => {
  const member = await newMember();
  const other = await signedIn(member.name);
  const page = await openAs(member, '/Account');
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const [current, again] = [field('Current password'), field('Confirm new password')];
  const save = dialog.getByRole('button', { name: 'Change password' });
  await save.click();
  await expect(current).toBeFocused();
  await expect(dialog.getByText('Please enter a new password')).toBeVisible();
  await current.fill('Wrong2026');
  await field('New password').fill('Fresh2026');
  await again.fill('Fresh2027');
  await save.click();
  await expect(dialog.getByText('Password does not match')).toBeVisible();
  await again.fill('Fresh2026');
  await save.click();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await current.fill(demoPassword);
  await save.click();
  await expect(page.getByText('You have been logged out on all other devices')).toBeVisible();
  await expect(other.api('GetSessions', {})).rejects.toMatchObject({ code: 1006 });
  await expect(logInAgain(member)).rejects.toMatchObject({ code: 6009 });
  await expect(member.api('GetSessions', {})).resolves.toMatchObject({ Rows: [{}] });
});
