import { editions, expect, expectAccessible, inTurn, pathFor, test } from '../fixtures/portal.fixture.ts';

const words = {
  cn: {
    search: '厂号、名称或地点',
    found: /共\d+家|查到\d+家/,
    plant: '工厂资料',
    locked: '在华注册编号、产品范围、有效期与集团',
  },
  en: {
    search: 'Plant number, name or place',
    found: /\d+ plants?\b/,
    plant: 'Plant details',
    locked: 'China registration number, scope, validity and group',
  },
} as const;

test('a plant is found by its number in several forms and by its name, and has a page (en)', async ({ page }) => {
  const t = words.en;
  await page.goto(pathFor('en', '/BTCEst'));
  const field = page.getByRole('combobox', { name: t.search });
  for (const typed of ['9028', 'SIF 9028', 'est9028', '９０２８']) {
    await field.fill(typed);
    await expect(page.getByRole('option').filter({ hasText: 'Morro Alvim' })).toBeVisible();
  }
  await field.fill('Morro Alvim Vilhena');
  await expect(page.getByRole('option').first()).toContainText('9028');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=Morro/);
  await expect(page.getByRole('heading', { level: 2, name: t.found })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);

  await field.fill('9028');
  await expect(page.getByRole('option').filter({ hasText: 'Morro Alvim' })).toBeVisible();
  const place = await page.getByRole('option').allInnerTexts();
  for (let step = 0; step <= place.findIndex((text) => text.includes('Morro Alvim')); step += 1) {
    await field.press('ArrowDown');
  }
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('9028');
  await expect(page.getByRole('heading', { name: t.plant })).toBeVisible();
  // What is locked is named and not there.
  await expect(page.getByRole('heading', { name: t.locked })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('CBRA');
  await expectAccessible(page);
});

test('a cargo is checked: the date that decides turns the answer, which stays in the address', async ({
  page,
  signIn,
}) => {
  await signIn('demo_paid');
  await page.goto('/BTCEst?q=9028&origin=BRA');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('9028');
  await page.getByRole('link', { name: 'Can this cargo enter?' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Plant number' })).toHaveValue('9028');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Enter the production date')).toBeVisible();
  await page.getByLabel('Production date').fill('2026-01-10');
  await page.getByLabel('Shipping date').fill('2026-02-10');
  await page.getByRole('button', { name: 'Check' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByRole('heading', { name: 'No, it cannot enter' })).toBeVisible();
  await expect(answer).toContainText('Suspended by China');
  await expectAccessible(page);

  await page.getByLabel('Production date').fill('2026-09-25');
  await page.getByLabel('Shipping date').fill('2026-10-10');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(answer.getByRole('heading', { name: 'Yes, it can enter' })).toBeVisible();
  await page.reload();
  await expect(answer.getByRole('heading', { name: 'Yes, it can enter' })).toBeVisible();
});

const mailWords = {
  cn: {
    open: '发送厂号邮件',
    stopped: '第三方厂号邮件服务因疫情暂停',
    notPaid: '您的账户尚未开通会员',
    apply: '申请会员',
    send: '发送',
    sent: '发送成功，请查收：member@example.com',
    close: '关闭',
  },
  en: {
    open: 'Send establishment email',
    stopped: 'The third-party establishment mail service is temporarily stopped due to the epidemic.',
    notPaid: 'Your account has no paid membership yet',
    apply: 'Apply for membership',
    send: 'Send',
    sent: 'Sent successfully. Please check member@example.com',
    close: 'Close',
  },
} as const;

for (const edition of inTurn('establishment email', editions)) {
  const t = mailWords[edition];
  const plant = pathFor(edition, '/BTCEst/Plant/24');

  test(`the establishment email says that it is stopped while it is (${edition})`, async ({ page }) => {
    await page.goto(plant);
    await page.getByRole('button', { name: t.open }).click();
    const dialog = page.getByRole('dialog', { name: t.open });
    await expect(dialog).toContainText(t.stopped);
    await expect(dialog.getByRole('button', { name: t.send, exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.close, exact: true }).last().click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${plant}$`));
  });

  for (const [reader, isMember] of [
    ['demo_none', false],
    ['demo_paid', true],
  ] as const) {
    test(`where it runs, ${reader} ${isMember ? 'sends' : 'is asked to join for'} the establishment email (${edition})`, async ({
      page,
      signIn,
    }) => {
      // The portal under test has the service stopped; that it sends is held by server/src/plants/watch/send-record.test.ts.
      await page.route('**/GetEstablishmentMailService', (route) =>
        route.fulfill({ json: { IsSuccess: true, ErrorCode: 0, MessageID: 'x', Data: { Row: { State: 'running' } } } }),
      );
      const requests: unknown[] = [];
      await page.route('**/SendEstablishmentMail', (route) => {
        requests.push(route.request().postDataJSON().Data);
        const Row = { Email: 'member@example.com', SentDate: '2026-11-24T10:00:00+08:00' };
        return route.fulfill({ json: { IsSuccess: true, ErrorCode: 0, MessageID: 'x', Data: { Row } } });
      });
      await signIn(reader);
      const [answer] = await Promise.all([page.waitForResponse('**/GetPlantTrade'), page.goto(plant)]);
      await answer.finished();
      await page.getByRole('button', { name: t.open }).click();
      const dialog = page.getByRole('dialog', { name: t.open });
      if (isMember) {
        await dialog.getByRole('button', { name: t.send, exact: true }).click();
        await expect(dialog.getByRole('status')).toHaveText(t.sent);
        expect(requests).toEqual([{ PlantID: 24, isEn: edition === 'en' }]);
      } else {
        await expect(dialog).toContainText(t.notPaid);
        await expect(dialog.getByRole('link', { name: t.apply })).toBeVisible();
        await expect(dialog.getByRole('button', { name: t.send, exact: true })).toHaveCount(0);
      }
      await expectAccessible(page);
    });
  }
}
