import { runSql, test as withMembers } from '../fixtures/console.fixture.ts';
import {
  chooser,
  dataWords,
  expectChart,
  openChart,
  popover,
  rowNames,
  unfold,
} from '../fixtures/data-views.fixture.ts';
import { editions, expect, expectAccessible, inTurn, pathFor, test } from '../fixtures/portal.fixture.ts';

const beefViews = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const porkViews = ['one', 'two', 'three', 'four', 'five', 'six', 'three-contrast', 'four-contrast'] as const;

test.describe('data views', () => {
  // The browser tells of every call that is refused, also of those the page expects to be.
  test.use({ allowedMessages: [/403 \(Forbidden\)/] });

  for (const edition of inTurn('data views', editions)) {
    const t = dataWords[edition];
    const porkPage = edition === 'cn' ? '/PorkData?' : '/BTCData?meat=pork&';
    test(
      `a paying member finds every other view of both meats, drawn and as a table, and reachable (${edition})`,
      { tag: '@long' },
      async ({ page, signIn }) => {
        await signIn('demo_paid');
        const addresses = [
          ...beefViews.map((view) => `/BTCData?view=beef-${view}`),
          ...porkViews.map((view) => `${porkPage}view=pork-${view}`),
        ];
        for (const address of addresses.filter((_, index) => index % 2 === editions.indexOf(edition))) {
          await page.goto(pathFor(edition, address));
          await expectChart(page);
          await expect(chooser(page, edition).locator('[aria-current=page]')).toHaveCount(1);
          await expect(chooser(page, edition)).not.toContainText(t.lockedView);
          await expect(page.getByText(t.next, { exact: true })).toBeVisible();
          await page.getByRole('link', { name: t.table, exact: true }).click();
          await expect(page.locator('tfoot tr').first()).toBeVisible();
          expect(await rowNames(page).count(), address).toBeGreaterThan(1);
        }
        await expectAccessible(page);
      },
    );

    test(`pork has a page of its own in Chinese and a switch in English (${edition})`, async ({ page }) => {
      await page.goto(pathFor(edition, edition === 'cn' ? '/PorkData' : '/BTCData'));
      if (edition === 'en') await page.getByRole('link', { name: 'Pork', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.porkTitle);
      await expectChart(page);
      await expect(page).toHaveURL(edition === 'cn' ? /\/cn\/PorkData$/ : /\/BTCData\?meat=pork$/);
      await expectAccessible(page);
    });
  }

  test('a locked view says in place what it holds and how to get it, and shows no figure', async ({ page }) => {
    const t = dataWords.cn;
    await page.goto(pathFor('cn', '/BTCData'));
    const five = chooser(page, 'cn').getByRole('link', { name: t.importers });
    await expect(five).toContainText(t.lockedView);
    await five.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?view=beef-five$/);
    await expect(page.getByRole('main').getByText(t.members)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { name: t.importers })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t.login })).toBeVisible();
    await expect(page.getByRole('main').locator('form, canvas, table')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('names importers to whom may see them, and gives others their numbers', async ({ page, signIn }) => {
    const t = dataWords.en;
    await signIn('demo_paid');
    await page.goto(pathFor('en', '/BTCData?view=beef-five&show=table'));
    await expect(rowNames(page).first()).toBeVisible();
    await expect(rowNames(page).first().getByRole('link').first()).not.toHaveText(t.importer);
    await expect(page.getByText(t.namesHidden)).toHaveCount(0);
  });

  test('opens the trend of a company from its row, and closes it', async ({ page, signIn }) => {
    const t = dataWords.en;
    await signIn('demo_paid');
    await page.goto(pathFor('en', '/BTCData?view=beef-five&show=table'));
    const first = rowNames(page).first().getByRole('link').first();
    const name = await first.innerText();
    await first.click();
    await expect(page).toHaveURL(/&company=I\d+$/);
    const panel = page.getByRole('region', { name: t.trend });
    await expect(panel).toContainText(name);
    await expect(panel).toBeFocused();
    await expect(panel.locator('tbody tr').first()).toBeVisible();
    await expectChart(page);
    await expectAccessible(page);
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: t.trendCsv, exact: true }).click();
    expect((await arriving).suggestedFilename()).toMatch(/^beef-five-trend_I\d+_[\d_-]+\.csv$/);
    await panel.getByRole('link', { name: t.closeTrend }).click();
    await expect(page.getByRole('region', { name: t.trend })).toHaveCount(0);
  });

  test('finds a cut by its number, and asks for it', async ({ page, signIn }) => {
    const t = dataWords.en;
    await signIn('demo_paid');
    await page.goto(pathFor('en', '/BTCData?view=beef-six&show=table'));
    const cuts = popover(page, t.cuts);
    await cuts.locator('summary').press('Enter');
    await cuts.getByRole('searchbox').fill('2320');
    const boxes = cuts.getByRole('checkbox');
    await expect(boxes).toHaveCount(1);
    await boxes.first().check();
    await cuts.getByRole('button', { name: t.apply }).click();
    await expect(page).toHaveURL(/cut=/);
    await expect(rowNames(page)).toHaveCount(1);
  });

  test('turns the pages of a long table, and pins a row on top', async ({ page, signIn }) => {
    await signIn('demo_paid');
    await page.goto(pathFor('cn', '/BTCData?view=beef-five&show=table&p=2'));
    await expect(rowNames(page)).toHaveCount(50);
    const row = rowNames(page).nth(3);
    const name = await row.getByRole('link').first().innerText();
    await row.getByRole('link').last().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/pin=I\d+/);
    await page.goto(page.url().replace('p=2&', ''));
    await expect(rowNames(page).first()).toContainText(name);
  });

  test('says where to read more, and where a view stands alone for other pages', async ({ page }) => {
    const t = dataWords.en;
    await openChart(page, 'en');
    await expect(page.getByRole('link', { name: t.methods, exact: true })).toHaveAttribute(
      'href',
      pathFor('en', '/BTCData/Methods'),
    );
    await page.getByRole('button', { name: t.embed }).click();
    const dialog = page.getByRole('dialog', { name: t.embed });
    const code = await dialog.getByLabel(t.embedCode).inputValue();
    expect(code).toContain(`/embed${pathFor('en', '/BTCData')}"`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test(
    'an embedded view is the signed-out one, small, and leads back',
    { tag: '@long' },
    async ({ page, signIn, baseURL }) => {
      const t = dataWords.cn;
      await signIn('demo_paid');
      const address = `/embed${pathFor('cn', '/BTCData')}?from=2020-01&to=2026-09`;
      const response = await page.goto(address);
      expect(response?.headers()['content-security-policy']).toContain('frame-ancestors *');
      expect(response?.headers()).not.toHaveProperty('x-frame-options');
      await expectChart(page);
      await expect(page.getByRole('banner').locator('nav')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}${pathFor('cn', '/BTCData')}`,
      );
      const back = page.getByRole('link', { name: t.full });
      await expect(back).toHaveAttribute('href', `${pathFor('cn', '/BTCData')}?from=2020-01&to=2026-09`);
      await expect(page.locator('main select option').last()).toHaveAttribute('value', '2025-10');
      await expectAccessible(page);
    },
  );
});

withMembers.describe('a trial', () => {
  // A view that may be opened by an item is refused before.
  withMembers.use({ allowedMessages: [/403 \(Forbidden\)/] });

  withMembers('opens a view by a click, is told what is left, and sees no names', async ({ newMember, openAs }) => {
    const member = await newMember();
    await runSql(
      `update account set charge_state = 2, charge_expire_date = '2026-12-10T10:00:00+08:00', trial_item_limit = 3
        where id = ${member.userId}`,
    );
    const page = await openAs(member, '/cn/BTCData?view=beef-five&show=table');
    await page.getByRole('button', { name: '用1项试用额度打开（还剩3项）' }).click();
    await expect(page.getByText(dataWords.cn.trialLeft)).toBeFocused();
    await expect(rowNames(page).first().getByRole('link').first()).toHaveText(dataWords.cn.importer);
    await expect(page.getByText(dataWords.cn.namesHidden)).toBeVisible();
  });
});

test('a plant of pork is followed from its row', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('demo_paid');
  await page.goto('/cn/PorkData?view=pork-six&show=table');
  await rowNames(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/&company=[A-Z]{3}-[\dA-Z-]+$/);
  const panel = page.getByRole('region', { name: dataWords.cn.trend });
  await expect(panel.locator('tbody tr').first()).toBeVisible();
});

test('nothing but the embedded views may be framed', async ({ request }) => {
  for (const path of ['/BTCData', '/cn/PorkData', '/embed/nothing', '/cn/BTCInfo', '/Login']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});

test.describe('in a frame', () => {
  test.use({ allowedMessages: [/violates .*frame-ancestors 'none'|404 \(Not Found\)/] });

  test('another page can frame an embedded view, and no other', async ({ page, baseURL }) => {
    // A page of another origin that is answered like any other: made up answers may not reach this host.
    const elsewhere = (baseURL ?? '').replace('127.0.0.1', 'localhost');
    const frames = ['/embed/BTCData', '/BTCData'].map(
      (path) => `<iframe title="${path}" src="${baseURL}${path}" width="700" height="600"></iframe>`,
    );
    await page.goto(`${elsewhere}/robots.txt`);
    await page.setContent(frames.join(''));
    const framed = page.frameLocator('iframe[title="/embed/BTCData"]');
    await expect(framed.getByRole('heading', { level: 1 })).toContainText('Beef: imports by origin');
    await expect(framed.locator('[data-ready=true] canvas').first()).toBeVisible();
    await expect(page.frameLocator('iframe[title="/BTCData"]').getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  for (const edition of inTurn('data views on a phone', editions)) {
    const t = dataWords[edition];
    test(`the filters wait behind a button, and nothing widens the page (${edition})`, async ({ page, signIn }) => {
      await signIn('demo_paid');
      await page.goto(pathFor(edition, '/BTCData?view=beef-six&show=table'));
      await expect(rowNames(page).first()).toBeVisible();
      await expect(page.getByLabel(t.storage)).toBeHidden();
      await page.locator('summary', { hasText: t.filters }).click();
      await expect(page.getByLabel(t.storage)).toBeVisible();
      await popover(page, t.cuts).locator('summary').click();
      await expect(popover(page, t.cuts).getByRole('checkbox').first()).toBeVisible();
      await expectAccessible(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form, views are links, the table is whole', async ({ page }) => {
    await page.goto('/BTCData?show=table');
    await unfold(page, dataWords.en.more);
    await page.getByLabel(dataWords.en.storage).selectOption('frozen');
    await page.getByLabel(dataWords.en.filters).getByRole('button', { name: dataWords.en.apply }).last().click();
    await expect(page).toHaveURL(/storage=frozen/);
    await expect(page).toHaveURL(/show=table/);
    await page.getByLabel(dataWords.en.find).fill('braz');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/find=braz/);
    await expect(rowNames(page)).toHaveCount(1);
  });
});
