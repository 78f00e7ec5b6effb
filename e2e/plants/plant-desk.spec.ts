import { randomBytes } from 'node:crypto';
import { type Account, test } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

// A list is compared with all plants: it is refused where another was imported meanwhile.
test.describe.configure({ mode: 'default' });

/** Written out; each edition has its own origin, without demonstration plants. */
const words = {
  cn: {
    root: '/console',
    origin: '荷兰',

    file: '文件',
    compare: '上传并比对',
    import: '导入',
    complete: '是否完整名单',
    yes: '是，该范围的全部工厂',
    no: '否，只是部分工厂',
    gone: '名单中已无 1',
    watchers: '关注者',
    unnotified: '不通知',
    choose: '请选择',
    imported: '已导入',
    undo: '撤销导入',
    barred: '此次导入暂不能撤销：它改动过的工厂中，有1家此后又有改动。',
    byList: (file: string) => `导入名单 ${file}`,
    undone: '已撤销导入',
  },
  en: {
    root: '/console/en',
    origin: '捷克',

    file: 'File',
    compare: 'Upload and compare',
    import: 'Import',
    complete: 'Is it the whole list?',
    yes: 'Yes, all of its origins and meats',
    no: 'No, only some plants',
    gone: 'No longer listed 1',
    watchers: 'Watchers',
    unnotified: 'Do not notify',
    choose: 'Choose',
    imported: 'Imported',
    undo: 'Undo import',
    barred: 'This import cannot be undone now: plants it changed have been changed again since (1).',
    byList: (file: string) => `Import of ${file}`,
    undone: 'Import undone',
  },
} as const;

const csv = (origin: string, plants: readonly (readonly [number: string, state: string])[]) =>
  Buffer.from(
    [
      '国家（地区）,注册编号,企业名称（英文）,产品类别,注册产品,状态',
      ...plants.map(([number, state]) => `${origin},${number},Example Meats ${number},牛肉,冷冻,${state}`),
    ].join('\r\n'),
  );

async function importTwo({ api }: Account, FileName: string, file: Buffer): Promise<number> {
  const { Row } = await api('UploadPlantList', {
    Files: new Blob([new Uint8Array(file)]),
    FileName,
    Form: 'approvedList',
    ListedOn: '2026-11-01',
  });
  await api('CommitPlantList', { ImportID: Row.ImportID, Kinds: ['new'], Notify: false });
  return Row.ImportID;
}

test(
  'a list that lacks plants asks whether it is whole, and an import that cannot be undone says why, en',
  { tag: '@long' },
  async ({ page, signIn, signedIn }) => {
    const t = words.en;
    const mark = randomBytes(3).toString('hex').toUpperCase();
    const [first, second] = [`first-${mark}.csv`, `second-${mark}.csv`];
    const [kept, lacking] = [`E2E${mark}1`, `E2E${mark}2`];
    const analyst = await signedIn('demo_analyst');
    const list = csv(t.origin, [
      [kept, '有效'],
      [lacking, '有效'],
    ]);
    const firstId = await importTwo(analyst, first, list);
    await signIn('demo_analyst');
    await page.goto(`${t.root}/plants/lists`);
    const dialog = page.getByRole('dialog');
    const buffer = csv(t.origin, [[kept, '暂停']]);
    await page.getByLabel(t.file, { exact: true }).setInputFiles({ name: second, mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: t.compare }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);

    await page.getByRole('button', { name: t.import, exact: true }).click();
    const whole = dialog.getByLabel(t.complete);
    const gone = dialog.getByLabel(t.gone);
    await expect(whole.locator('option:checked')).toHaveText(t.no);
    await expect(gone).toHaveCount(0);
    await whole.selectOption(t.yes);
    await expect(gone).not.toBeChecked();
    await expectAccessible(page);
    await whole.selectOption(t.no);
    await expect(gone).toHaveCount(0);
    const commit = dialog.getByRole('button', { name: t.import, exact: true });
    await commit.click();
    await expect(dialog.getByLabel(t.watchers)).toHaveAccessibleDescription(t.choose);
    await dialog.getByLabel(t.watchers).selectOption(t.unnotified);
    await commit.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText(t.imported, { exact: true })).toBeVisible();
    const toState = async (Keyword: string) => (await analyst.api('GetDeskPlants', { Keyword })).Rows[0]?.State;
    expect(await toState(lacking)).toBe('active');
    const secondPath = new URL(page.url()).pathname;

    await page.goto(`${t.root}/plants/lists/${firstId}`);
    await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: t.barred })).toBeVisible();
    await expect(page.getByRole('button', { name: t.undo })).toHaveCount(0);
    await expect(page.getByRole('table').first()).toContainText(kept);
    await page.getByRole('link', { name: t.byList(second) }).click();
    await expect(page).toHaveURL(new RegExp(`${secondPath}$`));
    await page.getByRole('button', { name: t.undo }).click();
    await dialog.getByRole('button', { name: t.undo }).click();
    await expect(page.getByText(t.undone, { exact: true })).toBeVisible();

    await page.goto(`${t.root}/plants/lists/${firstId}`);
    await expect(page.getByRole('button', { name: t.undo })).toBeVisible();
    await analyst.api('UndoPlantList', { ImportID: firstId, Notify: false });
    expect((await analyst.api('GetDeskPlants', { Keyword: kept })).Total).toBe(0);
  },
);

