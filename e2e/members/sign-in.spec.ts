import { decodePassword } from '@btc/contract/wire/password.ts';
import type { Locator, Page, Request, Route } from '@playwright/test';
import {
  demoPassword,
  type Edition,
  editions,
  expect,
  expectAccessible,
  pathFor,
  test,
} from '../fixtures/portal.fixture.ts';
import { accountLink, exactly, loginLink, openLoginDialog, words } from '../fixtures/words.fixture.ts';

const refused = /status of 40[13]/;

function tokenIn(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<string | null> {
  return page.evaluate((name) => window[name].getItem('btc.token'), storage);
}

async function fill(form: Locator, edition: Edition, pair: readonly [string, string]): Promise<void> {
  await form.getByLabel(words[edition].userName).fill(pair[0]);
  await form.getByLabel(words[edition].password, { exact: true }).fill(pair[1]);
}

async function openForm(page: Page, edition: Edition, place: 'dialog' | 'page'): Promise<Locator> {
  if (place === 'dialog') return openLoginDialog(page, edition);
  await page.goto(pathFor(edition, '/Login'));
  const form = page.getByRole('main').locator('form');
  await expect(form.getByRole('button', { name: words[edition].login, exact: true })).toBeEnabled();
  return form;
}

/** The password is sent as 16 digits of key, 16 digits of padding and Base64, never as typed. */
function expectEncrypted(request: Request, password: string): void {
  const body = request.postData() ?? '';
  expect(body).not.toContain(password);
  expect(body).not.toContain(Buffer.from(password).toString('base64'));
  const { MessageType, MessageID, Data } = request.postDataJSON();
  expect(MessageType).toBe(6_000_000_001);
  expect(MessageID).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Data.Password).toMatch(/^\d{32}(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/);
  expect(decodePassword(Data.Password)).toEqual({ kind: 'password', password });
}

for (const edition of editions) {
  const t = words[edition];
  const place = edition === 'cn' ? 'dialog' : 'page';
  test(`the ${edition} login ${place} says what is missing and what does not match`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(refused);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const form = await openForm(page, edition, place);
    const userName = form.getByLabel(t.userName);
    const password = form.getByLabel(t.password, { exact: true });

    await userName.press('Enter');
    await expect(form.getByText(t.needName)).toBeVisible();
    await expect(form.getByText(t.needPassword)).toBeVisible();
    await expect(userName).toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('button', { name: t.login, exact: true }).click();
    await expect(userName).toBeFocused();
    await fill(form, edition, ['   ', 'something']);
    await password.press('Enter');
    await expect(form.getByText(t.needName)).toBeVisible();
    await fill(form, edition, ['demo_paid', '']);
    await password.press('Enter');
    await expect(form.getByText(t.needPassword)).toBeVisible();
    await expect(form.getByText(t.needName)).toBeHidden();
    expect(requests.filter((url) => url.endsWith('/UserLogin'))).toEqual([]);

    await fill(form, edition, [`nobody_${edition}_${place}`, 'wrong1']);
    await password.press('Enter');
    await expect(form.getByRole('alert')).toHaveText(t.wrongPair);
    await expect(userName).toHaveValue(`nobody_${edition}_${place}`);
    expect(await tokenIn(page, 'sessionStorage')).toBeNull();
    await expectAccessible(page);
  });

  test(`the ${edition} login ${place} has its links, and Cancel leads to BTC Info`, async ({ page }) => {
    const form = await openForm(page, edition, place);
    for (const [name, target] of [
      [t.forgot, '/ResetPassword'],
      [t.register, '/Register'],
      [t.contact, '/ContactUs'],
    ] as const) {
      await expect(form.getByRole('link', { name, exact: true })).toHaveAttribute('href', pathFor(edition, target));
    }
    await form.getByRole('button', { name: t.cancel, exact: true }).click();
    await expect(page).toHaveURL(exactly(edition, '/BTCInfo'));
    await expect(form.getByLabel(t.userName)).toBeHidden();
  });

  test(`the ${edition} form tells what other failures the reader can act on`, async ({ page, allowedMessages }) => {
    allowedMessages.push(/status of (?:403|429|500)/, /ERR_FAILED/);
    // Set up before the page is there: a call that goes out right after may still pass a new route by.
    let answer = (route: Route): Promise<void> => route.continue();
    await page.route('**/UserLogin', (route) => answer(route));
    const dialog = await openLoginDialog(page, edition);
    const alert = dialog.getByRole('alert');
    for (const state of ['frozen', 'cancelled', 'blocked'] as const) {
      await fill(dialog, edition, [`demo_${state}`, demoPassword]);
      await page.keyboard.press('Enter');
      await expect(alert).toContainText(t[state]);
    }
    const answerWith = (status: number, ErrorCode: number, Data: object) => {
      answer = (route) => route.fulfill({ status, json: { IsSuccess: false, ErrorCode, MessageID: 'x', Data } });
    };
    answerWith(429, 1004, { Dict: { RetryAfter: 30 } });
    await page.keyboard.press('Enter');
    await expect(alert).toContainText(t.tooMany);
    // Any other failure: the alert shows without text, and only screen readers are told what it is about.
    answerWith(500, 1000, {});
    await page.keyboard.press('Enter');
    const unnotified = dialog.locator('[role=alert][data-failure=unexplained]');
    await expect(unnotified).toBeVisible();
    await expect(unnotified).toHaveText(`!${t.loginFailed}`);
    answer = (route) => route.abort();
    await page.keyboard.press('Enter');
    await expect(alert).toContainText(t.noConnection);
    expect(await tokenIn(page, 'sessionStorage')).toBeNull();
  });
}

