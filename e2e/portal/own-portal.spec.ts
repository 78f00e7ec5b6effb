import type { Page } from '@playwright/test';
import { type Account, readStoredText, words } from '../fixtures/console.fixture.ts';
import { test } from '../fixtures/own-portal.fixture.ts';
import { editions, expect, expectAccessible, pathFor } from '../fixtures/portal.fixture.ts';

/** In order, on one portal: demonstration and rate limits are shared by all tests. */
test.describe.configure({ mode: 'default' });

const t = {
  ...words.en,
  part: 'Demonstration data',
  mark: 'Invented for demonstration; not real statistics.',
  taking: 'Beef: real data has been imported, and demonstration data still fills',
  close: 'Switch off beef demonstration data',
  goes: 'months and breakdowns without real data are shown as not published. Nothing is deleted, and demonstration data can be switched on again',
  cancel: 'Cancel',
  closed: 'Beef: demonstration data is switched off, and pages show real data only',
  restore: 'Switch beef demonstration data on again',
  restored: 'Demonstration data switched on again',
  empty: 'Nothing to show',
  there: 'No data published for these months; data runs from March 2025 to April 2025',
  brazil: 'Brazil',
} as const;

const genuine = Buffer.from(
  [
    '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元',
    '202503,410,巴西,02023000,冻去骨牛肉,700000,千克,3500000',
    '202504,410,巴西,02023000,冻去骨牛肉,800000,千克,4100000\n',
  ].join('\n'),
);

async function loadGenuine({ api }: Account): Promise<void> {
  const { Row } = await api('StartTradeImport', { FileName: 'customs-2025.csv', Bytes: genuine.length });
  const ImportID = Row.ImportID;
  await api('UploadTradeImportPart', { ImportID, Offset: 0, Files: new Blob([new Uint8Array(genuine)]) });
  const toState = async () => (await api('GetTradeImport', { ImportID })).Row.State;
  await expect.poll(toState).toMatch(/ready|unchanged/);
  if ((await toState()) === 'unchanged') return;
  await api('CommitTradeImport', { ImportID });
  await expect.poll(toState).toBe('committed');
}

const page = (path: string) => pathFor('en', path);
const inMonths = (from: string, to: string) => page(`/BTCData?show=table&from=${from}&to=${to}`);
const pork = page('/BTCData?meat=pork&show=table');

test('the demonstration of a meat is switched off and on again, and each page says what it shows (en)', async ({
  page: desk,
  signIn,
  signedIn,
  openAs,
}) => {
  await loadGenuine(await signedIn('demo_analyst'));
  const reader = await openAs(await signedIn('demo_paid'), inMonths('2026-01', '2026-06'));
  const expectInvented = async (address: string, isInvented: boolean) => {
    await reader.goto(address);
    await expect(reader.getByRole('row').nth(1)).toBeVisible();
    await expect(reader.getByRole('main').getByText(t.mark)).toHaveCount(isInvented ? 1 : 0);
  };
  await expectInvented(inMonths('2026-01', '2026-06'), true);

  await signIn('demo_analyst');
  await desk.goto(`${t.root}/data/imports?kind=trade`);
  await expect(desk.getByRole('heading', { name: t.part })).toBeVisible();
  await expect(desk.getByText(t.taking)).toBeVisible();
  const dialog = desk.getByRole('dialog');
  const press = async (name: string, answer: string) => {
    await desk.getByRole('main').getByRole('button', { name, exact: true }).click();
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await dialog.getByRole('button', { name: answer, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  // Who only looks at what would go has changed nothing.
  await desk.getByRole('main').getByRole('button', { name: t.close, exact: true }).click();
  await expect(dialog).toContainText(t.goes);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: t.cancel }).click();
  await expectInvented(inMonths('2026-01', '2026-06'), true);

  await press(t.close, t.close);
  await expect(desk.getByText(t.closed)).toBeVisible();
  await expectAccessible(desk);
  await expectEmpty(reader, inMonths('2026-01', '2026-06'));
  await expectAccessible(reader);
  // What stays: the genuine figures, and the demonstration of the other meat.
  await expectInvented(inMonths('2025-03', '2025-04'), false);
  await expect(reader.getByRole('row').filter({ hasText: t.brazil }).first()).toContainText('1,500');
  await expectInvented(pork, true);

  await press(t.restore, t.restore);
  await expect(desk.getByText(t.restored)).toBeVisible();
  await expectInvented(inMonths('2026-01', '2026-06'), true);
});

async function expectEmpty(reader: Page, address: string): Promise<void> {
  await reader.goto(address);
  const main = reader.getByRole('main');
  await expect(main).toContainText(t.empty);
  await expect(main).toContainText(t.there);
  await expect(main.getByText(t.mark)).toHaveCount(0);
}

const resetting = {
  cn: {
    account: 'demo_none',
    subject: /^重置/,
    forgot: '忘记密码？',
    email: '注册邮箱',
    ask: '重置密码',
    tooMany: /尝试次数过多，请\d+(?:秒|分钟)后再试/,
    next: '新密码',
    again: '确认新密码',
    save: '保存新密码',
    done: '新密码已生效，请用新密码登录。',
  },
  en: {
    account: 'demo_applied',
    subject: /^Reset/,
    forgot: 'Forgot your password?',
    email: 'Registered email',
    ask: 'Reset password',
    tooMany: /Too many attempts\. Please try again in \d+ (?:second|minute)s?\./,
    next: 'New password',
    again: 'Confirm new password',
    save: 'Save new password',
    done: 'Your new password is in force. Please log in with it.',
  },
} as const;

test('who has the link of a reset sets a new password, however often others at the address ask for one', async ({
  page,
  signedIn,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 4(?:00|29)/);
  const admin = await signedIn('demo_admin');
  const ask = (name: string, isEn: boolean) =>
    admin.api('ForgetWebPassword', { Name: name, Email: `${name}@example.com`, isEn });
  for (const edition of editions) await ask(resetting[edition].account, edition === 'en');
  await expect(async () => {
    await expect(ask('nobody_here', true)).rejects.toMatchObject({ code: 1004 });
  }).toPass({ intervals: [0] });

  const main = page.getByRole('main');
  for (const edition of editions) {
    const t = resetting[edition];
    const email = `${t.account}@example.com`;
    await page.goto(pathFor(edition, '/Login'));
    await main.getByRole('link', { name: t.forgot }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(t.account);
    await dialog.getByLabel(t.email).fill(email);
    await dialog.getByRole('button', { name: t.ask, exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(t.tooMany);

    const mail = await readStoredText(admin, email, { subject: t.subject });
    await page.goto(/https?:\/\/\S+#\S+/.exec(mail)?.[0] ?? '');
    await main.getByLabel(t.next, { exact: true }).fill('Beef2027new');
    await main.getByLabel(t.again).fill('Beef2027new');
    await main.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alertdialog')).toContainText(t.done);
  }
});
