import { test as consoleTest } from './console.fixture.ts';
import { editions, expect, expectAccessible, pathFor, test } from './portal.fixture.ts';

const words = {
  cn: {
    search: '厂号、名称或地点',
    found: /共\d+家|查到\d+家/,
    plant: '企业资料',
    locked: '在华注册编号、产品范围、有效期与集团',
  },
  en: {
    search: 'Plant number, name or place',
    found: /\d+ plants?\b/,
    plant: 'Particulars',
    locked: 'China registration number, scope, validity and group',
  },
} as const;

for (const edition of editions) {
  test(`a plant is found by its number in several forms and by its name, and has a page (${edition})`, async ({
    page,
  }) => {
    const t = words[edition];
    await page.goto(pathFor(edition, '/BTCEst'));
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
}

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
  await expect(page.getByText('Give the production date')).toBeVisible();
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

const list = (status: string) =>
  `Origin,Establishment no.,Name (English),Meat,Products,Status\r\nSRB,7701,Invented Works Alpha,beef,frozen boneless,${status}\r\nSRB,7702,Invented Works Beta,beef,frozen boneless,active\r\n`;

consoleTest(
  'a list is compared, committed and watched: its next change is on the page, in the mail, and taken back',
  async ({ page, signIn, signedIn, openAs, newMember }) => {
    consoleTest.slow();
    // The list that goes before is there already; the one that changes something is the journey.
    const analyst = await signedIn('demo_analyst');
    const before = await analyst.api('UploadPlantList', {
      Files: new Blob([list('active')]),
      FileName: 'before.csv',
      Form: 'approvedList',
      ListedOn: '2026-11-01',
    });
    await analyst.api('CommitPlantList', { ImportID: before.Row.ImportID, Kinds: ['new'] });

    const member = await newMember();
    const reader = await openAs(member, '/BTCEst?q=7701&origin=SRB');
    await reader.getByRole('table').getByRole('link').first().click();
    await expect(reader.getByRole('main')).toContainText('Active');
    await reader.getByRole('button', { name: 'Watch this plant' }).click();
    await expect(reader.getByRole('button', { name: 'Watching this plant' })).toBeVisible();

    await signIn('demo_analyst');
    await page.goto('/console/en/plants/lists');
    await page.getByRole('button', { name: 'Upload a list' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'suspended.csv', mimeType: 'text/csv', buffer: Buffer.from(list('suspended')) });
    await dialog.getByRole('button', { name: 'Upload and compare' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'suspended.csv' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('suspended.csv');
    await expect(page.getByRole('row').filter({ hasText: '7701' })).toContainText('Status');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByLabel('Watchers').selectOption('Notify watchers by mail');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog).toBeHidden();
    await reader.reload();
    await expect(reader.getByRole('main')).toContainText('Suspended');

    // The link of the mail stops the watch, by a press.
    const desk = await signedIn('demo_desk');
    const { Rows } = await desk.api('GetOutbox', { Channel: 'mail', PageSize: 50 });
    const mail = Rows.find(
      ({ Recipient, Template }) => Recipient.startsWith(member.name) && Template === 'plantStatus',
    );
    const stop = /\/BTCEst\/Watches#stop=[\w-]+/.exec(mail?.Text ?? '')?.[0] ?? '';
    await reader.goto(new URL(stop, reader.url()).href);
    await reader.getByRole('button', { name: 'Stop watching', exact: true }).click();
    await expect(reader.getByText('You no longer watch Serbia 7701')).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Stop watching Serbia 7701' })).toBeHidden();

    await page.getByRole('button', { name: 'Undo import' }).click();
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByRole('main')).toContainText('Undone');
    await reader.goto(new URL('/BTCEst?q=7701&origin=SRB', reader.url()).href);
    await expect(reader.getByRole('table')).toContainText('Active');
  },
);
