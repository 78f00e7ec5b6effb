import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createHttpApi } from '@btc/contract/client.ts';
import { portalNow } from '../fixtures/clock.fixture.ts';
import { runSql, test, words } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

const t = words.en;

/** Letters only: what looks like a number is not stored. */
function madeUpWord(): string {
  return `no${randomBytes(8).toString('hex').replaceAll(/\d/g, 'x')}`;
}

async function addFailedMail(recipient: string): Promise<void> {
  const statement = `insert into outgoing_mail (id, recipient, template, edition, subject, body_text, body_html, state, attempts,
      next_attempt_at, created_at, last_error)
    values ('${randomUUID()}', '${recipient}', 'contactReply', 'en', 'A reply', 'Words', '<p>Words</p>', 'failed', 11, now(), now(), 'ECONNREFUSED')`;
  await runSql(statement);
}

test('the overview shows each role its own work, and what readers opened and searched for', async ({
  page,
  baseURL,
  signIn,
  signedIn,
  openAs,
}) => {
  const term = madeUpWord();
  const anonymous = createHttpApi({
    systemBase: `${baseURL}/api/system`,
    managementBase: `${baseURL}/api/management`,
    apiKey: 'btc-portal',
    token: () => null,
  });
  await anonymous('SearchNews', { Keyword: term, isEn: true });
  // The browser of the tests names itself a robot's, and those are not counted.
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await fetch(`${baseURL}/BTCInfo`, { headers: { 'user-agent': firefox } });
  await signIn('demo_analyst');
  await page.goto(`${t.root}?days=7`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Data files to review/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /New membership requests/ })).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Sources' })).toBeVisible();
  const chart = main.getByRole('img', { name: /^Page views and articles read on each of the last 7 days/ });
  await expect(chart).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: term })).toContainText('News');
  await expectAccessible(page);

  const desk = await openAs(await signedIn('demo_desk'), t.root);
  await expect(desk.getByRole('main').getByRole('link', { name: /New membership requests/ })).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Sources' })).toBeHidden();
  await expect(desk.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Backups' })).toBeHidden();
});

test('a backup is made with one button, fetched, and deleted', async ({ page, signIn }) => {
  await signIn('demo_admin');
  await page.goto(`${t.root}/system/backups`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Back up now' }).click();
  const row = main.getByRole('row').filter({ hasText: /backup-\d{8}-\d{6}\.tar\.gz/ });
  await expect(row).toBeVisible();
  const arriving = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download/ }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^backup-\d{8}-\d{6}\.tar\.gz$/);
  expect(await download.failure()).toBeNull();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Backup deleted')).toBeVisible();
  await expect(row).toBeHidden();
});

