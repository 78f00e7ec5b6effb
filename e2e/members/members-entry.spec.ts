import type { Page } from '@playwright/test';
import { readStoredCode, readStoredText, runSql, test } from '../fixtures/console.fixture.ts';
import { demoPassword, expect, expectAccessible, inTurn, pathFor } from '../fixtures/portal.fixture.ts';
import { openLoginDialog, words } from '../fixtures/words.fixture.ts';

const unique = () => crypto.randomUUID().replaceAll('-', '').slice(0, 10);
const main = (page: Page) => page.getByRole('main');

async function fillEnglish(page: Page, name: string): Promise<void> {
  const form = main(page);
  await form.getByLabel('User name', { exact: true }).fill(name);
  await form.getByLabel('Email', { exact: true }).fill(`${name}@example.com`);
  await form.getByLabel('Company name').fill('Example Meats Ltda');
  await form.getByLabel('Password', { exact: true }).fill('Beef2026new');
}

async function logIn(page: Page, name: string, password: string): Promise<void> {
  await main(page).getByLabel('User name').fill(name);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My BTC Account' })).toContainText(name);
  // The name is there before the page is loaded anew.
  await page.waitForURL((url) => !url.pathname.endsWith('/Login'));
}

test('an exporter registers with an emailed code, forgets the password, sets a new one, and the link opens once', async ({
  page,
  baseURL,
  signedIn,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 40[0349]/);
  const name = `e2e_${unique()}`;
  const email = `${name}@example.com`;
  await page.goto('/Register');
  await fillEnglish(page, name);
  await expect(main(page).getByText('Available').first()).toBeVisible();
  await main(page).getByRole('button', { name: 'Send code' }).click();
  await expect(main(page).getByText('valid for 10 minutes')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Again in \d+ min$/ })).toBeDisabled();
  await main(page)
    .getByLabel('Code sent by email')
    .fill(await readStoredCode(await signedIn('demo_admin'), email));
  await main(page)
    .getByRole('checkbox', { name: /I have read and accept/ })
    .check();
  await main(page).getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for registering' })).toBeFocused();
  await expectAccessible(page);

  await main(page).getByRole('link', { name: 'Log in' }).click();
  await main(page).getByLabel('User name').fill(name);
  await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('User name')).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog.getByText('Please enter your registered email')).toBeVisible();
  await dialog.getByLabel('Registered email').fill('other@example.com');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog.getByText('User name and email do not match.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Registered email').fill(email);
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${baseURL}/BTCInfo`);

  const mail = await readStoredText(await signedIn('demo_admin'), email);
  const link = /https?:\/\/\S+#\S+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  await expect(page).toHaveURL(`${baseURL}/ResetPassword`);
  await expect(main(page).getByLabel('User name')).toHaveValue(name);
  const next = main(page).getByLabel('New password', { exact: true });
  const again = main(page).getByLabel('Confirm new password');
  await next.fill('Beef2027new');
  await again.fill('Beef2027');
  await again.press('Enter');
  await expect(main(page).getByText('Password does not match')).toBeVisible();
  await expect(again).toBeFocused();
  await again.fill('Beef2027new');
  await again.press('Enter');
  const done = page.getByRole('alertdialog');
  await expect(done).toContainText('Please log in with it');
  await done.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, name, 'Beef2027new');
  await expect(page).toHaveURL(`${baseURL}/BTCInfo`);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(main(page).getByText('This reset link no longer works')).toBeVisible();
  await expect(next).toHaveCount(0);
  await expect(main(page).getByLabel('User name')).toHaveValue(name);
  await expectAccessible(page);
});

for (const [path, error, ask] of inTurn('forged link', [
  ['/cn/ResetPassword', '重置链接已失效', '重置密码'],
  ['/ResetPassword', 'This reset link no longer works', 'Reset password'],
] as const)) {
  test(`a forged link is told as it is opened, with the way to a new one, ${path}`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(/status of 400/);
    await page.goto(`${path}#LoginUserName=demo_paid&UpdateTime=1790000000000.${'A'.repeat(43)}`);
    await expect(main(page).getByRole('alert')).toContainText(error);
    await expect(main(page).locator('input[type=password]')).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: ask, exact: true })).toBeVisible();
  });
}

