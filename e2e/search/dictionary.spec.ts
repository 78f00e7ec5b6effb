import { hourMs } from '@btc/contract/time.ts';
import { portalNow } from '../fixtures/clock.fixture.ts';
import { test, words } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

const t = words.cn;

function today(): string {
  return new Date(portalNow().getTime() + 8 * hourMs).toISOString().slice(0, 10);
}

test(
  'a cut that is added is in price files, filters and searches at once, under the names it was given',
  { tag: '@long' },
  async ({ page, signIn, signedIn, openAs }) => {
    await signIn('demo_analyst');
    await page.goto(`${t.root}/prices/dictionaries?kind=porkCut`);
    await page.getByRole('button', { name: '新增猪肉部位' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('代码').fill('throat_bone');
    await dialog.getByLabel('中文名称').fill('月牙骨');
    await dialog.getByLabel('英文名称').fill('Crescent cartilage');
    await dialog.getByLabel('分组').selectOption('骨');
    await dialog.getByLabel('常用税号').fill('02064900');
    await dialog.getByLabel('来源').fill('天津贸易商报价单');
    await dialog.getByRole('button', { name: '加一条' }).click();
    const add = dialog.getByRole('button', { name: '新增', exact: true });
    await dialog.getByLabel('名称或编号').fill('掌中宝');
    // A name stands only with its source.
    await add.click();
    await expect(dialog.getByText('请填写')).toHaveCount(1);
    await dialog.getByLabel('来源').last().fill('天津贸易商报价单');
    await expectAccessible(page);
    await add.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'throat_bone' })).toContainText('掌中宝');

    // Its market has no other quotes, so that the file takes nothing of the demonstration out.
    await page.goto(`${t.root}/prices/files`);
    const head = 'Date,Meat,Market,Origin,Cut,Term,Unit,Low,Mainstream,High,Quotes';
    const line = `${today()},pork,afloat,ESP,掌中宝,CFR,USD/t,2000,2050,2100,4`;
    await page.getByLabel('文件类型').selectOption('quotes');
    await page
      .getByLabel('文件', { exact: true })
      .setInputFiles({ name: 'cartilage.csv', mimeType: 'text/csv', buffer: Buffer.from(`${head}\n${line}\n`) });
    await page.getByRole('button', { name: '预览' }).click();
    await expect(page.getByRole('table', { name: '新增与更改' })).toContainText('月牙骨');
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await dialog.getByRole('button', { name: '导入文件' }).click();
    await expect(page.getByRole('table', { name: '导入记录' })).toContainText('cartilage.csv');

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox', { name: '在工作台中搜索' })).toBeFocused();
    await page.keyboard.insertText('掌中宝');
    const found = page.getByRole('dialog');
    await expect(found.getByRole('group', { name: '报价项目' })).toContainText('西班牙月牙骨');
    await expect(found.getByRole('option').filter({ hasText: '猪肉部位' })).toContainText('月牙骨');
    await page.keyboard.press('Escape');

    const member = await openAs(await signedIn('demo_paid'), '/BTCPrice?meat=pork&market=afloat');
    await member.getByLabel('Cut').selectOption({ label: 'Crescent cartilage' });
    await expect(member).toHaveURL(/cut=throat_bone/);
    await expect(member.getByRole('row').filter({ hasText: 'Crescent cartilage' })).toContainText('2,050');
  },
);
