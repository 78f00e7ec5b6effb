import { test } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

test('the calendar leads by month and filter to an event, and the event into one’s own calendar', async ({
  page,
  request,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 404/);
  await page.goto('/cn/BTCTrend');
  const main = page.getByRole('main');
  const month = main.getByRole('navigation', { name: '今后十二个月' }).getByRole('link').last();
  const address = await month.getAttribute('href');
  await month.click();
  await expect(main.locator(address ?? '')).toBeInViewport();

  await main.getByLabel('地点', { exact: true }).selectOption('境外');
  await main.getByRole('button', { name: '查看' }).click();
  await expect(page).toHaveURL(/place=abroad/);
  const abroad = main.getByRole('article').first();
  await expect(main.getByRole('article').filter({ hasText: '上海' })).toHaveCount(0);
  const name = await abroad.getByRole('heading').innerText();
  await abroad.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByText('演示内容')).toBeVisible();
  const file = await main.getByRole('link', { name: '加入日历' }).getAttribute('href');
  const one = await request.get(file ?? '');
  expect(one.headers()['content-type']).toContain('text/calendar');
  expect((await one.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
  const all = await request.get('/download/exhibitions.ics');
  expect((await all.text()).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(12);
  await page.goto('/BTCTrend');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('会展');
});

test('a member claims a merchant whose contact is locked, an editor accepts, and the page says so', async ({
  page,
  allowedMessages,
  newMember,
  openAs,
  signedIn,
}) => {
  allowedMessages.push(/status of 404/);
  const [member, editor] = [await newMember(), await signedIn('demo_editor')];
  const name = `演示冷库${member.userId}号`;
  const { Row } = await editor.api('SaveMerchant', {
    Type: 'coldStore',
    Name: name,
    Province: '31',
    City: '上海',
    Products: ['storage'],
    Summary: '低温库，可查验',
    Phone: '000-5550-0999',
  });
  const { MerchantID, Revision } = Row;
  await editor.api('SetMerchantState', { MerchantID, Revision, State: 'published' });
  await page.goto(`/cn/BTCUser?type=coldStore&province=31&q=${encodeURIComponent('查验')}`);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('电话：供肉类交易会员查看。')).toBeVisible();
  expect(await page.content()).not.toContain('5550');
  await expect(page.getByRole('link', { name: '登录后认领' })).toBeVisible();

  const own = await openAs(member, `/cn/BTCUser/${MerchantID}`);
  await own.getByRole('button', { name: '认领此词条' }).click();
  const dialog = own.getByRole('dialog', { name: '认领此词条' });
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog.getByText('请填写电话')).toBeVisible();
  await dialog.getByLabel('联系人').fill('王芳');
  await dialog.getByLabel('电话').fill('13800138000');
  await expectAccessible(own);
  await dialog.getByLabel('电话').press('Enter');
  await expect(own.getByText('您的认领申请正在核实')).toBeVisible();

  const desk = await openAs(editor, '/console/en/directory/claims');
  const claim = desk.getByRole('article', { name });
  await expect(claim).toContainText('13800138000');
  await expectAccessible(desk);
  await claim.getByRole('button', { name: 'Accept', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(claim).toBeHidden();

  await own.reload();
  await expect(own.getByText('企业已认领')).toBeVisible();
  await expect(own.getByText('这是您认领的词条')).toBeVisible();
  await editor.api('SetMerchantState', { MerchantID, Revision: 1, State: 'withdrawn' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0);
});

test(
  'an editor adds an event, publishes it and marks it as cancelled',
  { tag: '@long' },
  async ({ page, signIn, allowedMessages }) => {
    // The save that is refused.
    allowedMessages.push(/status of 400/);
    await signIn('demo_editor');
    await page.goto('/console/directory/exhibitions');
    const name = `演示采购会${Date.now() % 1_000_000}`;
    await page.getByRole('button', { name: '新增会展' }).click();
    const dialog = page.getByRole('dialog', { name: '新增会展' });
    await dialog.getByRole('textbox', { name: /^名称/ }).fill(name);
    await dialog.getByLabel('简介（一两句）').fill('演示用的活动');
    await dialog.getByLabel('首日').fill('2032-05-02');
    await dialog.getByLabel('末日').fill('2032-05-01');
    await dialog.getByLabel('城市').fill('上海');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByText('起始晚于截止')).toBeVisible();
    await dialog.getByLabel('末日').fill('2032-05-03');
    await dialog.getByRole('button', { name: '保存' }).click();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('草稿');
    await expectAccessible(page);

    const act = async (action: string) => {
      await row.getByRole('button', { name: action }).click();
      await page.getByRole('dialog').getByRole('button', { name: action }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await act('发布');
    await expect(row).toContainText('已发布');
    const address = (await row.getByRole('link', { name }).getAttribute('href')) ?? '';
    await act('标为取消');
    await expect(row).toContainText('已取消');
    await page.goto(address);
    await expect(page.getByText('主办方已取消本次活动。')).toBeVisible();
    await page.goto('/console/directory/exhibitions');
    await act('撤下');
  },
);

test('what an editor types survives Esc, leaving, a reload and another editor’s change', async ({
  openAs,
  signedIn,
  allowedMessages,
}) => {
  // The refused save.
  allowedMessages.push(/status of 400/);
  const [editor, other] = [await signedIn('demo_editor'), await signedIn('demo_admin')];
  const input = {
    Type: 'logistics',
    Name: '示例冷链货运',
    Province: '31',
    City: '上海',
    Summary: '冷链干线运输',
  } as const;
  const { Row } = await editor.api('SaveMerchant', input);
  const { MerchantID, Revision } = Row;

  const page = await openAs(editor, '/console/en/directory/merchants?q=示例冷链货运');
  const row = page.getByRole('row').filter({ hasText: '示例冷链货运' });
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await row.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog).toBeVisible();
  };
  const summary = dialog.getByRole('textbox', { name: 'Summary' });
  await open();
  await summary.fill('冷链干线与城配');
  await dialog.getByRole('textbox', { name: 'Founded' }).fill('3000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Must be a whole number from 1900 to 2100')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Founded' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(summary).toHaveValue('冷链干线与城配');
  await expect(dialog.getByText('What you typed last time but did not save has been restored.')).toBeVisible();

  await page.reload();
  await open();
  await expect(dialog.getByRole('textbox', { name: 'Founded' })).toHaveValue('3000');
  await dialog.getByRole('textbox', { name: 'Founded' }).fill('2005');

  await other.api('SaveMerchant', { ...input, MerchantID, Revision, Summary: '冷链仓配', City: '昆山' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = dialog.getByRole('group', { name: /^Summary.*: changed by you/ });
  await expect(conflict).toContainText('冷链仓配');
  await expect(conflict).toContainText('冷链干线与城配');
  await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('昆山');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const { Rows } = await editor.api('GetDeskMerchants', { MerchantID });
  expect(Rows[0]).toMatchObject({ Summary: '冷链干线与城配', City: '昆山', Founded: 2005 });

  await open();
  await expect(dialog.getByText('What you typed last time')).toHaveCount(0);
});
