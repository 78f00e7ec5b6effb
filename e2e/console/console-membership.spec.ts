import { dayMs } from '@btc/contract/time.ts';
import type { Page } from '@playwright/test';
import { portalNow } from '../fixtures/clock.fixture.ts';
import { type Account, test } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

const words = {
  cn: {
    root: '/console',
    edition: '中文版会员',
    change: '修改会员: 中文版会员',
    dialog: '修改中文版会员',
    now: '中文版，目前',
    after: '中文版，变更后',
    plants: '牛肉工厂',
    market: '市场',
    loss: '会员将失去中文版已付费的内容：牛肉工厂',
    agree: '已与会员说明，会员同意',
    save: '保存',
    saved: '会员状态已保存',
    changes: '会员变更',
    before: '中文版，此前',
    undo: '撤销变更',
    undone: /由demo_desk撤销/,
    trail: '有关此会员的操作记录',
    undoing: '撤销会员变更',
    state: '会员状态',
    trial: '试用',
    until: '有效期至（含当日）',
    phoneCheck: '电话核实记录',
    beside: '另有试用',
  },
  en: {
    root: '/console/en',
    edition: 'Chinese edition',
    change: 'Edit membership: Chinese edition',
    dialog: 'Membership, Chinese edition',
    now: 'Chinese edition, now',
    after: 'Chinese edition, after',
    plants: 'Beef plants',
    market: 'Market',
    loss: 'Paid content the member would lose (Chinese edition): Beef plants',
    agree: 'The member has been informed and agrees',
    save: 'Save',
    saved: 'Membership saved',
    changes: 'Membership changes',
    before: 'Chinese edition, before',
    undo: 'Undo change',
    undone: /^Undone .* by demo_desk$/,
    trail: 'Audit trail of this member',
    undoing: 'Undo membership change',
    state: 'Membership status',
    trial: 'Trial',
    until: 'Valid until (inclusive)',
    phoneCheck: 'Phone check note',
    beside: 'also a trial until',
  },
} as const;

function dayIn(days: number): string {
  return new Date(portalNow().getTime() + days * dayMs).toISOString().slice(0, 10);
}

async function grantPaid(desk: Account, { userId }: Account): Promise<void> {
  await desk.api('SetMembership', {
    MemberID: userId,
    Edition: 'cn',
    Level: '_platinum_member',
    State: 3,
    Modules: ['Info', 'Data', 'Price', 'Est', 'Market'],
    ExpireDate: `${dayIn(365)}T15:59:59Z`,
  });
}

const part = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const fact = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });

test('what is paid for goes after a tick only, and comes back by undo, en', async ({
  page,
  signIn,
  signedIn,
  newMember,
  allowedMessages,
}) => {
  const t = words.en;
  // The loss that is not agreed to.
  allowedMessages.push(/status of 400/);
  const member = await newMember();
  const desk = await signedIn('demo_desk');
  await grantPaid(desk, member);
  const found = async () => (await desk.api('GetDeskMember', { MemberID: member.userId })).Row;
  const before = await found();
  await signIn('demo_desk');
  await page.goto(`${t.root}/desk/members/${member.userId}`);
  await page.getByRole('button', { name: t.change, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.dialog });
  const save = dialog.getByRole('button', { name: t.save, exact: true });
  const agree = dialog.getByLabel(t.agree);
  await dialog.getByLabel(t.plants, { exact: true }).uncheck();
  await expect(fact(page, t.now)).toContainText(t.plants);
  await expect(fact(page, t.after)).not.toContainText(t.plants);
  await expect(dialog.getByText(t.loss)).toBeVisible();
  await save.click();
  await expect(agree).toHaveAttribute('aria-invalid', 'true');
  await expect(agree).toBeFocused();
  await expectAccessible(page);
  await agree.check();
  // More is to go than was agreed to.
  await dialog.getByLabel(t.market, { exact: true }).uncheck();
  await expect(agree).not.toBeChecked();
  await dialog.getByLabel(t.market, { exact: true }).check();
  await agree.check();
  await save.click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect(part(page, t.edition)).not.toContainText(t.plants);

  const latest = part(page, t.changes).getByRole('listitem').first();
  await expect(latest.locator('dl > div').filter({ hasText: t.before })).toContainText(t.plants);
  await latest.getByRole('button', { name: t.undo }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.undo }).click();
  await expect(latest.getByText(t.undone)).toBeVisible();
  await expect(part(page, t.edition)).toContainText(t.plants);
  expect(await found()).toEqual(before);
  await expect(part(page, t.trail).getByRole('table')).toContainText(t.undoing);
});

test('a trial by hand waits for the note of a call, and stands beside what is paid for, cn', async ({
  page,
  signIn,
  signedIn,
  newMember,
  allowedMessages,
}) => {
  const t = words.cn;
  // The call that is not noted.
  allowedMessages.push(/status of 400/);
  const member = await newMember();
  const desk = await signedIn('demo_desk');
  await grantPaid(desk, member);
  await signIn('demo_desk');
  await page.goto(`${t.root}/desk/members/${member.userId}`);
  const open = () => page.getByRole('button', { name: t.change, exact: true }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: t.dialog });
  const save = dialog.getByRole('button', { name: t.save, exact: true });
  await dialog.getByLabel(t.state, { exact: true }).selectOption(t.trial);
  await dialog.getByLabel(t.until).fill(dayIn(14));
  await save.click();
  await expect(dialog.getByLabel(t.phoneCheck)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(t.phoneCheck).fill(`Called ${member.name}.`);
  // Neither Esc nor a reload loses it.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await open();
  await expect(dialog.getByLabel(t.phoneCheck)).toHaveValue(`Called ${member.name}.`);
  await expect(fact(page, t.after)).toContainText(t.beside);
  await expect(dialog.getByLabel(t.agree)).toHaveCount(0);
  await save.click();
  await expect(page.getByText(t.saved)).toBeVisible();
  const { Row } = await member.api('GetUserProfile', { UserID: member.userId });
  expect(Row).toMatchObject({ ChargeState: 3, Trial: { Used: 0 } });
  await expect(part(page, t.trail).getByRole('table')).toContainText(`Called ${member.name}.`);
});
