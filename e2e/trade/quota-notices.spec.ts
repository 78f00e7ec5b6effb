import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { test, words } from '../fixtures/console.fixture.ts';
import { expectChart } from '../fixtures/data-views.fixture.ts';
import { expect, expectAccessible, pathFor } from '../fixtures/portal.fixture.ts';

/** Written out; no other test uses this quota, and Today shows others: a line changed under a reader moves what is below. */
const t = {
  origin: 'NZL',
  name: '新西兰',
  add: '录入公告',
  line: '国别',
  percent: '已用（%）',
  published: '公布日期',
  reached: '达到日',
  from: '加征起始日',
  sourceCn: '中文来源',
  sourceEn: '英文来源',
  save: '保存',
  correct: '更正',
  withdraw: '撤下',
  why: '原因',
  restore: '恢复',
  states: { standing: '有效', corrected: '已更正', withdrawn: '已撤下' },
  part: '保障措施配额使用',
  duty: '适用税率',
  within: '配额内',
  over: '公告已用满',
  step: '正式公告：80%',
  rests: '依据：正式公告',
  day: (day: number) => `自2026年11月${day}日起在适用税率上加征55个百分点`,
} as const;

interface Entered {
  readonly percent: string;
  readonly published: string;
  readonly reached: string;
  readonly from?: string;
}

const desk = `${words.cn.root}/data/quota-notices`;
// No digits: rows are told apart by the percent in them.
const source = `e2e ${randomBytes(4).toString('hex').replaceAll(/\d/g, 'x')}`;
const findRow = (page: Page, percent: string, state: string) =>
  page.getByRole('row').filter({ hasText: source }).filter({ hasText: percent }).filter({ hasText: state });

async function save(page: Page, { percent, published, reached, from = '' }: Entered): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.line, { exact: true }).selectOption(t.origin);
  await dialog.getByLabel(t.percent).fill(percent);
  await dialog.getByLabel(t.published).fill(published);
  await dialog.getByLabel(t.reached).fill(reached);
  await dialog.getByLabel(t.from).fill(from);
  await dialog.getByLabel(t.sourceCn).fill(source);
  await dialog.getByLabel(t.sourceEn).fill(source);
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog).toBeHidden();
}

/** The landed cost is open to everybody. */
async function expectDuty(page: Page, texts: readonly string[]): Promise<void> {
  await expect(async () => {
    await page.goto(pathFor('cn', `/BTCPrice/LandedCost?origin=${t.origin}&cif=6000&rate=7.2`));
    for (const text of texts)
      await expect(page.getByRole('article', { name: t.duty })).toContainText(text, { timeout: 1 });
  }).toPass();
}

test('a quota notice changes the duty that readers are told, and each step can be undone, in the cn edition', async ({
  page,
  browser,
  signIn,
  signedIn,
  openAs,
}) => {
  await signIn('demo_analyst');
  const stranger = await (await browser.newContext()).newPage();
  const member = await openAs(await signedIn('demo_paid'), pathFor('cn', '/BTCData?view=beef-nine'));
  const part = member.getByRole('region', { name: t.part }).first();
  const expectPart = (texts: readonly string[]) =>
    expect(async () => {
      await member.reload();
      await part.getByRole('button', { name: `${t.name} 2026` }).click();
      for (const text of texts) await expect(part).toContainText(text, { timeout: 1 });
    }).toPass();
  await expectDuty(stranger, [t.within]);

  await page.goto(desk);
  await page.getByRole('button', { name: t.add }).click();
  await expectAccessible(page);
  await save(page, { percent: '80', published: '2026-11-10', reached: '2026-11-08' });
  await expect(findRow(page, '80', t.states.standing)).toBeVisible();
  // At 80 % no duty changes.
  await expectDuty(stranger, [t.within, t.step]);
  await expectPart([t.step, t.within]);
  await expectChart(member);

  await page.getByRole('button', { name: t.add }).click();
  await save(page, { percent: '100', published: '2026-11-20', reached: '2026-11-19', from: '2026-11-21' });
  await expectDuty(stranger, [t.over, t.rests, t.day(21)]);
  await expectPart([t.over, t.rests, t.day(21)]);

  await findRow(page, '100', t.states.standing).getByRole('button', { name: t.correct }).click();
  await save(page, { percent: '100', published: '2026-11-21', reached: '2026-11-20', from: '2026-11-22' });
  await expect(findRow(page, '100', t.states.corrected)).toBeVisible();
  await expectDuty(stranger, [t.over, t.day(22)]);
  await expectAccessible(page);

  // Without its correction the first notice stands again, and without any the quota has room.
  const dialog = page.getByRole('dialog');
  const withdraw = async () => {
    await findRow(page, '100', t.states.standing).getByRole('button', { name: t.withdraw }).click();
    await dialog.getByLabel(t.why).fill('e2e');
    await dialog.getByRole('button', { name: t.withdraw }).click();
    await expect(dialog).toBeHidden();
  };
  await withdraw();
  await expectDuty(stranger, [t.over, t.day(21)]);
  await withdraw();
  await expect(findRow(page, '100', t.states.withdrawn)).toHaveCount(2);
  await expectDuty(stranger, [t.within]);
  await expectPart([t.within]);

  await findRow(page, '100', t.states.withdrawn).last().getByRole('button', { name: t.restore }).click();
  await dialog.getByRole('button', { name: t.restore }).click();
  await expectDuty(stranger, [t.over, t.day(21)]);
  await withdraw();

  await findRow(page, '80', t.states.standing).getByRole('button', { name: t.withdraw }).click();
  await dialog.getByLabel(t.why).fill('e2e');
  await dialog.getByRole('button', { name: t.withdraw }).click();
  await expect(findRow(page, '80', t.states.withdrawn)).toBeVisible();
  await stranger.context().close();
});
