import { type Api, createHttpApi } from '@btc/contract/client.ts';
import type { StaffRole } from '@btc/contract/members/access.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import type { Browser, Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clockSettings } from './clock.fixture.ts';
import { createStaff, runSql } from './records.fixture.ts';
import { demoPassword, expect, test as base, untilListening } from './portal.fixture.ts';

export interface Account {
  readonly name: string;
  readonly userId: number;
  readonly token: string;
  readonly api: Api;
}

interface ConsoleFixtures {
  readonly signedIn: (userName: string) => Promise<Account>;
  readonly newStaff: (role: StaffRole) => Promise<string>;
  readonly newMember: () => Promise<Account>;
  readonly openAs: (account: Account, path: string) => Promise<Page>;
}

const newName = () => `e2e_${randomBytes(5).toString('hex')}`;
const toMail = (name: string) => `${name}@example.com`;

/** Runs the program's own command on the data of the portal under test. */
async function commandStaff(role: StaffRole): Promise<string> {
  const name = newName();
  const program = join(import.meta.dirname, '../server/src/commands/staff-create.ts');
  await promisify(execFile)(process.execPath, [program, name, '--role', role, '--email', toMail(name)], {
    env: {
      ...process.env,
      ...clockSettings,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      STAFF_PASSWORD: demoPassword,
      NODE_ENV: 'production',
    },
  });
  return name;
}

async function openWindow(browser: Browser, { token }: Account): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = untilListening(await context.newPage());
  await page.addInitScript((value) => sessionStorage.setItem('btc.token', value), token);
  return page;
}

export const test = base.extend<ConsoleFixtures>({
  signedIn: async ({ baseURL, openSession }, use) => {
    await use(async (userName) => {
      let token: string | null = null;
      const api = createHttpApi({
        systemBase: `${baseURL}/api/system`,
        managementBase: `${baseURL}/api/management`,
        apiKey: 'btc-portal',
        token: () => token,
      });
      const session = await openSession(userName);
      token = session.token;
      return { name: userName, ...session, api };
    });
  },
  newStaff: async ({}, use) => use(commandStaff),
  newMember: async ({ signedIn }, use) => {
    await use(async () => {
      const name = newName();
      await createStaff({ name, role: 'desk', email: toMail(name), password: demoPassword, actor: 'e2e' });
      // With all that an application for a membership is made with.
      await runSql(`update account set staff_role = null, email_proven_at = now(), company_local_name = login_user_name,
        company_type = 'importer', product_type = 'beef', company_country = 'HKG', contact_person_name = '示例人',
        contact_person_sex = 'Ms', contact_person_cell_phone_number = '+5511' || (900000000 + id)
        where login_user_name = '${name}'`);
      return signedIn(name);
    });
  },
  openAs: async ({ browser, baseURL }, use) => {
    const opened: Page[] = [];
    await use(async (account, path) => {
      const page = await openWindow(browser, account);
      opened.push(page);
      await page.goto(`${baseURL}${path}`);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export function logInAgain({ api, name }: Account) {
  return api('UserLogin', { UserName: name, Password: encodePassword(demoPassword) });
}

/** Without a provider, mails and text messages are stored where an admin can read them. */
export async function readStoredText(
  { api }: Account,
  recipient: string,
  { channel = 'mail', subject = /(?:)/ }: { readonly channel?: 'mail' | 'sms'; readonly subject?: RegExp } = {},
): Promise<string> {
  let text = '';
  await expect(async () => {
    const { Rows } = await api('GetOutbox', { Channel: channel, State: 'stored', PageSize: 50 });
    text = Rows.find((row) => row.Recipient === recipient && subject.test(row.Subject ?? ''))?.Text ?? '';
    expect(text).not.toBe('');
  }).toPass();
  return text;
}

export async function readStoredCode(
  admin: Account,
  recipient: string,
  channel: 'mail' | 'sms' = 'mail',
): Promise<string> {
  const text = await readStoredText(admin, recipient, { channel });
  return /\b(\d{6})\b/.exec(text)?.[1] ?? /\d{6}/.exec(text)?.[0] ?? '';
}

export const words = {
  cn: {
    root: '/console',
    signInTitle: '工作人员登录',
    userName: '用户名',
    password: '密码',
    signIn: '登录',
    signOut: '退出',
    requests: '会员申请',
  },
  en: {
    root: '/console/en',
    signInTitle: 'Staff sign-in',
    userName: 'User name',
    password: 'Password',
    signIn: 'Sign in',
    signOut: 'Sign out',
    requests: 'Membership requests',
  },
} as const;

export const deskScreens = [
  '',
  'security',
  'desk/requests',
  'desk/requests/1',
  'desk/members',
  'desk/members/2',
  'desk/cancellations',
  'desk/messages',
  'desk/jobs',
  'desk/jobs?channel=sms',
  'desk/levels',
  'desk/audit',
] as const;

export { runSql };
