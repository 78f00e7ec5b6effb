import type { Page } from '@playwright/test';
import { demoPassword, type Edition, editions, expect, expectAccessible, pathFor, test } from './portal.fixture.ts';

const words = {
  cn: {
    login: '登录',
    userName: '用户名',
    password: '密码',
    remember: '记住我',
    cancel: '取消',
    forgot: '忘记密码？',
    register: '免费注册',
    contact: '联系我们',
    logout: '退出',
    account: '我的BTC账户',
    unread: '有未读通知',
    needName: '请输入用户名',
    wrongPair: '用户名与密码不匹配',
    frozen: '该账户已申请注销，审核期间暂时冻结',
    cancelled: '该账户已注销',
    blocked: '该账户因注册信息不明确已被停用，请联系我们',
    expiring: '还剩20天',
  },
  en: {
    login: 'Log in',
    userName: 'User name',
    password: 'Password',
    remember: 'Remember me',
    cancel: 'Cancel',
    forgot: 'Forgot your password?',
    register: 'Register for free',
    contact: 'Contact us',
    logout: 'Log out',
    account: 'My BTC Account',
    unread: 'Unread notices',
    needName: 'Enter your user name',
    wrongPair: 'User name and password do not match.',
    frozen: 'Cancellation of this account has been requested; it is frozen while we review it.',
    cancelled: 'This account has been cancelled.',
    blocked: 'This account was blocked because its registration details are unclear. Please contact us.',
    expiring: 'in 20 days',
  },
} as const;

const refused = /status of 40[13]/;

