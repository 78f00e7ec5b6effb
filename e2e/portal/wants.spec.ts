import type { Locator, Page } from '@playwright/test';
import { type Edition, expect, inTurn, pressUntilFocused, test } from '../fixtures/portal.fixture.ts';

const words = {
  cn: {
    box: '全站搜索',
    logIn: '登录或注册',
    membership: '会员',
    shank: '牛腱',
    brisket: '牛腩',
    brisketName: /去骨腩/,
    oyster: '板腱',
    data: '数据',
    prices: '价格',
    plants: '工厂',
    quota: '牛肉配额',
    brazil: '巴西',
    dictionary: '行业词典',
    cutPage: '报价、进口与工厂',
    clock: '货期钟',
    forward: /^期货，/,
    report: '市场周报',
    benchmarks: '国际参考价',
    beside: '并列比较',
    plant: '伊比拉佩瓦',
    suspended: '暂停',
    twoYears: '2年',
    unitValue: '国别单价',
    districts: '关区进口',
    table: '表格',
    onYear: '同比',
    csv: '下载 CSV',
    copy: '复制链接',
    copied: '复制成功',
    embed: '嵌入网页',
    methods: '数据方法',
    revisions: '修订记录',
    events: /事件/,
    calls: '接口说明（OpenAPI，JSON）',
  },
  en: {
    box: 'Search everything',
    logIn: 'Log in or register',
    membership: /member/i,
    shank: 'Shin/shank',
    brisket: 'brisket',
    brisketName: /brisket/i,
    oyster: 'Oyster blade',
    data: 'Trade data',
    prices: 'Prices',
    plants: 'Plants',
    quota: 'Beef quotas',
    brazil: 'Brazil',
    dictionary: 'Dictionary',
    cutPage: 'Prices, imports, plants',
    clock: 'Cargo clock',
    forward: /^Forward,/,
    report: 'Weekly report',
    benchmarks: 'Benchmarks',
    beside: 'Compare with',
    plant: 'Ibirapeva',
    suspended: 'Suspended',
    twoYears: '2Y',
    unitValue: 'Unit value',
    districts: 'By customs district',
    table: 'Table',
    onYear: 'y/y',
    csv: 'Download CSV',
    copy: 'Copy link',
    copied: 'Copied',
    embed: 'Embed',
    methods: 'Methods',
    revisions: 'Revisions',
    calls: 'The calls (OpenAPI, JSON)',
  },
} as const;

class Walker {
  readonly page: Page;
  readonly t: (typeof words)[Edition];
  readonly isMember: boolean;
  #clicks = 0;

  constructor(page: Page, edition: Edition, isMember: boolean) {
    this.page = page;
    this.t = words[edition];
    this.isMember = isMember;
  }

  get clicks(): number {
    return this.#clicks;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async click(what: Locator): Promise<void> {
    await what.click();
    this.#clicks += 1;
  }

  async tab(name: string): Promise<void> {
    const tab = this.page.getByRole('banner').getByRole('link', { name, exact: true }).first();
    await this.click(tab);
    // The page before has links too, and stands a moment longer than its address.
    await expect(tab).toHaveAttribute('aria-current');
  }

  link(name: string | RegExp): Promise<void> {
    return this.click(this.main.getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) }).first());
  }

  /** Counts as a click. */
  async find(typed: string, row: string | RegExp): Promise<void> {
    const box = this.page.getByRole('combobox', { name: this.t.box });
    await this.click(box);
    await box.fill(typed);
    await this.click(this.page.getByRole('option').filter({ hasText: row }).first());
  }

  /** Non-members get a hint without a figure and a link onwards. */
  async expectOpen(figure: Locator, shown: RegExp): Promise<void> {
    if (this.isMember) return expect(figure.first()).toContainText(shown);
    await expect(figure).toHaveCount(0);
    await expect(this.main.getByRole('link', { name: this.t.logIn, exact: true }).first()).toBeVisible();
  }
}

const price = /\d,\d{3}/;

