import { dayMs } from '@btc/contract/time.ts';
import type { Locator, Page } from '@playwright/test';
import { portalNow } from '../fixtures/clock.fixture.ts';
import { type Account, runSql, test } from '../fixtures/console.fixture.ts';
import { type Edition, expect, expectAccessible, pathFor } from '../fixtures/portal.fixture.ts';
import { mainPart as part } from '../fixtures/words.fixture.ts';

const words = {
  cn: {
    membership: '会员',
    apply: '申请会员',
    choice: '选择会员类型',
    send: '发送',
    ok: '知道了',
    unread: '有未读通知',
    readAll: '全部标为已读',
  },
  en: {
    membership: 'Membership',
    apply: 'Apply for membership',
    choice: 'Choose your membership',
    send: 'Send',
    ok: 'OK',
    unread: 'Unread notices',
    readAll: 'Mark all as read',
  },
} as const;

async function openAccount(page: Page, edition: Edition): Promise<void> {
  await page.goto(pathFor(edition, '/Account'));
  await expect(part(page, words[edition].membership)).toBeVisible();
}

async function openApplication(page: Page, edition: Edition, offer: string): Promise<Locator> {
  const t = words[edition];
  await part(page, t.membership).getByRole('link', { name: t.apply, exact: true }).click();
  const choice = page.getByRole('dialog', { name: t.choice });
  await choice.getByRole('button', { name: offer, exact: true }).click();
  await expect(choice).toBeHidden();
  return page.getByRole('dialog');
}

async function deskRequests(desk: Account, { name }: Account) {
  const { Rows } = await desk.api('GetDeskRequests', { Keyword: name });
  return Rows;
}

interface Application {
  readonly edition: Edition;
  readonly offer: string;
  readonly title: string;
  readonly sent: string;
}

async function apply(page: Page, { edition, offer, title, sent }: Application): Promise<void> {
  const t = words[edition];
  await openAccount(page, edition);
  const dialog = await openApplication(page, edition, offer);
  await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox').last()).toHaveAttribute('readonly', '');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.send, exact: true }).click();
  const confirmation = page.getByRole('alertdialog', { name: sent, exact: true });
  await confirmation.getByRole('button', { name: t.ok, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`:\\d+${pathFor(edition, '/BTCInfo')}$`));
}