function tokenIn(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<string | null> {
  return page.evaluate((name) => window[name].getItem('btc.token'), storage);
}

async function openDialog(page: Page, edition: Edition) {
  const t = words[edition];
  await page.goto(pathFor(edition, '/Terms'));
  await page.getByRole('banner').getByRole('link', { name: t.login, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.login });
  await expect(dialog.getByLabel(t.userName)).toBeFocused();
  return dialog;
}

async function fill(form: ReturnType<Page['locator']>, edition: Edition, pair: readonly [string, string]) {
  await form.getByLabel(words[edition].userName).fill(pair[0]);
  await form.getByLabel(words[edition].password, { exact: true }).fill(pair[1]);
}

for (const edition of editions) {
  const t = words[edition];
  const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: t.account });

  test.describe(`signing in, ${edition}`, () => {
    test('by the dialog reloads the page with the account in its header', async ({ page, allowedMessages }) => {
      allowedMessages.push(refused);
      const dialog = await openDialog(page, edition);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(t.needName)).toBeVisible();
      await fill(dialog, edition, ['demo_paid', 'wrong1']);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText(t.wrongPair);
      await expectAccessible(page);

      await fill(dialog, edition, ['  demo_paid ', demoPassword]);
      const sent = page.waitForRequest('**/UserLogin');
      const reloaded = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      const data = (await sent).postDataJSON().Data;
      expect(data).toEqual({ UserName: 'demo_paid', Password: expect.stringMatching(/^\d{32}/), RememberMe: false });
      await reloaded;
      await expect(page).toHaveURL(new RegExp(`${pathFor(edition, '/Terms')}$`));
      await expect(account(page)).toContainText('demo_paid');
      await expect(account(page)).toContainText(t.unread);
      expect(await tokenIn(page, 'sessionStorage')).not.toBeNull();
      expect(await tokenIn(page, 'localStorage')).toBeNull();
    });

    test('is remembered only when asked', async ({ page }) => {
      const dialog = await openDialog(page, edition);
      await fill(dialog, edition, ['demo_paid', demoPassword]);
      await dialog.getByLabel(t.remember).check();
      const reloaded = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await reloaded;
      expect(await tokenIn(page, 'localStorage')).not.toBeNull();
      const other = await page.context().newPage();
      await other.goto(pathFor(edition, '/Terms'));
      await expect(account(other)).toContainText('demo_paid');
      await other.getByRole('button', { name: t.logout }).click();
      await expect(other).toHaveURL(/\/cn\/BTCInfo$/);
      // Logging out in one tab counts in the other.
      await expect(page).toHaveURL(/\/cn\/BTCInfo$/);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });

    test('by the page leads back to where the reader was', async ({ page }) => {
      await page.goto(pathFor(edition, '/Account'));
      await page.getByRole('main').getByRole('link', { name: t.login }).click();
      await expect(page).toHaveURL(/\/Login$/);
      await fill(page.getByRole('main'), edition, ['demo_paid', demoPassword]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/Account$/);
      await expect(page.getByRole('main')).toContainText('demo_paid@example.com');
    });

    test('has the ways out of the dialog', async ({ page }) => {
      let dialog = await openDialog(page, edition);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/Terms$/);
      for (const [name, target] of [
        [t.forgot, '/ResetPassword'],
        [t.register, '/Register'],
        [t.contact, '/ContactUs'],
      ] as const) {
        dialog = await openDialog(page, edition);
        await dialog.getByRole('link', { name }).click();
        await expect(page).toHaveURL(new RegExp(`${pathFor(edition, target)}$`));
        await expect(dialog).toBeHidden();
      }
      dialog = await openDialog(page, edition);
      await dialog.getByRole('button', { name: t.cancel }).click();
      await expect(page).toHaveURL(new RegExp(`\\d${pathFor(edition, '/BTCInfo')}$`));
    });

    test('tells the right password what state the account is in', async ({ page, allowedMessages }) => {
      allowedMessages.push(refused);
      const dialog = await openDialog(page, edition);
      for (const state of ['frozen', 'cancelled', 'blocked'] as const) {
        await fill(dialog, edition, [`demo_${state}`, demoPassword]);
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).toContainText(t[state]);
      }
    });

    test('shows an alert without text for any other failure', async ({ page, allowedMessages }) => {
      allowedMessages.push(/status of 500/);
      const dialog = await openDialog(page, edition);
      const body = { IsSuccess: false, ErrorCode: 1000, MessageID: 'x', Data: {} };
      await page.route('**/UserLogin', (route) => route.fulfill({ status: 500, json: body }));
      await fill(dialog, edition, ['demo_paid', demoPassword]);
      await page.keyboard.press('Enter');
      await expect(dialog.locator('[role=alert][data-failure=untold]')).toBeVisible();
    });
  });

  test.describe(`a session, ${edition}`, () => {
    test('that has died ends at the next mouse press, and only then', async ({ page, signIn, allowedMessages }) => {
      allowedMessages.push(refused, /ERR_FAILED/);
      await signIn('demo_paid');
      await page.goto(pathFor(edition, '/Terms'));
      await expect(account(page)).toContainText('demo_paid');

      await page.route('**/GetUserProfileByToken', (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.getByRole('heading', { level: 1 }).click();
      await failed;
      await expect(account(page)).toContainText('demo_paid');
      await page.unroute('**/GetUserProfileByToken');

      const dead = { IsSuccess: false, ErrorCode: 1006, MessageID: 'x', Data: {} };
      await page.route('**/GetUserProfileByToken', (route) => route.fulfill({ status: 401, json: dead }));
      await page.getByRole('heading', { level: 1 }).click();
      await expect(page).toHaveURL(/\/cn\/BTCInfo$/);
      expect(await tokenIn(page, 'sessionStorage')).toBeNull();
      await expect(page.getByRole('banner').getByRole('link', { name: words.cn.login, exact: true })).toBeVisible();
    });

    test('is not restored by a check that answers after logging out', async ({ page, signIn, allowedMessages }) => {
      allowedMessages.push(refused);
      await signIn('demo_paid');
      await page.goto(pathFor(edition, '/Terms'));
      await expect(account(page)).toContainText('demo_paid');
      let answer: () => void = () => undefined;
      const late = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/GetUserProfileByToken', async (route) => {
        const response = await route.fetch();
        await late;
        await route.fulfill({ response });
      });
      // The press on the button is a mouse press too: it sends the check that comes late.
      await page.getByRole('button', { name: t.logout }).click();
      await expect(page).toHaveURL(/\/cn\/BTCInfo$/);
      const answered = page.waitForResponse('**/GetUserProfileByToken');
      answer();
      await answered;
      await expect(page.getByRole('banner').getByRole('link', { name: words.cn.login, exact: true })).toBeVisible();
      expect(await tokenIn(page, 'sessionStorage')).toBeNull();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });

    test('shows the account, accessible, with the warning before it expires', async ({ page, signIn }) => {
      await signIn('demo_expiring');
      await page.goto(pathFor(edition, '/Account'));
      await expect(page.getByRole('main')).toContainText('demo_expiring@example.com');
      await expect(page.getByRole('main')).toContainText(t.expiring);
      await expectAccessible(page);
    });
  });

  test(`the login page is accessible, ${edition}`, async ({ page }) => {
    await page.goto(pathFor(edition, '/Login'));
    await expect(page.getByRole('main').getByRole('button', { name: t.login, exact: true })).toBeEnabled();
    await expectAccessible(page);
  });
}
