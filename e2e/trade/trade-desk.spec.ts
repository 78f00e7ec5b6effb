import { addDays } from '@btc/contract/time.ts';
import { test, words } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

const t = words.en;

test(
  'an upload that was broken off goes on where the same file is chosen again, and stands in the list once',
  { tag: '@long' },
  async ({ page, signIn }) => {
    const name = 'broken-off.csv';
    const buffer = Buffer.alloc(5 * 1024 * 1024, 'refYear,reporterDesc\n2003,China\n');
    const offsets: string[] = [];
    let isCut = true;
    await page.route('**/UploadTradeImportPart', async (route) => {
      const offset =
        /name="Offset"\r\n\r\n(\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '';
      offsets.push(offset);
      // A part that never arrives: the page is left while it is on its way.
      if (offset === '0' || !isCut) await route.continue();
    });
    const send = async () => {
      await page.goto(`${t.root}/data/new-import`);
      // Too little of a header to know it by.
      await page.getByLabel('File type').selectOption('comtrade');
      await page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: 'Upload and compare' }).click();
    };
    await signIn('demo_analyst');
    await send();
    await expect(page.getByText('80% uploaded')).toBeVisible();
    await expect.poll(() => offsets.length).toBeGreaterThan(1);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${t.root}/data/imports`);
    const entry = page.getByRole('table', { name: 'Files to review' }).getByRole('row').filter({ hasText: name });
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText(/Uploading.*80% uploaded.*Discarded automatically on/);
    await expectAccessible(page);

    isCut = false;
    offsets.length = 0;
    await send();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(offsets).toEqual([String(4 * 1024 * 1024)]);
    await page.goto(`${t.root}/data/imports`);
    await expect(entry).toHaveCount(1);
    await entry.getByRole('link').click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('nothing was imported')).toBeVisible();
  },
);

test('a file with errors is refused with a list to save, and thrown away; vintages and templates are there', async ({
  page,
  signIn,
}) => {
  await signIn('demo_analyst');
  await page.goto('/console/data/new-import');
  const text =
    '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,第一数量,第一计量单位,美元\n202413,410,巴西,02023000,9x,千克,1\n';
  await page
    .getByLabel('文件', { exact: true })
    .setInputFiles({ name: '海关.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: '上传并比对' }).click();
  const issues = page.getByRole('table', { name: '错误' });
  await expect(issues).toContainText(/2\s*数据年月\s*202413\s*不是有效的年月或年份/);
  await expect(page.getByRole('button', { name: '导入', exact: true })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载错误清单' }).click();
  expect((await saved).suggestedFilename()).toBe('海关.csv-错误.csv');
  await expectAccessible(page);
  await page.getByRole('button', { name: '放弃' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '放弃' }).click();
  await expect(page.getByText('文件已放弃，未导入任何内容。')).toBeVisible();

  await page.goto('/console/data/vintages');
  await expect(page.getByRole('table', { name: '数据版本' })).toContainText('演示数据');
  await expectAccessible(page);
  await page.goto('/console/data/imports');
  await expectAccessible(page);
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: '装运记录 XLSX' }).click();
  expect((await template).suggestedFilename()).toBe('shipments-cn.xlsx');
});

test('the announced day of a release stands in the calendar of both editions until it is taken back', async ({
  page,
  signIn,
  signedIn,
}) => {
  const { api } = await signedIn('demo_analyst');
  // The last release of the list: no other test looks so far ahead.
  const last = async () => (await api('GetDeskReleases', {})).Rows.findLast(({ Date: day }) => day.length === 10);
  const found = await last();
  if (found === undefined) throw new Error('No release is to come');
  const { Kind, PeriodTo, RuleDate, TitleCn, TitleEn } = found;
  if (!found.Expected) await api('ForgetReleaseDay', { Kind, PeriodTo, ExpectedDate: found.Date });
  const announced = addDays(RuleDate, 1);
  const findRow = (title: string) => page.getByRole('row').filter({ hasText: title }).last();
  // Readers' pages follow within moments.
  const expectAnnounced = async (path: string, title: string, mark: string) =>
    expect(async () => {
      await page.goto(path);
      await expect(findRow(title)).toBeVisible();
      await expect(findRow(title)).not.toContainText(mark, { timeout: 1 });
    }).toPass();

  await signIn('demo_analyst');
  await page.goto(`${t.root}/data/releases`);
  await findRow(TitleEn).getByRole('button', { name: 'Set the date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date').fill(announced);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(findRow(TitleEn)).toContainText(/Announced.*demo_analyst/);
  await expectAccessible(page);
  await expectAnnounced('/BTCData/Calendar', TitleEn, 'expected');
  await expectAnnounced('/cn/BTCData/Calendar', TitleCn, '预计');

  await page.goto(`${t.root}/data/releases`);
  await findRow(TitleEn).getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(findRow(TitleEn)).toContainText('Estimated');
  await expect
    .poll(async () => (await api('GetTradeCalendar', {})).Rows.filter((row) => row.Kind === Kind).at(-1)?.Expected)
    .toBe(true);
});
