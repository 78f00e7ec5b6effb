import type { Locator, Page } from '@playwright/test';
import {
  type Edition,
  expect,
  expectAccessible,
  inTurn,
  pathFor,
  pressUntilFocused,
  test,
} from '../fixtures/portal.fixture.ts';

const words = {
  cn: {
    box: '全站搜索',
    nothing: '没有找到“zzzzzz”',
    rooms: '按栏目浏览',
    quota: '配额使用',
    refused: '这样的搜索词无法搜索',
    locked: '会员内容',
  },
  en: {
    box: 'Search everything',
    nothing: 'Nothing found for “zzzzzz”',
    rooms: 'Browse by section',
    quota: 'Quota desk',
    refused: 'This cannot be searched',
    locked: 'Members only',
  },
} as const;

interface Example {
  readonly typed: string;
  readonly cn: string;
  readonly en: string;
}

const blade = { cn: '板腱', en: 'Oyster blade' };
const quota = { cn: '96.7%', en: '96.7%' };
const landed = { cn: '完税成本', en: 'Landed cost' };

const examples: readonly Example[] = [
  { typed: '板腱', ...blade },
  { typed: '上板腱', ...blade },
  { typed: 'oyster blade', ...blade },
  { typed: '2303', ...blade },
  { typed: '114D', ...blade },
  { typed: '9014', cn: '库拉巴拉', en: 'Coolabarra' },
  { typed: 'SIF9014', cn: '伊比拉佩瓦', en: 'Ibirapeva' },
  { typed: 'SIF 9014', cn: '伊比拉佩瓦', en: 'Ibirapeva' },
  { typed: '巴西配额', ...quota },
  { typed: 'brazil quota', ...quota },
  { typed: '第47周', cn: '第47周', en: 'week 47' },
  { typed: '塔夸鲁纳', cn: '塔夸鲁纳', en: 'Taquaruna' },
  { typed: '02023000', cn: '02023000', en: '02023000' },
  { typed: '天津', cn: '天津', en: 'Tianjin' },
  { typed: '完税成本', ...landed },
  { typed: 'landed cost', ...landed },
];

function findBox(page: Page, edition: Edition): Locator {
  return page.getByRole('combobox', { name: words[edition].box });
}

async function type(page: Page, edition: Edition, typed: string): Promise<Locator> {
  await findBox(page, edition).click();
  await findBox(page, edition).fill(typed);
  return page.getByRole('option').first();
}

const scenes = [
  { edition: 'cn', width: 390, reader: null },
  { edition: 'en', width: 1280, reader: 'demo_paid' },
  { edition: 'cn', width: 390, reader: 'demo_paid' },
  { edition: 'en', width: 1280, reader: null },
] as const;

for (const [share, { edition, width, reader }] of inTurn('search', scenes).entries()) {
  const who = reader === null ? 'a stranger' : 'a member';
  const t = words[edition];
  test(`${who} is answered while typing, at ${width} px in ${edition}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 844 });
    if (reader !== null) await signIn(reader);
    await page.goto(pathFor(edition, '/BTCInfo'));
    for (const example of examples.filter((_, index) => index % 2 === share % 2)) {
      await expect(await type(page, edition, example.typed)).toContainText(example[edition]);
    }
    // The card of a price has no figure for those who may not see one.
    const card = await type(page, edition, edition === 'cn' ? '巴西牛腱' : 'brazil shank');
    await expect(card).toContainText(reader === null ? t.locked : /\d,\d{3}/);
    if (reader === null) await expect(card).not.toContainText(/\d,\d{3}/);
    // While a list is open React Aria hides the page behind it; Tab closes it before it leads there.
    await expectAccessible(page, { not: ['aria-hidden-focus'] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // By keyboard to all results, and from there to the first.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === pathFor(edition, '/Search') && url.searchParams.has('q'));
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/BTCPrice\/Series\/\d+$/);
    await expect(findBox(page, edition)).toHaveValue('');
  });
}

test('a row that is chosen is opened, and nothing is a dead end (en)', async ({ page }) => {
  const t = words.en;
  await page.goto(pathFor('en', '/BTCInfo'));
  await pressUntilFocused(page, '/', findBox(page, 'en'));
  await page.keyboard.type('brazil quota');
  await expect(page.getByRole('option').first()).toContainText('96.7%');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${pathFor('en', '/Quota')}$`));
  await expect(findBox(page, 'en')).toHaveValue('');
  await pressUntilFocused(page, 'Control+k', findBox(page, 'en'));
  await page.keyboard.type('zzzzzz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.nothing })).toBeVisible();
  await page.getByRole('navigation', { name: t.rooms }).getByRole('link', { name: t.quota }).click();
  await expect(page).toHaveURL(new RegExp(`${pathFor('en', '/Quota')}$`));
});

test('without script the form leads to results, and what cannot be searched is said (cn)', async ({
  browser,
  baseURL,
}) => {
  const t = words.cn;
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathFor('cn', '/BTCInfo'));
  await findBox(page, 'cn').click();
  await page.keyboard.type('9014');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${pathFor('cn', '/Search')}\\?q=9014$`));
  await expect(page.getByRole('main')).toContainText(examples[5]?.cn ?? '');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const words of ['x'.repeat(61), 'a%07b']) {
    await page.goto(pathFor('cn', `/Search?q=${words}`));
    await expect(page.getByRole('alert')).toContainText(t.refused);
  }
  await context.close();
});

test('what is typed before the script runs is answered when it does', async ({ browser, baseURL }) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  const held = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/cn/BTCInfo', { waitUntil: 'commit' });
  await findBox(page, 'cn').click();
  await page.keyboard.type('2303');
  held.resolve();
  await expect(page.getByRole('option').first()).toContainText('板腱');
  await expect(findBox(page, 'cn')).toHaveValue('2303');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cn\/Search\?q=2303$/);
  await context.close();
});
