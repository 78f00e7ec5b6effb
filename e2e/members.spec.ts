import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { portalNow } from './clock.fixture.ts';
import { type Account, keptCode, runSql, test } from './console.fixture.ts';
import { demoPassword, type Edition, editions, expect, expectAccessible, pathFor } from './portal.fixture.ts';

/** What the account page and its dialogs say, written out. */
const words = {
  cn: {
    membership: '会员',
    apply: '申请会员',
    choice: '选择会员类型',
    send: '发送',
    ok: '知道了',
    unread: '有未读通知',
    readAll: '全部标为已读',
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
    apply: 'Apply for membership',
    choice: 'Choose your membership',
    send: 'Send',
    ok: 'OK',
    unread: 'Unread notices',
    readAll: 'Mark all as read',
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

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

async function openAccount(page: Page, edition: Edition): Promise<void> {
  await page.goto(pathFor(edition, '/Account'));
  await expect(part(page, words[edition].membership)).toBeVisible();
}

/** The application dialog of an offer, by the name of the button that chooses it. */
async function openApplication(page: Page, edition: Edition, offer: string): Promise<Locator> {
  const t = words[edition];
  await part(page, t.membership).getByRole('link', { name: t.apply, exact: true }).click();
  const choice = page.getByRole('dialog', { name: t.choice });
  await choice.getByRole('button', { name: offer, exact: true }).click();
  await expect(choice).toBeHidden();
  return page.getByRole('dialog');
}

/** The requests of a member as the desk sees them. */
async function deskRequests(desk: Account, { name }: Account) {
  const { Rows } = await desk.api('GetDeskRequests', { Keyword: name });
  return Rows;
}

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
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Company (English)').fill('Example Meats Limited');
  await dialog.getByLabel('Country or region').selectOption('BRA');
  await dialog.getByLabel('Province').selectOption({ index: 1 });
  await expectAccessible(page);

  await dialog.getByLabel('Email', { exact: true }).fill('taken@example.com');
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

for (const edition of editions) {
  const t = words[edition];
  test(`an address is proven by the code that was mailed there, and one’s own data are taken home, ${edition}`, async ({
    newMember,
    signedIn,
    openAs,
  }) => {
    const member = await newMember();
    const address = `${member.name}@example.com`;
    await runSql(`update account set email_proven_at = null where id = ${member.userId}`);
    const page = await openAs(member, pathFor(edition, '/Account'));
    const line = page.getByRole('main').getByText(t.unproven);
    await expect(line).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: t.prove }).click();
    const dialog = page.getByRole('dialog', { name: t.proving });
    const confirm = dialog.getByRole('button', { name: t.prove });
    await dialog.getByRole('button', { name: t.sendCode }).click();
    const code = await keptCode(await signedIn('demo_admin'), address);
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
    const told: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(told).toMatchObject({ account: [{ login_user_name: member.name, company_email: address }] });
    expect(JSON.stringify(told)).not.toMatch(/demo_|password/);
    await page.reload();
    await expect(part(page, t.membership)).toBeVisible();
    await expect(line).toHaveCount(0);
  });
}

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

interface Application {
  readonly edition: Edition;
  readonly offer: string;
  readonly title: string;
  readonly sent: string;
}

/** Applies from the account page, and closes the confirmation, which leads to BTC Info. */
async function apply(page: Page, { edition, offer, title, sent }: Application): Promise<void> {
  const t = words[edition];
  await openAccount(page, edition);
  const dialog = await openApplication(page, edition, offer);
  await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox').last()).toHaveAttribute('readonly', '');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.send, exact: true }).click();
  const confirmation = page.getByRole('alertdialog', { name: sent, exact: true });
  await confirmation.getByRole('button', { name: t.ok, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`:\\d+${pathFor(edition, '/BTCInfo')}$`));
}