test('the en dialog goes when a link leads away, and on Escape and the cross gives the focus back', async ({
  page,
}) => {
  const t = words.en;
  let dialog = await openLoginDialog(page, 'en');
  const opener = page.getByRole('banner').getByRole('link', { name: t.login, exact: true, includeHidden: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: t.close, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(exactly('en', '/Terms'));
  dialog = await openLoginDialog(page, 'en');
  await dialog.getByRole('link', { name: t.register }).click();
  await expect(page).toHaveURL(exactly('en', '/Register'));
  await expect(dialog).toBeHidden();
});

test('the cn dialog sends a trimmed name and an encrypted password, then the page is loaded anew', async ({ page }) => {
  const t = words.cn;
  const dialog = await openForm(page, 'cn', 'dialog');
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await fill(dialog, 'cn', ['  demo_paid ', demoPassword]);
  const sent = page.waitForRequest('**/api/management/UserLogin');
  const profile = page.waitForRequest('**/api/system/GetUserProfileByToken');
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  const request = await sent;
  expectEncrypted(request, demoPassword);
  expect(request.postDataJSON().Data).toMatchObject({ UserName: 'demo_paid', RememberMe: false });
  const token: unknown = (await profile).postDataJSON().Data.Token;
  await reloaded;

  await expect(page).toHaveURL(exactly('cn', '/Terms'));
  await expect(page.locator('html')).not.toHaveAttribute('data-before');
  await expect(accountLink(page, 'cn')).toContainText('demo_paid');
  await expect(accountLink(page, 'cn')).toContainText(t.unread);
  await expect(accountLink(page, 'cn')).toHaveAttribute('href', pathFor('cn', '/Account'));
  await expect(accountLink(page, 'cn').locator('[data-unread]')).toBeVisible();
  expect(await tokenIn(page, 'sessionStorage')).toBe(token);
  expect(await tokenIn(page, 'localStorage')).toBeNull();
});

test('a en login that is not remembered holds in every tab, until one logs out or the last is closed', async ({
  page,
}) => {
  const t = words.en;
  const signIn = async () => {
    const dialog = await openLoginDialog(page, 'en');
    await fill(dialog, 'en', ['demo_paid', demoPassword]);
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: t.login, exact: true }).click();
    await reloaded;
    await expect(accountLink(page, 'en')).toContainText('demo_paid');
  };
  const context = page.context();
  const openTab = async () => {
    const tab = await context.newPage();
    await tab.goto(pathFor('en', '/Terms'));
    return tab;
  };
  await signIn();
  const other = await openTab();
  await expect(accountLink(other, 'en')).toContainText('demo_paid');
  expect(await tokenIn(other, 'localStorage')).toBeNull();
  await other.getByRole('button', { name: t.logout }).click();
  for (const tab of [other, page]) {
    await expect(tab).toHaveURL(exactly('cn', '/BTCInfo'));
    await expect(loginLink(tab, 'cn')).toBeVisible();
  }
  await other.close();
  await signIn();
  await page.close();
  await expect(loginLink(await openTab(), 'en')).toBeVisible();
});

test('the cn page leads back to where the reader was, without the red dot where nothing is unread', async ({
  page,
}) => {
  const t = words.cn;
  const dialog = await openLoginDialog(page, 'cn');
  await dialog.getByRole('link', { name: t.contact }).click();
  await expect(page).toHaveURL(exactly('cn', '/ContactUs'));
  await page.goto(pathFor('cn', '/Account'));
  await page.getByRole('main').getByRole('link', { name: t.login, exact: true }).click();
  const form = page.getByRole('main');
  await fill(form, 'cn', ['demo_none', demoPassword]);
  await form.getByLabel(t.password, { exact: true }).press('Enter');
  await expect(page).toHaveURL(exactly('cn', '/Account'));
  await expect(accountLink(page, 'cn')).toContainText('demo_none');
  await expect(accountLink(page, 'cn')).not.toContainText(t.unread);
  await expect(accountLink(page, 'cn').locator('[data-unread]')).toHaveCount(0);
});

test('a en login is remembered when asked, in every tab until one logs out', async ({ page }) => {
  const t = words.en;
  const dialog = await openLoginDialog(page, 'en');
  await fill(dialog, 'en', ['demo_paid', demoPassword]);
  await dialog.getByLabel(t.remember).check();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: t.login, exact: true }).click();
  await reloaded;
  await expect(accountLink(page, 'en')).toContainText('demo_paid');
  expect(await tokenIn(page, 'localStorage')).not.toBeNull();
  expect(await tokenIn(page, 'sessionStorage')).toBeNull();
  const other = await page.context().newPage();
  await other.goto(pathFor('en', '/Terms'));
  await expect(accountLink(other, 'en')).toContainText('demo_paid');
  await other.getByRole('button', { name: t.logout }).click();
  for (const tab of [other, page]) {
    await expect(tab).toHaveURL(exactly('cn', '/BTCInfo'));
    await expect(loginLink(tab, 'cn')).toBeVisible();
    expect(await tab.evaluate(() => localStorage.length)).toBe(0);
  }
});
