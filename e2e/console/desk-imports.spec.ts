import type { Page } from '@playwright/test';
import { type Account, test, words } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

/** In order, not in parallel: each test undoes what the ones before it have loaded. */
test.describe.configure({ mode: 'default' });

const t = words.en;

/** UN Comtrade figures of 2003 in its API's form; no other test reads a year of this source. */
function comtradeFile(chileKg: number): Buffer {
  const head = 'refYear,reporterDesc,flowCode,partnerDesc,cmdCode,cmdDesc,netWgt,primaryValue\n';
  const row = (partner: string, kg: number) =>
    `2003,China,M,${partner},020230,"Meat; of bovine animals, boneless cuts, frozen",${kg},${kg * 3}\n`;
  return Buffer.from(head + row('Chile', chileKg) + row('Canada', 500_000));
}

async function expectState({ api }: Account, ImportID: number, state: string): Promise<void> {
  await expect.poll(async () => (await api('GetTradeImport', { ImportID })).Row.State).toBe(state);
}

async function sendFile(account: Account, name: string, bytes: Buffer): Promise<number> {
  const { Row } = await account.api('StartTradeImport', { FileName: name, Bytes: bytes.length });
  const { ImportID } = Row;
  await account.api('UploadTradeImportPart', { ImportID, Offset: 0, Files: new Blob([new Uint8Array(bytes)]) });
  await expectState(account, ImportID, 'ready');
  return ImportID;
}

async function loadFile(account: Account, name: string, bytes: Buffer): Promise<void> {
  const ImportID = await sendFile(account, name, bytes);
  await account.api('CommitTradeImport', { ImportID });
  await expectState(account, ImportID, 'committed');
}

async function takeAllBack({ api }: Account): Promise<void> {
  for (;;) {
    const run = (await api('GetTradeImports', {})).Rows.find((one) => one.Undoable && one.Format === 'comtrade');
    if (run === undefined) return;
    await api('UndoTradeImport', { RunID: run.RunID });
  }
}

const question = { isEn: true, Source: 'comtrade', Period: 'year' } as const;

/** Waits until the portal has taken the change over, then checks the call and the page. */
async function expectChile(page: Page, reader: Account, tonnes: number): Promise<void> {
  const readTonnes = async () => {
    const { Rows } = await reader.api('GetBeefWebDataOneTable', question);
    return Rows.find(({ Code }) => Code === 'CHL')?.Volume;
  };
  await expect.poll(readTonnes).toBe(tonnes);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Chile' }).first()).toContainText(String(tonnes));
}