test('applications of the Chinese edition, paid and for the meat-trading section, reach the desk', async ({
  newMember,
  signedIn,
  openAs,
}) => {
  const member = await newMember();
  const page = await openAs(member, '/cn/Terms');
  const edition = 'cn';
  await apply(page, { edition, offer: '申请VIP会员（付费）', title: '会员申请', sent: '会员申请已发送' });
  const offer = '申请肉类交易会员（免费试用）';
  await apply(page, { edition, offer, title: '肉类交易区免费试用申请', sent: '肉类交易区试用申请已发送' });
  await openAccount(page, edition);
  await part(page, '会员').getByRole('link', { name: '申请会员', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('已申请，处理中')).toHaveCount(2);
  // The trial of the level that was asked for can still be asked for.
  expect(await deskRequests(await signedIn('demo_desk'), member)).toMatchObject([
    { RequireLevel: '_meat_market_member', RequireType: 'Free', GradeMoney: 0, isCnRequire: true, State: 'new' },
    { RequireLevel: '_vip_member', RequireType: 'Pay', GradeMoney: 4000, isCnRequire: true, isEnRequire: false },
  ]);
});

test('an application of the English edition reaches the desk', async ({ newMember, signedIn, openAs }) => {
  const member = await newMember();
  const page = await openAs(member, '/Terms');
  await apply(page, {
    edition: 'en',
    offer: 'Apply: VIP member, regular',
    title: 'Membership application',
    sent: 'Membership application sent',
  });
  expect(await deskRequests(await signedIn('demo_desk'), member)).toMatchObject([
    {
      RequireLevel: '_vip_member_en',
      RequireType: 'Pay Regular',
      GradeMoney: 0,
      isCnRequire: false,
      isEnRequire: true,
    },
  ]);
});

test('an application that fails disturbs nobody, waits, and goes out at the next page load', async ({
  newMember,
  signedIn,
  openAs,
}) => {
  const member = await newMember();
  const desk = await signedIn('demo_desk');
  const page = await openAs(member, '/Account');
  await page.route('**/MembershipRequest', (route) => route.abort());
  const dialog = await openApplication(page, 'en', 'Apply: VIP member, regular');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(part(page, 'Membership').getByText('Waiting to be sent')).toBeVisible();
  expect(await deskRequests(desk, member)).toEqual([]);

  await page.unroute('**/MembershipRequest');
  await page.reload();
  await expect(page.getByText('The membership application that could not be sent before has been sent.')).toBeVisible();
  await expect(part(page, 'Membership').getByText('Received', { exact: true })).toBeVisible();
  await expect(part(page, 'Membership').getByText('Waiting to be sent')).toBeHidden();
  expect(await deskRequests(desk, member)).toHaveLength(1);
});

test('a grant is seen without signing in again, with its notice; other devices are ended', async ({
  newMember,
  signedIn,
  openAs,
}) => {
  const member = await newMember();
  const other = await signedIn(member.name);
  const { Row } = await member.api('MembershipRequest', {
    UserID: member.userId,
    UserName: member.name,
    RequireLevel: '_vip_member_en',
    RequireType: 'Pay Regular',
    isCnRequire: false,
    isEnRequire: true,
    GradeMoney: 0,
  });
  const page = await openAs(member, '/BTCData?view=beef-five');
  const lock = page.getByRole('main').getByRole('link', { name: 'See my application', exact: true });
  await expect(lock).toBeVisible();
  const desk = await signedIn('demo_desk');
  await desk.api('GrantDeskRequest', {
    RequestID: Row.RequestID,
    Editions: ['en'],
    Level: '_vip_member_en',
    State: 3,
    Modules: ['Info', 'Data'],
    ExpireDate: new Date(portalNow().getTime() + 20 * 86_400_000).toISOString(),
  });
  await openAccount(page, 'en');
  await expect(part(page, 'Membership')).toContainText('in 20 days');
  const notices = part(page, 'Notices');
  await expect(notices).toContainText('Your membership has been granted: VIP member');
  await expect(page.getByRole('banner').getByText(words.en.unread)).toBeAttached();
  await notices.getByRole('button', { name: words.en.readAll }).click();
  await expect(page.getByRole('banner').getByText(words.en.unread)).toHaveCount(0);

  await page.getByRole('button', { name: /^End session: / }).click();
  await expect(page.getByText('The session has been ended')).toBeVisible();
  await expect(other.api('GetSessions', {})).rejects.toMatchObject({ code: 1006 });
  await page.goto('/BTCData?view=beef-five');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lock).toHaveCount(0);
});

test('closing the account freezes it at once, and it can be withdrawn', async ({
  page,
  allowedMessages,
  newMember,
  signedIn,
  openAs,
}) => {
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
  await expect(signedIn(member.name)).rejects.toMatchObject({ code: 6002 });

  allowedMessages.push(/status of 403/);
  await page.goto('/cn/Login');
  await login(page, { name: member.name, password: demoPassword });
  await expect(page.getByText('可以撤回申请，账户随即恢复使用')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '撤回注销申请并登录' }).click();
  await expect(page.getByRole('banner')).toContainText(member.name);
  await expect(signedIn(member.name)).resolves.toMatchObject({ userId: member.userId });
});

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
  await expect(signedIn(member.name)).rejects.toMatchObject({ code: 6009 });
  await expect(member.api('GetSessions', {})).resolves.toMatchObject({ Rows: [{}] });
});

/** What a trial says of itself, written out. */
const trialWords = {
  cn: {
    left: (count: number) => `试用账户：此项已计入，还可打开${count}项会员内容。`,
    ends: /您的中文版试用将于2026年12月10日结束，还剩\d+天。/,
  },
  en: {
    left: (count: number) => `Trial account: this item counts towards your trial. Member items left: ${count}.`,
    ends: /Your trial of the English edition ends on 10 December 2026, in \d+ days\./,
  },
};

for (const edition of editions) {
  test(`a trial says on each price page what is left of it, and that it ends soon (${edition})`, async ({
    newMember,
    openAs,
  }) => {
    const member = await newMember();
    const day = `'2026-12-10T10:00:00+08:00'`;
    await runSql(
      `update account set charge_state = 2, charge_state_en = 2, charge_expire_date = ${day}, charge_en_expire_date = ${day},
        trial_item_limit = 3 where id = ${member.userId}`,
    );
    const t = trialWords[edition];
    const page = await openAs(member, pathFor(edition, '/BTCPrice'));
    await expect(page.getByText(t.left(2))).toBeVisible();
    await expect(page.getByText(t.ends).first()).toBeVisible();
    await page.goto(pathFor(edition, '/BTCPrice?market=spot'));
    await expect(page.getByText(t.left(1))).toBeVisible();
    const { isExpire, isEnExpire } = (await member.api('GetUserProfileByToken', { Token: member.token })).Row.profile;
    expect([isExpire, isEnExpire]).toEqual([true, true]);
  });
}
