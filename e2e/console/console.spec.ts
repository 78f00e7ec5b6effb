import { codeNow } from '../fixtures/clock.fixture.ts';
import { deskScreens, test, words } from '../fixtures/console.fixture.ts';
import { demoPassword, editions, expect, expectAccessible, inTurn, sample } from '../fixtures/portal.fixture.ts';

for (const edition of inTurn('console', editions)) {
  const t = words[edition];

  test(`staff sign in and out in the ${edition} console, and keep the address`, async ({ page, allowedMessages }) => {
    allowedMessages.push(/status of 401/);
    await page.goto(`${t.root}/desk/requests`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.signInTitle);
    await expectAccessible(page);
    await page.getByLabel(t.userName).fill('demo_desk');
    await page.getByLabel(t.password, { exact: true }).fill('wrong1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel(t.password, { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.requests);
    await expect(page).toHaveURL(new RegExp(`${t.root}/desk/requests$`));
    await expect(page.locator('html')).toHaveAttribute('lang', edition === 'cn' ? 'zh-CN' : 'en');
    await page.getByRole('button', { name: t.signOut }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.signInTitle);
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test(`every screen of the ${edition} desk is accessible and whole on a phone`, async ({ page, signIn }) => {
    await signIn('demo_admin');
    // One edition is looked at by day, the other by night: colours are the same in both.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: edition === 'cn' ? 'light' : 'dark' });
    for (const screen of sample(deskScreens, { every: 2 })) {
      await test.step(screen, async () => {
        await page.goto(screen === '' ? t.root : `${t.root}/${screen}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 900 });
        const sideways = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
          });
        // A chart is drawn anew a moment after its room has changed.
        await expect.poll(sideways).toBe(0);
        await page.setViewportSize({ width: 1280, height: 900 });
      });
    }
  });
}

test('the switch of language keeps the screen and its filters', async ({ page, signIn }) => {
  await signIn('demo_desk');
  await page.goto('/console/desk/members?state=blocked');
  await expect(page.getByRole('table')).toContainText('demo_blocked');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/console\/en\/desk\/members\?state=blocked$/);
  await expect(page.getByLabel('Account status', { exact: true })).toHaveValue('blocked');
  await page.goto('/console');
  await expect(page).toHaveURL(/\/console\/en$/);
});

test('an authenticator is set up once; then its codes and recovery codes let in', async ({
  page,
  newStaff,
  allowedMessages,
}) => {
  // 401: a call that was on its way when one signed out.
  allowedMessages.push(/status of 40[01]/);
  const name = await newStaff('desk');
  const signIn = async () => {
    await page.getByLabel('User name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
  };
  await page.goto('/console/en');
  await signIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your authenticator');
  await expect(page.getByRole('img', { name: 'QR code for the authenticator' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.getByRole('main').getByRole('code').textContent()) ?? '';
  const code = codeNow(secret);
  await page.getByLabel('Six-digit code from the app').fill('000000' === code ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await page.getByLabel('Six-digit code from the app').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save your recovery codes');
  const codes = await page.getByRole('main').getByRole('listitem').getByRole('code').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved them, continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second step');
  await page.getByLabel('Code or recovery code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn();
  await page.getByLabel('Code or recovery code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or already used')).toBeVisible();
  const later = codeNow(secret, 30_000);
  await page.getByLabel('Code or recovery code').fill(later);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
});

test('a session that ends asks for a new sign-in over the screen, and what was typed is there again', async ({
  signedIn,
  openAs,
}) => {
  const desk = await signedIn('demo_desk');
  const page = await openAs(desk, '/console/en/desk/requests/1');
  const note = page.getByLabel('New note');
  await note.fill('Half a note.');
  await desk.api('UserLogout', {});
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
  await expect(page.getByText('what you typed are still there')).toBeVisible();
  await expect(note).toBeHidden();
  await page.getByLabel('User name').fill('demo_desk');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await expect(note).toHaveValue('Half a note.');
});

for (const [action, field] of [
  ['Refuse request', 'Reason (the applicant sees it)'],
  ['Grant membership', 'Note (staff only)'],
] as const) {
  test(`a session that ends under the dialog “${action}” asks for a new sign-in over it, and it waits as it was`, async ({
    signedIn,
    openAs,
  }) => {
    const desk = await signedIn('demo_desk');
    const page = await openAs(desk, '/console/en/desk/requests/1');
    await page.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByLabel(field);
    await reason.fill('Half a reason.');
    await desk.api('UserLogout', {});
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
    await expect(dialog).toBeHidden();
    await page.getByLabel('User name').fill('demo_desk');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(reason).toHaveValue('Half a reason.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });
}

test('readers and other roles are refused, in the page and by the calls', async ({
  page,
  signIn,
  signedIn,
  openAs,
}) => {
  await signIn('demo_none');
  await page.goto('/console/en/desk/members');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access');
  await expect(page.getByRole('main')).toContainText('This account is not a staff account');
  await expect(page.getByRole('navigation')).toHaveCount(0);

  const editor = await signedIn('demo_editor');
  const queries: string[] = [];
  const other = await openAs(editor, '/console/en/desk/members');
  other.on('request', (request) => queries.push(request.url()));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('No access');
  await expect(other.getByRole('main')).toContainText('Your role is editor');
  await expect(other.getByRole('link', { name: 'Membership requests' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Back to the overview' }).click();
  await expect(other.getByRole('main')).toContainText('Articles to review');
  expect(queries.filter((url) => /DeskMember|DeskRequest|DeskCancel|Outbox|Audit|Contact/.test(url))).toEqual([]);
  for (const name of ['GetDeskMembers', 'GetDeskRequests', 'GetContactMessages', 'GetAuditTrail'] as const) {
    await expect(editor.api(name, {})).rejects.toMatchObject({ code: 1007 });
  }
});

test('the console is kept and listed by nobody, and weighs nothing on public pages', async ({ page, request }) => {
  const answer = await request.get('/console/desk/requests');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'self'");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /console');

  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(sent.url()));
  await page.goto('/cn/BTCInfo', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /console|desk|qr-svg/.test(url))).toEqual([]);
  // The rules of its sheet, by what no other sheet says.
  const sheets = loaded.filter((url) => url.endsWith('.css'));
  const rules = await Promise.all(sheets.map(async (url) => (await request.get(url)).text()));
  expect([await page.content(), ...rules].filter((text) => text.includes('data-tone=waiting'))).toEqual([]);
});