test('a file is looked at and loaded, the data page changes, and is as before once it is taken back', async ({
  page,
  signIn,
  signedIn,
  openAs,
}) => {
  const analyst = await signedIn('demo_analyst');
  await takeAllBack(analyst);
  await loadFile(analyst, 'comtrade-2003.csv', comtradeFile(700_000));
  const reader = await signedIn('demo_paid');
  const readerPage = await openAs(reader, '/BTCData?source=comtrade&period=year&show=table');
  await expectChile(readerPage, reader, 700);

  await signIn('demo_analyst');
  await page.goto(`${t.root}/data/imports`);
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'comtrade-2003-corrected.csv', mimeType: 'text/csv', buffer: comtradeFile(900_000) });
  await page.getByRole('button', { name: 'Upload and compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'comtrade-2003-corrected.csv' })).toBeVisible();
  const differences = page.getByRole('table', { name: 'Periods and origins that change' });
  await expect(differences.getByRole('row')).toHaveCount(2);
  await expect(differences).toContainText(/2003.*Chile.*700\.0.*900\.0/);
  await expect(page.getByRole('main')).toContainText('UN Comtrade · detected from its header');
  await expectAccessible(page);
  // So far nothing has changed.
  await expectChile(readerPage, reader, 700);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  // The button that was pressed is gone: the keyboard goes on from the content.
  await expect(page.getByRole('link', { name: 'Show the import' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Show the import' }).click();
  await expectChile(readerPage, reader, 900);
  await expect(page.getByRole('main')).toContainText('demo_analyst');
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'comtrade-2003-corrected.csv' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('This import has been undone')).toBeVisible();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectChile(readerPage, reader, 700);
  await page.getByRole('link', { name: 'Show the import' }).click();
  await expect(page.getByText('Undone by')).toBeVisible();
  await takeAllBack(analyst);
});

test(
  'a file that would take figures away stops, names them, and is loaded once that is agreed to',
  { tag: '@long' },
  async ({ page, signIn, signedIn, openAs }) => {
    const analyst = await signedIn('demo_analyst');
    await takeAllBack(analyst);
    await loadFile(analyst, 'comtrade-2003.csv', comtradeFile(700_000));
    const reader = await signedIn('demo_paid');
    const readerPage = await openAs(reader, '/BTCData?source=comtrade&period=year&show=table');
    await expectChile(readerPage, reader, 700);

    await signIn('demo_analyst');
    await page.goto(`${t.root}/data/new-import`);
    const ofChile = comtradeFile(800_000).toString().split('\n').slice(0, 2).join('\n');
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'comtrade-chile.csv', mimeType: 'text/csv', buffer: Buffer.from(`${ofChile}\n`) });
    await page.getByRole('button', { name: 'Upload and compare' }).click();
    const losses = page.getByRole('table', { name: 'Figures that would be lost' });
    await expect(losses.getByRole('row')).toHaveCount(2);
    await expect(losses).toContainText(/All figures.*2003.*Canada.*500\.0/);
    await expect(page.getByRole('main')).toContainText('name them under “Limited to origins”');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Importing removes: All figures');
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'These figures may be removed' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('link', { name: 'Show the import' }).click();
    await expect(page.getByRole('table', { name: 'Figures removed' })).toContainText('Canada');
    await expectChile(readerPage, reader, 800);
    await expect(readerPage.getByRole('row').filter({ hasText: 'Canada' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo import' }).click();
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('Undone by')).toBeVisible();
    await expectChile(readerPage, reader, 700);
    await expect(readerPage.getByRole('row').filter({ hasText: 'Canada' }).first()).toBeVisible();
    await takeAllBack(analyst);
  },
);

const say = {
  ...words.en,
  join: 'Import with other files',
  compare: 'Combine and compare',
  files: 'Files imported together',
  noEffect: 'After the import no data page opens with a different source, period or total',
  isPart: 'This file is imported together with others',
  toSet: 'Show the set',
  apart: 'Split the set',
  load: 'Import',
  all: 'All files are imported together: if one fails, none is imported',
  loaded: 'Imported',
  diary: 'Imports',
  undo: 'Undo import',
  undoAll: 'All 2 files imported together are undone',
  undone: 'Undone',
} as const;

test(
  'files of one release are chosen in a dialog, compared as one, loaded all, and taken back as one (en)',
  { tag: '@long' },
  async ({ page, signIn, signedIn }) => {
    const analyst = await signedIn('demo_analyst');
    await takeAllBack(analyst);
    const [chile, canada] = comtradeFile(700_000).toString().trim().split('\n').slice(1);
    const [head] = comtradeFile(1).toString().split('\n');
    const names = ['frozen-en.csv', 'chilled-en.csv'] as const;
    const first = await sendFile(analyst, names[0], Buffer.from(`${head}\n${chile}\n`));
    const second = await sendFile(analyst, names[1], Buffer.from(`${head}\n${canada?.replace('020230', '020130')}\n`));
    const tonnes = async () => {
      const { Rows } = await analyst.api('GetBeefWebDataOneTable', question);
      return ['CHL', 'CAN'].map((code) => Rows.find(({ Code }) => Code === code)?.Volume ?? null);
    };
    expect(await tonnes()).toEqual([null, null]);

    await signIn('demo_analyst');
    const dialog = page.getByRole('dialog');
    const putTogether = async () => {
      await page.goto(`${say.root}/data/imports/${first}`);
      await page.getByRole('button', { name: say.join }).click();
      await expect(dialog.getByRole('button', { name: say.compare })).toBeDisabled();
      await dialog.getByRole('checkbox', { name: new RegExp(names[1]) }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: say.compare }).click();
      await expect(page.getByRole('heading', { level: 1, name: names.join(' + ') })).toBeVisible();
    };
    await putTogether();
    const files = page.getByRole('table', { name: say.files });
    await expect(files.getByRole('row')).toHaveCount(3);
    for (const name of names) await expect(files).toContainText(name);
    await expect(page.getByRole('main')).toContainText(say.noEffect);
    await expectAccessible(page);

    // Of the files alone nothing can be decided, until they are taken apart.
    await files.getByRole('link', { name: names[1] }).click();
    await expect(page.getByText(say.isPart)).toBeVisible();
    await expect(page.getByRole('button', { name: say.load, exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: say.toSet }).click();
    await page.getByRole('button', { name: say.apart }).click();
    await dialog.getByRole('button', { name: say.apart }).click();
    await expect(dialog).toHaveCount(0);
    for (const id of [first, second]) await expectState(analyst, id, 'ready');

    await putTogether();
    await page.getByRole('button', { name: say.load, exact: true }).click();
    await expect(dialog).toContainText(say.all);
    await dialog.getByRole('button', { name: say.load, exact: true }).click();
    await expect(files.getByText(say.loaded, { exact: true })).toHaveCount(2);
    const diary = page.getByRole('table', { name: say.diary });
    const toLines = (outcome: string) =>
      diary.getByRole('row').filter({ hasText: '-en.csv' }).filter({ hasText: outcome });
    await page.goto(`${say.root}/data/imports?kind=trade`);
    await expect(toLines(say.loaded)).toHaveCount(2);
    await expect.poll(tonnes).toEqual([700, 500]);

    await toLines(say.loaded)
      .first()
      .getByRole('button', { name: new RegExp(say.undo) })
      .click();
    await expect(dialog).toContainText(say.undoAll);
    await dialog.getByRole('button', { name: say.undo, exact: true }).click();
    await expect(toLines(say.undone)).toHaveCount(2);
    await expect(toLines(say.loaded)).toHaveCount(0);
    await expect.poll(tonnes).toEqual([null, null]);
  },
);

test(
  'a query by place without partners is known as such, and the rows left out are listed with what they are',
  { tag: '@long' },
  async ({ page, signIn }) => {
    const head = '数据年月,商品编码,商品名称,注册地编码,注册地名称,第一数量,第一计量单位,美元\n';
    const rows =
      '200305,02023000,冻去骨牛肉,31,上海市,700000,千克,2100000\n' +
      '200305,12019010,黄大豆,31,上海市,9000000,千克,4000000\n' +
      '200305,02023001,冻去骨牛肉,31,上海市,5000,千克,15000\n';
    await signIn('demo_analyst');
    for (const edition of ['cn', 'en'] as const) {
      const say = {
        cn: {
          ...words.cn,
          file: '文件',
          send: '上传并比对',
          left: '未导入的行',
          effects: '公开页面的变化',
          province: /牛肉：省份进口.*演示数据.*2003年5月700吨/,
          form: '海关统计查询（注册地，不分来源） · 按表头识别',
          unknown: '未知税号',
          other: '其他商品',
          discard: '放弃',
          gone: '文件已放弃',
        },
        en: {
          ...words.en,
          file: 'File',
          send: 'Upload and compare',
          left: 'Rows left out',
          effects: 'Changes to public pages',
          province: /Beef: By importing province.*May 2003700 t, USD 2,100,000/,
          form: 'Customs query by place of registration, without partners · detected from its header',
          unknown: 'Unknown tariff code',
          other: 'Other goods',
          discard: 'Discard',
          gone: 'nothing was imported',
        },
      }[edition];
      await page.goto(`${say.root}/data/new-import`);
      await page
        .getByLabel(say.file, { exact: true })
        .setInputFiles({ name: `places-${edition}.csv`, mimeType: 'text/csv', buffer: Buffer.from(head + rows) });
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByRole('main')).toContainText(say.form);
      const left = page.getByRole('table', { name: say.left });
      await expect(left.getByRole('row')).toHaveCount(3);
      await expect(left).toContainText(new RegExp(`${say.unknown}.*02023001`));
      await expect(left).toContainText(new RegExp(`${say.other}.*12019010.*9,000`));
      // Nothing changes where nobody loads it, and this is what would.
      await expect(page.getByRole('table', { name: say.effects })).toContainText(say.province);
      await expectAccessible(page);
      await page.getByRole('button', { name: say.discard }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.discard }).click();
      await expect(page.getByText(say.gone)).toBeVisible();
    }
  },
);