const listWith = (status: string) =>
  `Origin,Establishment no.,Name (English),Meat,Products,Status\r\nSRB,7701,Invented Works Alpha,beef,frozen boneless,${status}\r\nSRB,7702,Invented Works Beta,beef,frozen boneless,active\r\n`;

test('a list is compared, committed and watched: its next change is on the page, in the mail, and taken back', async ({
  page,
  signIn,
  signedIn,
  openAs,
  newMember,
}) => {
  // The list that goes before is there already; the one that changes something is the journey.
  const analyst = await signedIn('demo_analyst');
  const before = await analyst.api('UploadPlantList', {
    Files: new Blob([listWith('active')]),
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
  const dialog = page.getByRole('dialog');
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'suspended.csv', mimeType: 'text/csv', buffer: Buffer.from(listWith('suspended')) });
  await page.getByRole('button', { name: 'Upload and compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('suspended.csv');
  await expect(page.getByRole('row').filter({ hasText: '7701' })).toContainText('Status');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByLabel('Watchers').selectOption('Notify watchers by email');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
  await reader.reload();
  await expect(reader.getByRole('main')).toContainText('Suspended');

  // The link of the mail stops the watch, by a press.
  const desk = await signedIn('demo_desk');
  const { Rows } = await desk.api('GetOutbox', { Channel: 'mail', PageSize: 50 });
  const mail = Rows.find(({ Recipient, Template }) => Recipient.startsWith(member.name) && Template === 'plantStatus');
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
});

test(
  'an analyst adds a plant and enters a change of it; what is missing is said beside the field',
  { tag: '@long' },
  async ({ page, signIn, allowedMessages }) => {
    // The refused save: a plant needs a name.
    allowedMessages.push(/status of 400/);
    await signIn('demo_analyst');
    await page.goto('/console/en/plants/register');
    await page.getByRole('button', { name: 'Add a plant' }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(dialog.getByText('Fill this in')).toHaveCount(2);
    await expect(dialog.getByRole('combobox', { name: 'Origin' })).toBeFocused();
    await dialog.getByRole('combobox', { name: 'Origin' }).fill('Serbia');
    await page.getByRole('listbox').getByRole('option', { name: 'Serbia' }).click();
    const number = String(Date.now() % 10_000_000);
    await dialog.getByLabel('Establishment no.').fill(number);
    await save.click();
    await expect(dialog.getByText('Enter at least one name')).toBeVisible();
    await dialog.getByLabel('Name (English)').fill('Invented Works Gamma');
    await dialog.getByRole('group', { name: 'Products' }).getByLabel('Offal').check();
    await expect(dialog.getByRole('group', { name: 'Offal' }).getByRole('checkbox').first()).toBeVisible();
    await save.click();
    await expect(dialog).toBeHidden();

    await page.goto(`/console/en/plants/register?q=${number}`);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: 'Enter a change' }).click();
    await dialog.getByLabel('Effective from').fill('2026-11-02');
    await dialog.getByLabel('Source', { exact: true }).fill('Letter of the example');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Enter a change' }).click();
    await expect(dialog.getByLabel('Source', { exact: true })).toHaveValue('Letter of the example');
    await expectAccessible(page);
    await save.click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Correct' }).first().click();
    await expect(dialog.getByLabel('Effective from')).toHaveValue('2026-11-02');
    await expect(dialog.getByLabel('Notify watchers')).not.toBeChecked();
    await dialog.getByLabel('Effective from').fill('2026-11-03');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table')).toContainText('3 November 2026');
  },
);
