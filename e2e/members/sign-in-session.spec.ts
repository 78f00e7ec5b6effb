import type { Page } from '@playwright/test';
import { createHttpApi } from '@btc/contract/client.ts';
import { demoArticles } from '@btc/demo/news/demo-articles.ts';
import { type Edition, editions, expect, expectAccessible, pathFor, test } from '../fixtures/portal.fixture.ts';
import { accountLink, exactly, loginLink, words } from '../fixtures/words.fixture.ts';

const refused = /status of 40[13]/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const readToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('btc.token') ?? '');

function apiWith(baseURL: string | undefined, token: string) {
  return createHttpApi({
    systemBase: `${baseURL}/api/system`,
    managementBase: `${baseURL}/api/management`,
    apiKey: 'btc-portal',
    token: () => token,
  });
}

async function openSignedIn(page: Page, edition: Edition, path = '/Terms'): Promise<void> {
  await page.goto(pathFor(edition, path));
  await expect(accountLink(page, edition)).toContainText(/demo_\w+/);
}

async function answerLate(page: Page, url: string, json: unknown): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await late;
    await route.fulfill({ json });
  });
  return () => letGo();
}

for (const edition of editions) {
  test(`a members' article of the ${edition} edition is there for a paid member and for nobody else`, async ({
    page,
    signIn,
    request,
  }) => {
    const article = demoArticles.find(({ section, access }) => section === 'trade' && access === 'member');
    const paragraphs = (article?.[edition].body ?? '').match(/<p>[^<]{40,}<\/p>/g) ?? [];
    const text = (paragraphs.at(-1) ?? '').slice('<p>'.length, -'</p>'.length);
    expect(text.length).toBeGreaterThan(40);
    const path = pathFor(edition, `/BTCInfo/Article/${article?.id}`);

    const html = await (await request.get(path)).text();
    expect(html).toContain(article?.[edition].title);
    expect(html).not.toContain(text.slice(0, 20));
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    expect(await page.content()).not.toContain(text.slice(0, 20));

    await signIn('demo_paid');
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
  });
}

test("logging out of the en 'en' leaves nothing behind, also when a check of the token comes late", async ({
  page,
  signIn,
  baseURL,
  allowedMessages,
}) => {
  const t = words.en;
  allowedMessages.push(refused);
  await signIn('demo_expiring');
  const first = page.waitForResponse('**/GetUserProfileByToken');
  await openSignedIn(page, 'en');
  const profile: unknown = await (await first).json();
  const token = await readToken(page);
  await page.evaluate(() => {
    localStorage.setItem('left-over', 'x');
    sessionStorage.setItem('btc.draft.contact', '{"Content":"x"}');
  });
  const answer = await answerLate(page, '**/GetUserProfileByToken', profile);
  const pending = page.waitForRequest('**/GetUserProfileByToken');
  // The press on the button is a mouse press too: it sends the check that comes late.
  await page.getByRole('button', { name: t.logout }).click();
  await pending;
  await expect.poll(() => readToken(page)).toBe('');
  // The answer comes at once, while the guard is on.
  const answered = page.waitForResponse('**/GetUserProfileByToken');
  answer();
  await (await answered).finished();
  await expect(page).toHaveURL(exactly('cn', '/BTCInfo'));
  await expect(loginLink(page, 'cn')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href*="/BTCInfo/Article"]').first()).toBeVisible();
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
  await expect(loginLink(page, 'cn')).toBeVisible();
  // A profile that had been taken in would bring the warning of the membership's end back.
  await expect(page.getByText(words.cn.expiring)).toHaveCount(0);
  const left = () => [localStorage.length, ...Object.keys(sessionStorage).filter((name) => /user|draft/.test(name))];
  expect(await page.evaluate(left)).toEqual([0]);
  await expect(apiWith(baseURL, token)('GetUserProfileByToken', { Token: token })).rejects.toMatchObject({
    code: 1006,
  });
});

test("a session of the cn 'cn' that was revoked ends at the next mouse press", async ({
  page,
  signIn,
  baseURL,
  allowedMessages,
}) => {
  const t = words.cn;
  allowedMessages.push(refused);
  await signIn('demo_paid');
  await openSignedIn(page, 'cn');
  await page.evaluate(() => localStorage.setItem('left-over', 'x'));
  await apiWith(baseURL, await readToken(page))('UserLogout', {});
  await expect(accountLink(page, 'cn')).toBeVisible();
  await heading(page).hover();
  await page.mouse.down();
  await expect(page.getByText(t.sessionEnded)).toBeVisible();
  await expect(page).toHaveURL(exactly('cn', '/BTCInfo'));
  await expect(loginLink(page, 'cn')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('btc.token')])).toEqual([0, null]);
});

