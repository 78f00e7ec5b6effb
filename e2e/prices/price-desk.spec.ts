import { priceFileRule } from '@btc/contract/prices/desk/price-file-rule.ts';
import { utimes, writeFile } from 'node:fs/promises';
import { hourMs } from '@btc/contract/time.ts';
import { test, words } from '../fixtures/console.fixture.ts';
import { portalNow } from '../fixtures/clock.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

const t = words.en;

function today(): string {
  return new Date(portalNow().getTime() + 8 * hourMs).toISOString().slice(0, 10);
}

test('an analyst types and pastes a day, mends a fault, publishes, and a member reads it; then it is withdrawn', async ({
  page,
  signIn,
  signedIn,
  openAs,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { api } = await signedIn('demo_analyst');
  const { Rows } = await api('GetQuoteSheet', { Meat: 'beef', MarketType: 'afloat', Date: today() });
  const [{ Low: low, Mainstream: main, High: high } = { Low: 0, Mainstream: 0, High: 0 }] = Rows.flatMap(
    ({ Previous }) => Previous ?? [],
  );
  await signIn('demo_analyst');
  await page.goto(`${t.root}/prices/quotes?market=afloat`);
  const grid = page.getByRole('grid', { name: /Afloat/ });
  const [first, second] = [grid.getByRole('row').nth(1), grid.getByRole('row').nth(2)];
  await grid.getByRole('textbox').focus();
  // Low above mainstream: the line says so, and is not saved.
  for (const text of [`${main + 1}`, `${main}`, `${high}`, '5']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The type of the quote before is seen in the cell, and has to be chosen.
  await grid.getByRole('combobox').selectOption('bid');
  await expect(first).toContainText('must be low ≤ mainstream ≤ high');
  await page.keyboard.press('Home');
  await page.keyboard.type(`${low}`);
  await page.keyboard.press('Enter');
  await page.evaluate(() => navigator.clipboard.writeText('６，100\t6,160\t6210\t\n'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(second).toContainText('Missing: quotes, type');
  // What is not complete yet survives a reload on this device.
  await expect(page.getByRole('status').filter({ hasText: '1 unfinished' })).toBeVisible();
  await page.reload();
  await expect(second).toContainText('Missing: quotes');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  const ready = dialog.getByRole('table', { name: 'To be published' }).getByRole('row');
  await expect(ready).toHaveCount(2);
  await expect(ready.nth(1)).toContainText('Bid');
  await expect(dialog).toContainText('1 line is not published');
  const left = dialog.getByRole('table', { name: 'Not published' }).getByRole('row');
  await expect(left).toHaveCount(2);
  await expect(left.nth(1)).toContainText('Missing: quotes, type');
  await expectAccessible(page);
  const confirm = first.getByRole('button', { name: /Confirm/ });
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(confirm).toBeHidden();
  await expect(first).toContainText('Published');

  const member = await openAs(await signedIn('demo_paid'), `/BTCPrice?market=afloat&date=${today()}`);
  await expect(
    member
      .getByRole('row')
      .filter({ hasText: main.toLocaleString('en-US') })
      .first(),
  ).toBeVisible();

  // The whole day is withdrawn in one act, and published again from its drafts.
  await page.getByRole('button', { name: 'Take down quotes of the day' }).click();
  await dialog.getByLabel('Reason').fill('Wrong day');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take down 1' }).click();
  await expect(first).toContainText('Draft');
  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(first).toContainText('Published');

  await first.getByRole('button', { name: /Correct/ }).click();
  await dialog.getByRole('radio', { name: 'Take down' }).check();
  await dialog.getByLabel('Reason').fill('Typed for a test');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(first).not.toContainText('Published');
});

test('a block with names, out of order and in two languages, is looked at, goes to its own lines and is undone', async ({
  page,
  signIn,
  signedIn,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const day = '2019-02-15';
  const { api } = await signedIn('demo_analyst');
  const { Rows } = await api('GetQuoteSheet', { Meat: 'beef', MarketType: 'forward', Date: day });
  const find = (origin: string, cut: string) => {
    const row = Rows.find(({ OriginCode, CutCode }) => OriginCode === origin && CutCode === cut);
    if (row === undefined) throw new Error(`${origin} has no ${cut}`);
    return row;
  };
  const [topside, knuckle, shank] = [find('BRA', 'topside'), find('BRA', 'knuckle'), find('URY', 'shank')];
  await signIn('demo_analyst');
  await page.goto(`${words.cn.root}/prices/quotes?day=${day}`);
  const grid = page.getByRole('grid');
  const line = (id: number) => grid.getByRole('row').nth(Rows.findIndex(({ SeriesID }) => SeriesID === id) + 1);
  const shown = async ({ SeriesID }: { readonly SeriesID: number }) => {
    const cells = line(SeriesID).getByRole('gridcell');
    return Promise.all([0, 1, 2].map((column) => cells.nth(column).innerText()));
  };
  // The row of topside is where one is; its name stands last.
  await line(topside.SeriesID).getByRole('gridcell').first().click();
  const block = [
    ['高价', '报价项目', '低价', '主流价'],
    ['5,200', `Brazil ${knuckle.CutEn}`, '5,100', '5,150'],
    ['6,050', `乌拉圭 ${shank.CutCn}`, '5,900', '6,000'],
    ['5,500', '法国 米龙', '5,400', '5,450'],
    ['5,350', `巴西${topside.CutCn}`, '5,250', '5,300'],
  ];
  await page.evaluate((text) => navigator.clipboard.writeText(text), block.map((row) => row.join('\t')).join('\n'));
  await page.keyboard.press('ControlOrMeta+v');
  const dialog = page.getByRole('dialog');
  const taken = dialog.getByRole('table', { name: '将要粘贴' }).getByRole('row');
  await expect(taken).toHaveCount(4);
  await expect(dialog.getByRole('table', { name: '不粘贴' })).toContainText('本表没有这个报价项目');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => shown(topside)).not.toContain('5300');

  await page.keyboard.press('ControlOrMeta+v');
  await expect(taken).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(line(knuckle.SeriesID)).toContainText('5150');
  await expect.poll(() => shown(knuckle)).toEqual(['5100', '5150', '5200']);
  await expect.poll(() => shown(shank)).toEqual(['5900', '6000', '6050']);
  await expect(line(topside.SeriesID).getByRole('textbox')).toHaveValue('5250');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => shown(knuckle)).toEqual(['', '', '']);
  await expect.poll(() => shown(shank)).toEqual(['', '', '']);
  await expect(line(topside.SeriesID)).not.toContainText('5250');
});

test(
  'live cattle is a market of the sheet: whoever was overtaken chooses, then it is published and withdrawn',
  { tag: '@long' },
  async ({ page, signIn, signedIn }) => {
    const day = '2019-01-07';
    const { api } = await signedIn('demo_analyst');
    await signIn('demo_analyst');
    // The address that it had as a screen of its own.
    await page.goto(`${t.root}/prices/cattle?day=${day}`);
    await expect(page.getByLabel('Market', { exact: true })).toHaveValue('livecattle');
    const row = (market: string) => page.getByRole('grid').getByRole('row').filter({ hasText: market });
    const theirs = { LocalPrice: '4.1', UsdPerUnit: '1', Source: 'A colleague' };
    await expect(row('Uruguay')).toBeVisible();
    await api('SaveLiveCattleDrafts', {
      Date: day,
      Lines: [{ Code: 'URY', ExpectedRevision: 0, Values: theirs, Confirmed: true }],
    });
    await row('Uruguay').getByRole('gridcell').first().click();
    await page.keyboard.type('4.4');
    await page.keyboard.press('Enter');
    await page.keyboard.type('3.3');
    await page.keyboard.press('Enter');
    await row('Uruguay')
      .getByRole('button', { name: /Compare/ })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('A colleague');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(row('Uruguay')).toContainText('Draft');
    await expect(row('Paraguay')).toContainText('3.30 USD/kg carcase');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByRole('table', { name: 'To be published' }).getByRole('row')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Publish 2' }).click();
    await expect(row('Uruguay')).toContainText('Published');
    const { Rows } = await api('GetLiveCattleSheet', { Date: day });
    expect(Rows.flatMap(({ Code, Quote }) => (Quote === null ? [] : [[Code, Quote.LocalPrice, Quote.State]]))).toEqual([
      ['URY', '4.4', 'published'],
      ['PRY', '3.3', 'published'],
    ]);

    await row('Uruguay')
      .getByRole('button', { name: /Correct/ })
      .click();
    await dialog.getByLabel('Local price').fill('4.5');
    await dialog.getByLabel('Reason').fill('Misread');
    await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
    await expect(row('Uruguay')).toContainText('4.5');
    await page.getByRole('button', { name: 'Take down quotes of the day' }).click();
    await dialog.getByLabel('Reason').fill('Wrong day');
    await dialog.getByRole('button', { name: 'Take down 2' }).click();
    await expect(row('Paraguay')).toContainText('Draft');
  },
);

test('a price file is looked at, loaded and taken back', async ({ page, signIn }) => {
  await signIn('demo_analyst');
  await page.goto(`${t.root}/prices/files`);
  const head = 'Symbol,Time,Open,High,Low,Close,Volume,Open Interest\n';
  const choose = (rows: string) =>
    page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'futures.csv', mimeType: 'text/csv', buffer: Buffer.from(head + rows) });
  await page.getByLabel('File type').selectOption('futures');
  await choose('LEZ99,02/28/2025,199.75,190,194.175,197.725,220,1\n');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: 'Errors' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download list of errors' }).first().click();
  expect((await saved).suggestedFilename()).toBe('futures.csv-errors.csv');

  await choose('LEZ99,02/28/2025,199.75,199.75,194.175,197.725,220,1\n');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: 'New and changed' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import the file' }).click();
  const runs = page.getByRole('table', { name: 'Imports' });
  // Until the list is read again, the load before this one can be undone.
  await runs.getByRole('button', { name: 'Undo import futures.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(runs.getByRole('row').nth(1)).toContainText('Undone');
  await expectAccessible(page);
});

test(
  'series, rates and corrections stand in the language of the console',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('demo_analyst');
    for (const screen of [
      `${words.cn.root}/prices/series`,
      `${t.root}/prices/terms`,
      `${words.cn.root}/prices/corrections`,
    ]) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  },
);

test(
  'an analyst adds a spelling to a dictionary, finds it and takes it back',
  { tag: '@long' },
  async ({ page, signIn, allowedMessages }) => {
    allowedMessages.push(/status of 400/);
    await signIn('demo_analyst');
    await page.goto(`${t.root}/prices/dictionaries?kind=port`);
    await page.getByRole('button', { name: 'Add alias: Qingdao' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Alias').fill('天津');
    await dialog.getByRole('button', { name: 'Add alias' }).click();
    await expect(dialog).toContainText('This spelling already has a meaning.');
    await dialog.getByLabel('Alias').fill('Tsingtau 港');
    await dialog.getByRole('button', { name: 'Add alias' }).click();
    const remove = page.getByRole('button', { name: 'Delete alias: Tsingtau 港 (Qingdao)' });
    await expect(remove).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('tsingtau');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: /1 of/ })).toContainText('Qingdao');
    await expectAccessible(page);
    await remove.click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No name matches.')).toBeVisible();
  },
);

test('a file that is mended under its own name is chosen again and read anew', async ({ page, signIn }, info) => {
  const file = info.outputPath('futures.csv');
  const write = async (high: string, seconds: number) => {
    await writeFile(file, `Symbol,Time,Open,High,Low,Close\nLEZ99,02/28/2026,199.75,${high},194.175,197.725\n`);
    // The browser compares whole seconds.
    await utimes(file, seconds, seconds);
  };
  await signIn('demo_admin');
  await page.goto(`${words.cn.root}/prices/files`);
  const [chosen, preview] = [page.getByLabel('文件', { exact: true }), page.getByRole('button', { name: '预览' })];
  await page.getByLabel('文件类型').selectOption('futures');
  await write('190', 1_700_000_000);
  await chosen.setInputFiles(file);
  await preview.click();
  await expect(page.getByRole('table', { name: '错误' })).toBeVisible();

  await write('199.75', 1_700_000_100);
  await preview.click();
  await expect(page.getByText('文件已改动，请重新选择')).toBeVisible();
  await expect(page.getByText('网络连接失败')).toBeHidden();
  await expectAccessible(page);
  // Without a value the field takes the same name again.
  await expect(chosen).toHaveValue('');
  await chosen.setInputFiles(file);
  await expect(page.getByText('文件已改动，请重新选择')).toBeHidden();
  await preview.click();
  await expect(page.getByRole('table', { name: '新增与更改' }).getByRole('row')).toHaveCount(2);
});

test(
  'a preview is of the file that is chosen: another one takes it away, and so does none',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn('demo_admin');
    await page.goto(`${t.root}/prices/files`);
    const field = page.getByLabel('File', { exact: true });
    const toFile = (name: string, high: string) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(`Symbol,Time,Open,High,Low,Close\nLEZ98,02/27/2026,199.75,${high},194.175,197.725\n`),
    });
    const [preview, load] = [
      page.getByRole('button', { name: 'Preview' }),
      page.getByRole('button', { name: 'Import', exact: true }),
    ];
    const errors = page.getByRole('table', { name: 'Errors' });
    const changes = page.getByRole('table', { name: 'New and changed' });
    await page.getByLabel('File type').selectOption('futures');
    await field.setInputFiles(toFile('first.csv', '190'));
    await preview.click();
    await expect(errors).toBeVisible();
    await field.setInputFiles(toFile('mended.csv', '199.75'));
    await expect(errors).toBeHidden();
    await preview.click();
    await expect(changes).toBeVisible();
    await expect(load).toBeEnabled();

    // What the server would not take is refused before any of it is sent.
    await field.setInputFiles({
      ...toFile('large.csv', '199.75'),
      buffer: Buffer.alloc(priceFileRule.maxBytes + 1, 'x'),
    });
    await expect(page.getByText('This file is larger than 12 MB. Choose a smaller one.')).toBeVisible();
    await expect(preview).toBeDisabled();
    await expect(changes).toBeHidden();

    await field.setInputFiles([]);
    await expect(page.getByText('This file is larger')).toBeHidden();
    await expect(page.getByText('No file chosen')).toBeVisible();
    await expect(preview).toBeDisabled();
    await expect(load).toBeDisabled();

    // What arrives after another file was chosen is not that file's.
    const arrived = Promise.withResolvers<undefined>();
    await page.route('**/UploadPriceFile', async (route) => {
      const response = await route.fetch();
      await arrived.promise;
      await route.fulfill({ response });
    });
    await field.setInputFiles(toFile('mended.csv', '199.75'));
    await preview.click();
    await field.setInputFiles(toFile('first.csv', '190'));
    arrived.resolve(undefined);
    await expect(preview).toBeEnabled();
    await expect(changes).toBeHidden();
    await expect(load).toBeDisabled();
    await preview.click();
    await expect(errors).toBeVisible();
  },
);
