import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures/console.fixture.ts';
import { png } from '../fixtures/picture.fixture.ts';
import { expect, expectAccessible, pathFor } from '../fixtures/portal.fixture.ts';

const body = { cn: '中文版正文', en: '英文版正文' } as const;

function part(page: Page, edition: 'cn' | 'en') {
  return page.getByRole('region', { name: edition === 'cn' ? '中文版' : '英文版', exact: true });
}

async function choose(within: Locator, name: string): Promise<void> {
  await within
    .locator('label')
    .filter({ hasText: name })
    .filter({ has: within.page().getByRole('radio') })
    .click();
}

async function beginArticle(page: Page): Promise<number> {
  await page.goto('/console/news/articles');
  await page.getByRole('button', { name: '写新文章' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '贸易数据', exact: true }).click();
  await page.waitForURL(/\/news\/articles\/\d+$/);
  await expect(part(page, 'cn').getByLabel('标题', { exact: true })).toBeVisible();
  return Number(page.url().split('/').at(-1));
}

test('an article is written in both languages with table, picture and chart, reviewed, published and read', async ({
  page,
  signIn,
}) => {
  await signIn('demo_editor');
  const id = await beginArticle(page);
  const cn = part(page, 'cn');
  const en = part(page, 'en');
  // Writing begins where the title is, without a click.
  await expect(cn.getByLabel('标题', { exact: true })).toBeFocused();
  await cn.getByLabel('标题', { exact: true }).fill('巴西到港加快');
  await cn.getByLabel('摘要').fill('三周来到港量逐周上升。');
  const text = cn.getByRole('textbox', { name: body.cn });
  await text.click();
  await page.keyboard.type('到港量连续三周上升。');
  await page.keyboard.press('Enter');
  await cn.getByRole('button', { name: '表格', exact: true }).click();
  await page.keyboard.type('产地');
  await page.keyboard.press('Tab');
  await page.keyboard.type('吨');
  await cn.getByRole('button', { name: '表题' }).click();
  await page.getByRole('dialog').getByLabel('表题').fill('到港量，演示');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(text.locator('caption')).toHaveText('到港量，演示');
  await text.press('Control+End');
  await page.keyboard.press('ArrowDown');
  await cn.getByRole('button', { name: '图片' }).click();
  const file = { name: 'a.png', mimeType: 'image/png', buffer: png(80, 60) };
  await page.getByLabel('图片文件').setInputFiles(file);
  await page.getByLabel('图片说明').fill('集装箱');
  await page.getByRole('button', { name: '插入' }).click();
  await expect(text.locator('figure img')).toBeVisible();
  // Right after the picture: it goes behind it, not in its place.
  await cn.getByRole('button', { name: '图表' }).click();
  await page.getByLabel('常用图表').selectOption('牛肉 · 国别进口');
  await expect(page.getByLabel('数据页面的地址')).toHaveValue('/cn/BTCData?view=beef-one');
  await page.getByLabel('图题').fill('国别进口');
  await page.getByRole('button', { name: '插入' }).click();
  await en.getByLabel('标题', { exact: true }).fill('Brazilian arrivals speed up');
  await en.getByLabel('摘要').fill('Three weeks of rising arrivals.');
  await en.getByRole('textbox', { name: body.en }).click();
  await page.keyboard.type('Arrivals rose for a third week.');
  await en.getByRole('button', { name: '复制中文版的图片和图表' }).click();
  await page.getByLabel(/^1\. 图片说明/).fill('Containers');
  await page.getByLabel(/^2\. 图题/).fill('Imports by origin');
  await page.getByRole('button', { name: '插入' }).click();
  await expect(en.locator('figure img')).toBeVisible();
  // What was just written, as somebody without membership will find it.
  await choose(en, '预览');
  await choose(en, '未登录读者');
  await expect(en.getByText(/^Arrival.*…$/)).toBeVisible();
  await expect(en.getByText(/下面是会员入口/)).toBeVisible();
  await choose(en, '撰写');
  await choose(page.getByRole('region', { name: '属性' }), '所有人');
  const origins = page.getByRole('combobox', { name: '产地' });
  await origins.fill('巴');
  await page.getByRole('option', { name: '巴西' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '移除巴西' })).toBeVisible();
  await expect(cn.getByText('已保存', { exact: true })).toBeVisible();
  await expect(en.getByText('已保存', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Handing over saves what was chosen.
  await page.getByRole('button', { name: '送审' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '送审' }).click();
  await expect(page.getByText('待审', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByRole('button', { name: '发布修改' })).toBeVisible();

  await page.goto(pathFor('cn', `/BTCInfo/ArticleFree/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('巴西到港加快');
  await expect(page.getByText('到港量，演示')).toBeVisible();
  await expect(page.locator('figure img[alt="集装箱"]')).toHaveCount(1);
  const chart = page.locator('iframe[title="国别进口"]');
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.contentFrame().getByRole('heading').first()).toBeVisible();
  // As high as what stands in it: nobody scrolls within the chart.
  await expect(chart).toHaveAttribute('height', /^\d{3,4}$/);
  const hidden = () =>
    chart
      .contentFrame()
      .locator(':root')
      .evaluate((root) => root.scrollHeight - root.clientHeight);
  await expect.poll(hidden).toBe(0);
  await page.goto(pathFor('en', `/BTCInfo/ArticleFree/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brazilian arrivals speed up');
  await expect(page.locator('figure img[alt="Containers"]')).toHaveCount(1);
  await expect(page.locator('iframe[title="Imports by origin"]')).toHaveCount(1);
  expect(await (await page.request.get('/cn/rss.xml')).text()).toContain('巴西到港加快');
});

test(
  'two windows on one text: nothing is lost, and who writes decides',
  { tag: '@long' },
  async ({ page, signIn, signedIn, openAs, allowedMessages }) => {
    allowedMessages.push(/status of 400/);
    await signIn('demo_editor');
    const id = await beginArticle(page);
    const other = await openAs(await signedIn('demo_admin'), `/console/news/articles/${id}`);
    const title = (window: Page) => part(window, 'cn').getByLabel('标题', { exact: true });
    // Both have the article as it was before either writes.
    await expect(title(other)).toBeVisible();
    await expect(other.getByText(/demo_editor.*也打开了这一页/)).toBeVisible();
    await title(page).fill('甲写的标题');
    await expect(part(page, 'cn').getByText('已保存', { exact: true })).toBeVisible();
    await title(other).fill('乙写的标题');
    const dialog = other.getByRole('dialog', { name: '同一处有两份修改' });
    await expect(dialog).toContainText('demo_editor');
    await dialog.getByRole('button', { name: '用我的' }).click();
    await expect(part(other, 'cn').getByText('已保存', { exact: true })).toBeVisible();
    await part(other, 'cn').getByRole('button', { name: '历史版本' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'demo_editor' }).first().click();
    await expect(other.getByRole('dialog').locator('del')).toContainText('甲');
    await other.getByRole('button', { name: '恢复这一版' }).click();
    await expect(title(other)).toHaveValue('甲写的标题');
  },
);

test('what the server never got is there again after a crash', async ({ page, signIn, context, allowedMessages }) => {
  allowedMessages.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await signIn('demo_editor');
  // A crash gives a page no time to save on the way out.
  await page.addInitScript(() => {
    for (const name of ['pagehide', 'visibilitychange']) {
      addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
    }
  });
  await beginArticle(page);
  await page.route('**/SaveDeskArticleText', (route) => route.abort());
  await part(page, 'cn').getByLabel('标题', { exact: true }).fill('断网时写的标题');
  await expect(part(page, 'cn').getByText(/保存失败/)).toBeVisible();
  const detail = page.getByRole('region', { name: '属性' });
  await detail.getByLabel('标签').fill('停电前选的');
  await page.goto(page.url());
  await expect(part(page, 'cn').getByText(/上次没有保存成功的内容已恢复/)).toBeVisible();
  await expect(detail.getByText(/上次没有保存成功的内容已恢复/)).toBeVisible();
  await expect(detail.getByLabel('标签')).toHaveValue('停电前选的');
  await detail.getByRole('button', { name: '保存属性' }).click();
  await expect(part(page, 'cn').getByLabel('标题', { exact: true })).toHaveValue('断网时写的标题');
  await page.unrouteAll();
  await expect(part(page, 'cn').getByText('已保存', { exact: true })).toBeVisible();
  expect(
    await context
      .pages()[0]
      ?.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('btc.manuscript'))),
  ).toEqual([]);
});

const pasted = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p { color: red }</style></head><body><!--StartFragment-->
<h1 style="font-size:26pt">本周行情<o:p></o:p></h1>
<p class="MsoNormal" style="text-indent:32pt"><font><b><span>牛肉价格</span></b><span>每公斤</span><span lang="EN-US">72.41</span><span>元。</span></font></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp;</span></span>巴西</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.<span>&nbsp;&nbsp;</span></span>阿根廷</p>
<table border="0" style="width:96pt"><tr><td>产地</td><td>吨</td></tr><tr><td>巴西</td><td>1,234.5</td></tr></table>
<b style="font-weight:normal"><p>网页里的<span style="font-weight:700">粗体</span></p></b>
<script>alert(1)</script><p onclick="alert(1)"><a href="javascript:alert(1)">链接</a><img src="https://other.example/a.png"></p>
<!--EndFragment--></body></html>`;

test(
  'a paste keeps headings, lists, tables and emphasis and nothing of its looks',
  { tag: '@long' },
  async ({ page, signIn, signedIn }) => {
    await signIn('demo_editor');
    const id = await beginArticle(page);
    const text = part(page, 'cn').getByRole('textbox', { name: body.cn });
    await text.click();
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    await expect(text.locator('th')).toHaveText(['产地', '吨']);
    await expect(part(page, 'cn').getByText('已保存', { exact: true })).toBeVisible();
    const { api } = await signedIn('demo_editor');
    const stored = async () => (await api('GetDeskArticle', { ArticleID: id })).Row.Texts.cn.Body;
    await expect.poll(stored).toContain('链接');
    const html = await stored();
    expect(html).toContain('<h2>本周行情</h2><p><strong>牛肉价格</strong>每公斤72.41元。</p>');
    expect(html).toContain('<ol><li>巴西</li><li>阿根廷</li></ol>');
    expect(html).toMatch(/<thead><tr><th[^>]*>产地<\/th><th[^>]*>吨<\/th><\/tr><\/thead>/);
    expect(html).toContain('>1,234.5</td>');
    expect(html).toContain('<p>网页里的<strong>粗体</strong></p>');
    expect(html).not.toMatch(/style|class|font|alert|other\.example|onclick/);
  },
);

/** A quote that no other test reads. */
const quoted = { path: 'quote/URY/rib_plate/forward', cut: 'rib_plate', day: '2026-11-20' } as const;

test(
  'a figure is live in the draft, stored when it is published, marked after a revision, refilled and given back',
  { tag: '@long' },
  async ({ page, signIn, signedIn }) => {
    const [{ api: analyst }, { api: admin }] = [await signedIn('demo_analyst'), await signedIn('demo_admin')];
    const readQuote = async () => {
      const sheet = { Meat: 'beef', MarketType: 'forward', Date: quoted.day, Origin: 'URY' } as const;
      const row = (await analyst('GetQuoteSheet', sheet)).Rows.find(({ CutCode }) => CutCode === quoted.cut);
      if (!row?.Quote) throw new Error('The quote is not published');
      return { ...row.Quote, SeriesID: row.SeriesID };
    };
    const raise = async (by: number) => {
      const { SeriesID, Revision: ExpectedRevision, Low, High, Mainstream, QuoteCount, Basis } = await readQuote();
      const Values = { Low: Low + by, High: High + by, Mainstream: Mainstream + by, QuoteCount, Basis };
      await analyst('CorrectQuote', { SeriesID, Date: quoted.day, ExpectedRevision, Values, Reason: 'Misread' });
    };
    const printed = (price: number) => `${price.toLocaleString('en')}美元/吨`;
    const { Mainstream } = await readQuote();

    await signIn('demo_editor');
    const id = await beginArticle(page);
    const cn = part(page, 'cn');
    await cn.getByLabel('标题', { exact: true }).fill('乌拉圭报价怎样修订');
    await cn.getByLabel('摘要').fill('一个数字的来历。');
    await cn.getByRole('textbox', { name: body.cn }).click();
    await page.keyboard.type('乌拉圭报');
    await cn.getByRole('button', { name: '数字', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '插入数字' });
    // What is not quoted that day is there with the reason, and cannot be chosen.
    const series = dialog.getByRole('combobox', { name: '序列' });
    await series.click();
    const offered = page.getByRole('listbox').getByRole('option');
    await expect(offered.and(page.getByRole('option', { disabled: true })).first()).toContainText('这一天没有数字');
    await series.fill(quoted.path);
    await expect(offered).toHaveCount(1);
    await offered.click();
    await expect(dialog.getByText(printed(Mainstream))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '插入' }).click();
    await expect(cn.locator('[data-figure-state="filled"]')).toHaveText(printed(Mainstream));
    await choose(page.getByRole('region', { name: '属性' }), '所有人');
    await expect(cn.getByText('已保存', { exact: true })).toBeVisible();

    const publish = page.getByRole('dialog').getByRole('button', { name: '发布', exact: true });
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await expect(publish).toBeDisabled();
    await page.getByRole('checkbox', { name: '确认公开以下会员数据' }).check();
    await publish.click();
    await expect(page.getByRole('button', { name: '发布修改' })).toBeVisible();
    const readers = async () => (await page.request.get(pathFor('cn', `/BTCInfo/ArticleFree/${id}`))).text();
    expect(await readers()).toContain(`乌拉圭报${printed(Mainstream)}`);

    await raise(50);
    const { api: editor } = await signedIn('demo_editor');
    const subject = { Kind: 'article', SubjectID: id } as const;
    const isMarked = async () => {
      await admin('RetryJob', { Job: 'figures' });
      return (await editor('GetChangedFigures', subject)).Rows.length;
    };
    await expect.poll(isMarked).toBe(1);
    await page.reload();
    await expect(page.getByText('发布后有1个数字已修订')).toBeVisible();
    expect(await readers()).toContain(`乌拉圭报${printed(Mainstream)}`);

    await page.goto('/console/news/figures');
    const marked = page.locator('section').filter({ hasText: '乌拉圭报价怎样修订' });
    await expect(marked.getByRole('row').filter({ hasText: printed(Mainstream + 50) })).toContainText(
      printed(Mainstream),
    );
    await expectAccessible(page);
    await marked.getByRole('button', { name: '按修订更新' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '按修订更新' }).click();
    const decided = page.getByRole('listitem').filter({ hasText: '乌拉圭报价怎样修订' });
    await expect(decided).toContainText('已按修订更新');
    expect(await readers()).toContain(`乌拉圭报${printed(Mainstream + 50)}`);

    await decided.getByRole('button', { name: '撤销' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click();
    await expect(marked.getByRole('button', { name: '保留原文' })).toBeVisible();
    expect(await readers()).toContain(`乌拉圭报${printed(Mainstream)}`);
    await raise(-50);
    await expect.poll(isMarked).toBe(0);
  },
);