test('an importer registers in Chinese with a code by text message, by the keyboard only', async ({
  page,
  signedIn,
}) => {
  const name = `e2e_${unique()}`;
  const mobile = `139${String(Math.floor(Math.random() * 90_000_000) + 10_000_000)}`;
  await page.goto('/cn/Register');
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  await expect(field('用户名')).toBeEnabled();
  await field('用户名').focus();
  const type = async (label: string, text: string) => {
    await expect(field(label)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('用户名', name);
  await type('邮箱', `${name}@example.com`);
  await type('公司名称', '示例肉类进口有限公司');
  await expect(main(page).getByRole('radio', { name: '短信验证' })).toBeFocused();
  await page.keyboard.press('Tab');
  await type('手机', mobile);
  await type('短信验证码', '');
  await expect(main(page).getByRole('button', { name: '获取验证码' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('5分钟内有效')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(await readStoredCode(await signedIn('demo_admin'), `+86${mobile}`, 'sms'));
  await field('密码').focus();
  await page.keyboard.type('Beef2026new');
  // Nothing is agreed to unasked: the form says so, and leads to the tick.
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('请阅读并勾选同意')).toBeVisible();
  await expect(main(page).getByRole('checkbox', { name: /我已阅读并同意/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '感谢注册' })).toBeFocused();
});

test('every fault stands beside its field, and nothing typed is lost on an error or a reload', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/status of (?:400|409|503)/);
  await page.goto('/Register');
  await expect(main(page).getByLabel('User name', { exact: true })).toBeEnabled();
  await main(page).getByRole('button', { name: 'Register' }).click();
  await expect(main(page).getByLabel('User name', { exact: true })).toBeFocused();
  for (const text of ['Please enter a user name', 'Please enter your company’s name', 'Please enter the code']) {
    await expect(main(page).getByText(text)).toBeVisible();
  }
  await expectAccessible(page);
  const name = `e2e_${unique()}`;
  await fillEnglish(page, name);
  await main(page).getByLabel('User name', { exact: true }).fill('demo_paid');
  await expect(main(page).getByText('This user name is already taken.')).toBeVisible();
  await main(page).getByLabel('User name', { exact: true }).fill(name);
  await main(page).getByLabel('Code sent by email').fill('123456');
  await main(page)
    .getByRole('checkbox', { name: /I have read and accept/ })
    .check();
  await main(page).getByRole('button', { name: 'Register' }).click();
  await expect(main(page).getByText('The verification code is invalid or has expired.')).toBeVisible();
  await page.route('**/UserSignUp', (route) =>
    route.fulfill({
      status: 503,
      json: { IsSuccess: false, ErrorCode: 1010, MessageID: crypto.randomUUID(), Data: {} },
    }),
  );
  await main(page).getByRole('button', { name: 'Register' }).click();
  await expect(main(page).getByRole('alert')).toContainText('What you entered is still here');
  await page.reload();
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(`${name}@example.com`);
  await expect(main(page).getByLabel('Company name')).toHaveValue('Example Meats Ltda');
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Beef2026new');
});

test(
  'a text that changed materially is agreed to again, by the keyboard only, and nothing is withheld meanwhile',
  { tag: '@long' },
  async ({ page, signedIn }) => {
    const name = `e2e_${unique()}`;
    await page.goto('/Register');
    await fillEnglish(page, name);
    await main(page).getByRole('button', { name: 'Send code' }).click();
    await main(page)
      .getByLabel('Code sent by email')
      .fill(await readStoredCode(await signedIn('demo_admin'), `${name}@example.com`));
    await main(page)
      .getByRole('checkbox', { name: /I have read and accept/ })
      .check();
    await main(page).getByRole('button', { name: 'Register' }).click();
    // The form has a link of that name too.
    await expect(page.getByRole('heading', { name: 'Thank you for registering' })).toBeFocused();
    await main(page).getByRole('link', { name: 'Log in' }).click();
    await logIn(page, name, 'Beef2026new');
    await page.goto('/Account#consents');
    const part = page.getByRole('region', { name: 'Consents' });
    await expect(part.getByRole('link', { name: 'Terms of use, version 1' })).toBeVisible();
    await expect(part.getByText('at registration').first()).toBeVisible();

    await runSql(`with version as (
      insert into legal_version (kind, version, effective_on, is_material)
      select 'terms', max(version) + 1, '2026-11-21', true from legal_version where kind = 'terms' returning id)
    insert into legal_version_text (version_id, edition, changes, body)
      select id, edition, 'Fees are named.', body from version, legal_version_text where version_id = 1`);
    // Whoever had nothing to agree to is asked again in the next session of the browser.
    await page.evaluate(() => sessionStorage.removeItem('consentAsked'));
    await page.goto('/BTCInfo');
    const line = page.getByRole('complementary', { name: 'Terms to confirm' });
    await expect(line).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
    await line.getByRole('button', { name: 'Read and confirm' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Please confirm' });
    await expect(dialog.getByText('What is new: Fees are named.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(line.getByRole('button', { name: 'Read and confirm' })).toBeFocused();
    await page.keyboard.press('Enter');
    for (const control of [
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('link', { name: /Terms of use, version \d+/ }),
      dialog.getByRole('button', { name: 'Later' }),
      dialog.getByRole('button', { name: 'I agree' }),
    ]) {
      if (!(await control.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(line).toBeHidden();
    await page.goto('/Account#consents');
    await expect(part.getByText('after sign-in').first()).toBeVisible();
  },
);

const captchaWords = {
  cn: {
    captcha: '验证码',
    orCaptcha: '您也可以获取验证码，填入后立即登录；验证码会发送到该账户登记的邮箱或手机。',
    send: '获取验证码',
    sent: '10分钟内有效',
    invalid: '验证码无效或已过期，请重新获取',
    wrong: '验证码错误',
  },
  en: {
    captcha: 'Code',
    orCaptcha: 'Or log in at once with a code: we send it to the account’s email address or mobile.',
    send: 'Send code',
    sent: 'valid for 10 minutes',
    invalid: 'The verification code is invalid or has expired. Please ask for a new one.',
    wrong: 'The verification code is wrong.',
  },
};

test('after five failures the cn login dialog and page take the code that the portal sent, and not before', async ({
  page,
  newMember,
  signedIn,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 4(?:00|01|29)/);
  const { name } = await newMember();
  const [t, captchaText] = [words.cn, captchaWords.cn];
  const dialog = await openLoginDialog(page, 'cn');
  const captcha = dialog.getByLabel(captchaText.captcha, { exact: true });
  await dialog.getByLabel(t.userName).fill(name);
  const tryWith = async (form: typeof dialog, password: string) => {
    await form.getByLabel(t.password, { exact: true }).fill(password);
    const [answer] = await Promise.all([
      page.waitForResponse('**/UserLogin'),
      form.getByLabel(t.password, { exact: true }).press('Enter'),
    ]);
    return answer.status();
  };
  for (let time = 0; time < 5; time += 1) {
    expect(await tryWith(dialog, 'wrong2026')).toBe(401);
    await expect(dialog.getByRole('alert')).toHaveText(t.wrongPair);
    await expect(captcha).toBeHidden();
  }
  expect(await tryWith(dialog, demoPassword)).toBe(429);
  await expect(dialog.getByRole('alert')).toContainText(captchaText.orCaptcha);
  await captcha.fill('123456');
  await captcha.press('Enter');
  await expect(dialog.getByText(captchaText.invalid)).toBeVisible();
  await expect(captcha).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await page.goto(pathFor('cn', '/Login'));
  const form = main(page).locator('form');
  await form.getByLabel(t.userName).fill(name);
  expect(await tryWith(form, demoPassword)).toBe(429);
  await form.getByRole('button', { name: captchaText.send }).click();
  await expect(form.getByText(captchaText.sent)).toBeVisible();
  const code = await readStoredCode(await signedIn('demo_admin'), `${name}@example.com`);
  await form.getByLabel(captchaText.captcha, { exact: true }).fill(code === '000000' ? '000001' : '000000');
  await form.getByRole('button', { name: t.login, exact: true }).click();
  await expect(form.getByText(captchaText.wrong)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel(captchaText.captcha, { exact: true }).fill(code);
  await form.getByLabel(captchaText.captcha, { exact: true }).press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: t.account })).toContainText(name);
});