test('applications of the Chinese edition, paid and for the meat-trading section, reach the desk', async ({
  newMember,
  signedIn,
  openAs,
}) => {
  const member = await newMember();
  const page = await openAs(member, '/cn/Terms');
  const edition = 'cn';
  await apply(page, { edition, offer: '申请VIP会员（付费）', title: '会员申请', sent: '会员申请已发送' });
  const offer = '申请肉类交易会员（免费试用）';
  await apply(page, { edition, offer, title: '肉类交易区免费试用申请', sent: '肉类交易区试用申请已发送' });
  await openAccount(page, edition);
  await part(page, '会员').getByRole('link', { name: '申请会员', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('已申请，处理中')).toHaveCount(2);
  // The trial of the level that was asked for can still be asked for.
  expect(await deskRequests(await signedIn('demo_desk'), member)).toMatchObject([
    { RequireLevel: '_meat_market_member', RequireType: 'Free', GradeMoney: 0, isCnRequire: true, State: 'new' },
    { RequireLevel: '_vip_member', RequireType: 'Pay', GradeMoney: 4000, isCnRequire: true, isEnRequire: false },
  ]);
});

test(
  'an application of the English edition reaches the desk',
  { tag: '@long' },
  async ({ newMember, signedIn, openAs }) => {
    const member = await newMember();
    const page = await openAs(member, '/Terms');
    await apply(page, {
      edition: 'en',
      offer: 'Apply: VIP member, regular',
      title: 'Membership application',
      sent: 'Membership application sent',
    });
    expect(await deskRequests(await signedIn('demo_desk'), member)).toMatchObject([
      {
        RequireLevel: '_vip_member_en',
        RequireType: 'Pay Regular',
        GradeMoney: 0,
        isCnRequire: false,
        isEnRequire: true,
      },
    ]);
  },
);

test('an application that fails disturbs nobody, waits, and goes out at the next page load', async ({
  newMember,
  signedIn,
  openAs,
}) => {
  const member = await newMember();
  const desk = await signedIn('demo_desk');
  const page = await openAs(member, '/Account');
  await page.route('**/MembershipRequest', (route) => route.abort());
  const dialog = await openApplication(page, 'en', 'Apply: VIP member, regular');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(part(page, 'Membership').getByText('Waiting to be sent')).toBeVisible();
  expect(await deskRequests(desk, member)).toEqual([]);

  await page.unroute('**/MembershipRequest');
  await page.reload();
  await expect(page.getByText('The membership application that could not be sent before has been sent.')).toBeVisible();
  await expect(part(page, 'Membership').getByText('Received', { exact: true })).toBeVisible();
  await expect(part(page, 'Membership').getByText('Waiting to be sent')).toBeHidden();
  expect(await deskRequests(desk, member)).toHaveLength(1);
});

test('a grant is seen without signing in again, with its notice; other devices are ended', async ({
  newMember,
  signedIn,
  openAs,
}) => {
  const member = await newMember();
  const other = await signedIn(member.name);
  const { Row } = await member.api('MembershipRequest', {
    UserID: member.userId,
    UserName: member.name,
    RequireLevel: '_vip_member_en',
    RequireType: 'Pay Regular',
    isCnRequire: false,
    isEnRequire: true,
    GradeMoney: 0,
  });
  const page = await openAs(member, '/BTCData?view=beef-five');
  const lock = page.getByRole('main').getByRole('link', { name: 'See my application', exact: true });
  await expect(lock).toBeVisible();
  const desk = await signedIn('demo_desk');
  await desk.api('GrantDeskRequest', {
    RequestID: Row.RequestID,
    Editions: ['en'],
    Level: '_vip_member_en',
    State: 3,
    Modules: ['Info', 'Data'],
    ExpireDate: new Date(portalNow().getTime() + 20 * dayMs).toISOString(),
  });
  await openAccount(page, 'en');
  await expect(part(page, 'Membership')).toContainText('in 20 days');
  const notices = part(page, 'Notices');
  await expect(notices).toContainText('Your membership has been granted: VIP member');
  await expect(page.getByRole('banner').getByText(words.en.unread)).toBeAttached();
  await notices.getByRole('button', { name: words.en.readAll }).click();
  await expect(page.getByRole('banner').getByText(words.en.unread)).toHaveCount(0);

  await page.getByRole('button', { name: /^End session: / }).click();
  await expect(page.getByText('The session has been ended')).toBeVisible();
  await expect(other.api('GetSessions', {})).rejects.toMatchObject({ code: 1006 });
  await page.goto('/BTCData?view=beef-five');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lock).toHaveCount(0);
});

const trialWords = {
  cn: {
    open: (count: number) => `用1项试用额度打开（还剩${count}项）`,
    left: (count: number) => `试用账户：此项已计入，还可打开${count}项会员内容。`,
    ends: /您的中文版试用将于2026年12月10日结束，还剩\d+天。/,
  },
  en: {
    open: (count: number) => `Open with 1 of your ${count} trial items`,
    left: (count: number) => `Trial account: this item counts towards your trial. Member items left: ${count}.`,
    ends: /Your trial of the English edition ends on 10 December 2026, in \d+ days\./,
  },
};

test('a trial says on each price page what it costs and what is left of it, and that it ends soon (en)', async ({
  newMember,
  openAs,
}) => {
  const member = await newMember();
  const day = `'2026-12-10T10:00:00+08:00'`;
  await runSql(
    `update account set charge_state = 2, charge_state_en = 2, charge_expire_date = ${day}, charge_en_expire_date = ${day},
        trial_item_limit = 4 where id = ${member.userId}`,
  );
  const t = trialWords.en;
  const page = await openAs(member, pathFor('en', '/BTCPrice'));
  await page.getByRole('button', { name: t.open(4) }).click();
  await expect(page.getByText(t.left(3))).toBeVisible();
  await expect(page.getByText(t.ends).first()).toBeVisible();
  await page.goto(pathFor('en', '/BTCPrice?market=spot'));
  await page.getByRole('button', { name: t.open(3) }).click();
  await expect(page.getByText(t.left(2))).toBeVisible();
  await page.goto(pathFor('en', '/BTCPrice'));
  await expect(page.getByText(t.left(2))).toBeVisible();
  // What is opened here comes above the table that the panel stands below.
  await page.goto(pathFor('en', '/BTCPrice/LiveCattle'));
  await page.getByRole('button', { name: t.open(2) }).click();
  await expect(page.getByText(t.left(1))).toBeFocused();
  await expect(page.getByText(t.left(1))).toBeInViewport();
  const { isExpire, isEnExpire } = (await member.api('GetUserProfileByToken', { Token: member.token })).Row.profile;
  expect([isExpire, isEnExpire]).toEqual([true, true]);
});