test("the en 'en' warns from thirty days before the membership ends, once a session", async ({ page, signIn }) => {
  const t = words.en;
  await signIn('demo_expiring');
  await page.goto(pathFor('en', '/Account'));
  await expect(page.getByRole('main')).toContainText('demo_expiring@example.com');
  const warning = page.getByText(t.expiring).and(page.locator(':not([data-kind])'));
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  // It comes when the page is read already: nothing moves for it, and what is pressed stays under the finger.
  const title = page.getByRole('heading', { level: 1 });
  const place = await title.boundingBox();
  await page.getByRole('button', { name: t.dismiss }).click();
  await expect(warning).toBeHidden();
  expect(await title.boundingBox()).toEqual(place);
  await openSignedIn(page, 'en');
  await expect(warning).toBeHidden();
});

test("a signed-in member of the cn 'cn' is shown no lock for strangers while calls are under way", async ({
  page,
  signIn,
}) => {
  const t = words.cn;
  await signIn('demo_paid');
  for (const path of ['/BTCData?view=beef-two', '/BTCPrice', '/BTCEst']) {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(pathFor('cn', path));
    const lock = page.getByText(t.strangersLock).first();
    await expect(lock).toBeAttached();
    await expect(lock).toBeHidden();
    for (const mark of await page.locator('[data-reason=anonymous]').all()) await expect(mark).toBeHidden();
    answer();
    await expect(lock).not.toBeAttached();
    await page.unroute('**/api/**');
  }
});

test("the cn 'cn' tells that a signed-in reader is there, now and then, and nothing of a stranger", async ({
  page,
  signIn,
}) => {
  const pings: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/UpdateUserActivityByToken')) pings.push(request.url());
  });
  await page.goto(pathFor('cn', '/Terms'));
  await heading(page).click();
  await signIn('demo_paid');
  const answer = page.waitForResponse('**/api/management/UpdateUserActivityByToken');
  await openSignedIn(page, 'cn');
  expect((await answer).status()).toBe(200);
  const checked = page.waitForResponse('**/GetUserProfileByToken');
  await heading(page).click();
  await (await checked).finished();
  await openSignedIn(page, 'cn', '/PrivacyPolicy');
  expect(pings).toHaveLength(1);
});

test("a lost network and a failing server end no session of the cn 'cn'", async ({
  page,
  signIn,
  context,
  allowedMessages,
}) => {
  allowedMessages.push(/ERR_INTERNET_DISCONNECTED/, /status of 50[03]/);
  await signIn('demo_paid');
  await openSignedIn(page, 'cn');
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/GetUserProfileByToken'));
  await heading(page).click();
  await lost;
  await context.setOffline(false);
  // A press while a check is under way asks for none of its own.
  const pressUntil = (wanted: number) =>
    expect(async () => {
      const answered = page.waitForResponse(
        (response) => response.url().endsWith('/GetUserProfileByToken') && response.status() === wanted,
        { timeout: 10_000 },
      );
      await Promise.all([answered, heading(page).click()]);
    }).toPass();
  for (const [status, ErrorCode] of [
    [500, 1000],
    [503, 1010],
  ] as const) {
    await page.route('**/GetUserProfileByToken', (route) =>
      route.fulfill({ status, json: { IsSuccess: false, ErrorCode, MessageID: 'x', Data: {} } }),
    );
    await pressUntil(status);
    await page.unroute('**/GetUserProfileByToken');
  }
  await pressUntil(200);
  await expect(page).toHaveURL(exactly('cn', '/Terms'));
  await expect(accountLink(page, 'cn')).toContainText('demo_paid');
});

test('a double click on the way out ends where a single one does', async ({ page, signIn, allowedMessages }) => {
  allowedMessages.push(refused);
  await signIn('demo_paid');
  await openSignedIn(page, 'cn');
  await page.getByRole('button', { name: words.cn.logout }).dblclick();
  await expect(page).toHaveURL(exactly('cn', '/BTCInfo'));
  // The ways in wait until the second click is over.
  await expect(loginLink(page, 'cn')).toBeVisible();
  await loginLink(page, 'cn').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(exactly('cn', '/BTCInfo'));
});

test('a paid member whose membership does not end soon is not warned', async ({ page, signIn }) => {
  await signIn('demo_paid');
  await page.goto('/Account');
  await expect(page.getByRole('main')).toContainText('demo_paid@example.com');
  await expect(page.getByRole('button', { name: words.en.dismiss })).toHaveCount(0);
});