test(
  'the plan of backups is changed, refuses a place that is none in words, and is kept',
  { tag: '@long' },
  async ({ page, signIn, signedIn, allowedMessages }, info) => {
    allowedMessages.push(/status of 400/);
    // The schedule has nothing to make up for: no backup begins beside those of other tests.
    await runSql(
      `insert into backup_run (is_scheduled, started_at, ended_at, state) values (true, '${portalNow().toISOString()}', now(), 'done')`,
    );
    const folder = info.outputPath('copies');
    await mkdir(folder, { recursive: true });
    await signIn('demo_admin');
    await page.goto(`${t.root}/system/backups`);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await main.getByRole('button', { name: 'Edit backup plan' }).click();
    await dialog.getByLabel('Schedule').selectOption('Daily at 23:00, Beijing time');
    await dialog.getByLabel('Days to keep').fill('30 days');
    const save = dialog.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(dialog.getByLabel('Days to keep')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Days to keep').fill('30');
    await dialog.getByLabel('Newest to keep always').fill('5');
    await dialog.getByLabel('Copies').selectOption('S3-compatible bucket');
    await expect(dialog).toContainText('this cannot be saved without them');
    await dialog.getByLabel('Copies').selectOption('Folder');
    await expectAccessible(page);
    const place = dialog.getByRole('textbox', { name: 'Folder' });
    for (const [typed, words] of [
      ['', 'Fill this in'],
      [`${folder}/missing`, 'Cannot be reached or written'],
      [`${process.env['E2E_DATA_DIR']}/backups`, 'Inside the data folder'],
    ] as const) {
      await place.fill(typed);
      await save.click();
      await expect(dialog.getByText(words)).toBeVisible();
    }
    await place.fill(folder);
    await save.click();
    await expect(page.getByText('Backup plan saved')).toBeVisible();
    await page.reload();
    for (const words of ['Daily at 23:00, Beijing time', 'For 30 days; the newest 5 always', folder])
      await expect(main.getByText(words, { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Edit backup plan' }).click();
    await expect(dialog.getByLabel('Days to keep')).toHaveValue('30');
    await expect(place).toHaveValue(folder);

    // Somebody else saves meanwhile: what is typed stays, and the plan behind is theirs.
    const { api } = await signedIn('demo_admin');
    const { Row } = await api('GetBackups', {});
    const none = {
      Hour: null,
      KeepDays: null,
      CopyTo: 'none',
      Folder: '',
      Endpoint: '',
      Region: '',
      Bucket: '',
    } as const;
    await api('SaveBackupPlan', { ...none, KeepCount: 7, Revision: Row.Revision });
    await dialog.getByLabel('Days to keep').fill('31');
    await save.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Days to keep')).toHaveValue('31');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(main.getByText('All of them', { exact: true })).toBeVisible();
  },
);

test('a mail that failed is sent again from the job queue', async ({ page, signIn, signedIn }) => {
  const recipient = `${madeUpWord()}@example.com`;
  await addFailedMail(recipient);
  await signIn('demo_admin');
  await page.goto(`${t.root}/system/jobs`);
  await expect(page).toHaveURL(/\/desk\/jobs/);
  const main = page.getByRole('main');
  await expect(main.getByRole('row').filter({ hasText: 'Emails' })).toContainText('ECONNREFUSED');
  await main.getByRole('button', { name: 'Send all again: Emails' }).click();
  await expect(page.getByText('Queued again')).toBeVisible();
  const { api } = await signedIn('demo_admin');
  // There is no mail server: what is sent again is kept, and has no error any more.
  await expect
    .poll(async () => {
      const { Rows } = await api('GetOutbox', { Channel: 'mail', PageSize: 50 });
      const mail = Rows.find((one) => one.Recipient === recipient);
      return mail?.State === 'stored' && mail.LastError === null;
    })
    .toBe(true);
});

test(
  'an admin publishes a version of a legal text, sees what it changes, and restores the one before',
  { tag: '@long' },
  async ({ page, signIn }) => {
    const sentence = `Sentence ${madeUpWord()}.`;
    await signIn('demo_admin');
    await page.goto(`${t.root}/system/legal`);
    const main = page.getByRole('main');
    await expect(main.getByRole('table', { name: /Newsletter terms/ })).toBeVisible();
    await expectAccessible(page);
    await main
      .locator('section')
      .filter({ hasText: 'Newsletter terms' })
      .getByRole('link', { name: 'Write a new version' })
      .click();
    await expect(main.getByRole('button', { name: 'Publish' })).toBeDisabled();
    const editor = main.getByRole('textbox', { name: /English/ });
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(` ${sentence}`);
    await main
      .getByRole('radio', { name: /Changes from version/ })
      .last()
      .click({ force: true });
    await expect(main.locator('ins')).toContainText(sentence);
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The text of the Chinese edition is unchanged.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(main.locator('ins')).toContainText(sentence);
    await expect(main.getByText('in force', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const address = (await main.getByRole('link', { name: /^\/Newsletter\/Terms\/\d+$/ }).textContent()) ?? '';
    const version = Number(/\d+$/.exec(address)?.[0]);
    await page.goto('/Newsletter/Terms');
    await expect(main).toContainText(sentence);
    await expect(main).toContainText(`Version ${version} · in force since`);
    await main.getByRole('link', { name: new RegExp(`^Version ${version - 1} `) }).click();
    await expect(main).toContainText('This is not the version in force.');
    await expect(main).not.toContainText(sentence);

    await page.goto(`${t.root}/system/legal`);
    await main
      .getByRole('table', { name: /Newsletter terms/ })
      .getByRole('link', { name: `Version ${version - 1}`, exact: true })
      .click();
    await main.getByRole('link', { name: 'Restore as a new version' }).click();
    await main.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(main.locator('del')).toContainText(sentence);
  },
);