const wants: Readonly<Record<string, (walker: Walker) => Promise<void>>> = {
  'this week’s price of a cut': async (walker) => {
    const { t, main } = walker;
    await walker.tab(t.prices);
    const row = main.getByRole('row').filter({ hasText: t.shank });
    await walker.expectOpen(row, price);
  },
  'a cut by the name of the market': async (walker) => {
    const { page, t, main } = walker;
    await walker.find(t.brisket, t.brisketName);
    await expect(page.getByRole('heading', { level: 1, name: t.brisketName })).toBeVisible();
    // A lock says what a membership costs.
    await walker.expectOpen(main.getByText(price).filter({ hasNotText: t.membership }), price);
  },
  'a cut that the price list lacks': async (walker) => {
    const { page, t, main } = walker;
    if (walker.isMember) await walker.find('2303', t.oyster);
    else {
      await walker.click(page.getByRole('contentinfo').getByRole('link', { name: t.dictionary, exact: true }));
      const entry = page.locator('#beefCut-oyster');
      await walker.click(page.getByRole('group').filter({ has: entry }).locator('summary'));
      await walker.click(entry.getByRole('link', { name: t.cutPage }));
    }
    await expect(page.getByRole('heading', { level: 1, name: t.oyster })).toBeVisible();
    await expect(main.getByRole('row').filter({ hasText: 'AUS-MEAT' })).toContainText('2303');
    if (!walker.isMember) await walker.expectOpen(main.getByRole('table', { name: t.forward }), price);
  },
  'whether a plant is still approved': async (walker) => {
    const { t, main } = walker;
    await walker.find('SIF 9014', t.plant);
    await expect(main.getByRole('heading', { level: 1, name: t.plant })).toContainText('9014');
    await expect(main).toContainText(t.suspended);
    await expect(main).toContainText(/2026/);
  },
  'how much of Brazil’s quota is used': async (walker) => {
    const { page, t, main } = walker;
    await walker.link(t.quota);
    const line = main.getByRole('listitem').filter({ hasText: t.brazil }).first();
    await expect(line).toContainText(/\d+\.\d%/);
    // On the first screen.
    const readBottom = async () => {
      const { y = Infinity, height = 0 } = (await line.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(readBottom).toBeLessThan(page.viewportSize()?.height ?? 0);
    if (!walker.isMember) await expect(page.getByRole('heading', { name: t.clock, exact: true })).toHaveCount(0);
  },
  'what has changed since last week': async (walker) => {
    const { t, main, page } = walker;
    await walker.tab(t.prices);
    await walker.link(t.report);
    await walker.link(/47/);
    await expect(page).toHaveURL(/Report\/\d+/);
    await walker.expectOpen(main.getByRole('table'), /[+−]\d/);
  },
  'the volume by origin over two years': async (walker) => {
    const { t, main } = walker;
    await walker.tab(t.data);
    if (walker.isMember) await walker.click(main.getByRole('link', { name: t.twoYears, exact: true }));
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(/\w/);
    await walker.expectOpen(main.locator('[aria-current="true"]').filter({ hasText: t.twoYears }), /./);
  },
  'the unit value over two years': async (walker) => {
    const { t, main } = walker;
    await walker.tab(t.data);
    await walker.click(main.getByRole('link', { name: new RegExp(`^${t.unitValue}`) }).first());
    if (walker.isMember) await walker.click(main.getByRole('link', { name: t.twoYears, exact: true }));
    await walker.expectOpen(main.locator('[aria-current="true"]').filter({ hasText: t.twoYears }), /./);
  },
  'the figures as a file': async (walker) => {
    const { t, main, page } = walker;
    await walker.tab(t.data);
    const file = page.waitForEvent('download');
    await walker.click(main.getByRole('link', { name: t.csv, exact: true }));
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  },
  'which districts grow': async (walker) => {
    const { t, main } = walker;
    await walker.tab(t.data);
    await walker.click(main.getByRole('link', { name: new RegExp(`^${t.districts}`) }).first());
    if (walker.isMember) await walker.click(main.getByRole('link', { name: t.table, exact: true }));
    await walker.expectOpen(main.getByRole('table'), new RegExp(t.onYear));
  },
  'a page to send': async (walker) => {
    const { t, main, page } = walker;
    await walker.tab(t.data);
    await walker.click(main.getByRole('button', { name: t.copy }));
    await expect(page.getByText(t.copied)).toBeVisible();
  },
  'methods and sources': async (walker) => {
    const { t, main } = walker;
    await walker.tab(t.data);
    await walker.link(t.methods);
    await expect(main.locator('a[href^="https://"]').first()).toBeVisible();
  },
  revisions: async (walker) => {
    const { t, main } = walker;
    await walker.tab(t.data);
    await walker.link(t.revisions);
    await expect(main.getByRole('table').getByRole('row').nth(1)).toContainText(/20\d\d/);
  },
  'series side by side': async (walker) => {
    const { t, main } = walker;
    await walker.tab(t.prices);
    await walker.link(t.benchmarks);
    await walker.expectOpen(main.getByLabel(t.beside), /./);
  },
  'a chart for a page of one’s own': async (walker) => {
    const { t, main, page } = walker;
    await walker.tab(t.data);
    await walker.click(main.getByRole('button', { name: t.embed }));
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/<iframe/);
  },
  'the figures by program': async (walker) => {
    const { t, page } = walker;
    await walker.tab(t.data);
    await walker.link(t.methods);
    await walker.link(t.calls);
    await expect(page).toHaveURL(/\/api\/openapi\.json$/);
  },
};

// What is locked is refused by its call.
test.use({ allowedMessages: [/status of 403/] });

const scenes = [
  { width: 390, reader: null, edition: 'cn' },
  { width: 1280, reader: 'demo_paid', edition: 'en' },
  { width: 390, reader: 'demo_paid', edition: 'cn' },
  { width: 1280, reader: null, edition: 'en' },
] as const;

for (const { width, reader, edition } of inTurn('wants', scenes)) {
  const who = reader === null ? 'a stranger' : 'a member';
  test(`${who} gets what they came for in three clicks at most, at ${width} px in ${edition}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    if (reader !== null) await signIn(reader);
    for (const [want, walk] of Object.entries(wants)) {
      await test.step(want, async () => {
        await page.goto(edition === 'cn' ? '/' : '/BTCInfo');
        const walker = new Walker(page, edition, reader !== null);
        await walk(walker);
        expect(walker.clicks, want).toBeLessThanOrEqual(3);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), want).toBeLessThanOrEqual(width);
      });
    }
  });
}

/** Focused element, and whether its focus is visible; a control drawn by its neighbour has the ring there. */
async function readFocus(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return { name: 'nothing', isSeen: false };
    const drawn = [at, at.nextElementSibling, at.parentElement].filter((one) => one !== null);
    const isRinged = drawn.some((one) => {
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    const { top, bottom, width } = at.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight && width > 0;
    return { name: `${at.tagName} ${at.textContent.trim().slice(0, 40) || at.id}`, isSeen: isRinged && isInWindow };
  });
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page);
    expect(focus, `after ${stops} stops`).toEqual({ name: focus.name, isSeen: true });
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error('The focus did not come there');
}

test('a member goes from the front page to cut, quota, cargo and dictionary by keys alone', async ({
  page,
  signIn,
}) => {
  const t = words.cn;
  const main = page.getByRole('main');
  const box = page.getByRole('combobox', { name: t.box });
  const find = async (key: string, typed: string, row: string) => {
    await pressUntilFocused(page, key, box);
    await page.keyboard.type(typed);
    const option = page.getByRole('option').filter({ hasText: row }).first();
    await expect(option).toBeVisible();
    for (let rows = 0; rows < 12; rows += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await box.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'))) break;
    }
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    // What is asked anew takes the place, and the focus, of what stood there.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  };
  await signIn('demo_paid');
  await page.goto('/cn/BTCInfo');
  await find('/', '牛腱', 'AUS-MEAT 2360');
  await expect(page).toHaveURL(/\/cn\/Cut\/shank/);
  await expect(main.getByRole('table').first()).toBeVisible();
  const events = main.getByRole('checkbox', { name: t.events });
  await expect(events).toBeAttached();
  await tabTo(page, events);
  const were = await events.isChecked();
  await page.keyboard.press('Space');
  expect(await events.isChecked()).toBe(!were);
  await find('Control+k', '巴西配额', '96.7%');
  await expect(page).toHaveURL(/\/cn\/Quota/);
  const day = page.locator('input[name="day"]');
  await tabTo(page, day);
  await page.keyboard.type('12202026');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('table').filter({ hasText: '配额内可能' })).toContainText('%');
  await find('Control+k', '行业词典', '行业词典');
  await expect(page).toHaveURL(/\/cn\/Dictionary/);
  await tabTo(page, main.getByRole('searchbox'));
  await page.keyboard.type('2303');
  await expect(page.locator('#beefCut-oyster')).toBeVisible();
});
