import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { test } from '../fixtures/console.fixture.ts';
import { type Edition, expect, expectAccessible, inTurn, pathFor, scenes } from '../fixtures/portal.fixture.ts';

const words = {
  cn: {
    today: '今日',
    quotas: '牛肉配额',
    indices: '价格指数',
    used: /已用\d+\.\d%/,
    duty: /今天税率12%(?:（配额内）|；若已用满67%（本站预测，尚无公告）)/,
    release: '下次发布',
    own: '您的清单与变化',
    invitation: /登录后/,
    since: /过去一周|上次来访/,
    list: '我的清单',
  },
  en: {
    today: 'Today',
    quotas: 'Beef quotas',
    indices: 'Price indices',
    used: /\d+\.\d% used/,
    duty: /duty today 12%(?: \(in quota\)|; 67% if the quota is full \(our projection, no notice yet\))/,
    release: 'Next release',
    own: 'Your list and what changed',
    invitation: /Log in to see/,
    since: /The past week|Since you were last here/,
    list: 'My list',
  },
} as const;

/** What the type library of browsers lacks. */
interface ShiftEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Layout shifts as browsers count them: their sum, and what moved from where to where. */
async function readShifts(page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & ShiftEntry)[]) {
            sum += entry.value;
            for (const { node, previousRect: from, currentRect: to } of entry.sources) {
              moved.push(`${node?.textContent?.slice(0, 60)}: ${from.y} + ${from.height} to ${to.y} + ${to.height}`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, moved })));
      }),
  );
}

async function expectFirstScreen(page: Page, edition: Edition, height: number) {
  const t = words[edition];
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: t.today })).toBeVisible();
  const brazil = main.getByRole('listitem').filter({ hasText: t.used }).first();
  await expect(brazil).toContainText(t.duty);
  const release = main.getByRole('listitem').filter({ hasText: t.release });
  for (const part of [brazil, release]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 9999)).toBeLessThan(height);
  }
}

for (const { edition, ...size } of inTurn('today', scenes)) {
  const at = `at ${size.width} px in ${edition}`;
  test(`a stranger comes from BTC Info to the first screen, ${at}`, async ({ page }) => {
    const t = words[edition];
    await page.setViewportSize(size);
    await page.goto(edition === 'cn' ? '/' : '/BTCInfo');
    const strip = page.getByRole('region', { name: t.today });
    await expect(strip.getByRole('link', { name: t.quotas, exact: true })).toBeInViewport();
    await expect(strip).toContainText(t.used);
    await page.goto(pathFor(edition, '/Homepage'));
    await expectFirstScreen(page, edition, size.height);
    const own = page.getByRole('region', { name: t.own });
    await expect(own.getByText(t.invitation)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: t.indices, exact: true }).click();
    await page.waitForURL(/BTCPrice\/Indices/);
  });

  test(`a member finds their list and what is new, and nothing moves, ${at}`, async ({
    page,
    signIn,
    allowedMessages,
  }) => {
    const t = words[edition];
    await page.setViewportSize(size);
    await signIn('demo_paid');
    await page.goto(pathFor(edition, '/Homepage'));
    await expectFirstScreen(page, edition, size.height);
    const own = page.getByRole('region', { name: t.own });
    await expect(own.getByRole('heading', { name: t.since })).toBeVisible();
    await expect(own.getByRole('link', { name: t.list, exact: true })).toBeVisible();
    // Prices moved in the last week of the demonstration, or its reports came out: something is always new to a first visit.
    await expect(own.getByRole('listitem').first()).toBeVisible();
    const expectStill = async () => {
      const { sum, moved } = await readShifts(page);
      expect(sum, moved.join('\n')).toBeLessThan(0.05);
    };
    await expectStill();
    await expectAccessible(page);

    // A busy portal: what the document shows stays.
    allowedMessages.push(/status of 503/);
    const refused = page.waitForResponse((answer) => answer.url().includes('/GetToday') && answer.status() === 503);
    await page.route('**/GetToday*', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await refused;
    await page.waitForLoadState('networkidle');
    await expect(own.getByRole('listitem').first()).toBeVisible();
    await expectFirstScreen(page, edition, size.height);
    await expectStill();
  });
}

test('a price note of the desk stands on Today and where prices stand, until it is taken down', async ({
  page,
  signIn,
}) => {
  await signIn('demo_analyst');
  const mark = randomBytes(3).toString('hex');
  await page.goto('/console/prices/notes');
  await page.getByRole('button', { name: '新建快讯' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('中文内容').fill(`询盘增多 ${mark}`);
  await dialog.getByLabel('英文内容').fill(`More enquiries ${mark}`);
  await dialog.getByLabel('所有人可看').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '发布' }).click();
  const own = page.getByRole('row').filter({ hasText: mark });
  await expect(own).toBeVisible();
  for (const path of ['/Homepage', '/BTCPrice']) {
    await page.goto(path);
    await expect(page.getByText(`More enquiries ${mark}`).first()).toBeVisible();
  }
  await page.goto('/console/prices/notes');
  await own.getByRole('button', { name: /^撤下/ }).click();
  await expect(own).toContainText('已撤下');
  await page.goto('/cn/Homepage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(mark)).toHaveCount(0);
});
