import { dayMs } from '@btc/contract/time.ts';
import type { Clock } from '@btc/server/src/platform/clock/clock.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { argon2Hasher } from '@btc/server/src/members/password-hash.ts';
import {
  type DemoAccount,
  demoAccounts,
  demoCancellation,
  type DemoMembership,
  demoPassword,
  demoRequests,
} from './members.read.ts';
import {
  type AccountValues,
  deleteDemoAccounts,
  deleteDemoTrialItems,
  hasDemoAccounts,
  insertDemoAccount,
  insertDemoCancellation,
  insertDemoNotices,
  insertDemoRequests,
  renewDemoAccount,
} from './load-members.queries.ts';

export interface DemoMembersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly trialItems: number;
}

/** Restarts expiry dates from the clock, so `demo_expiring` always has twenty days left; keeps what a person has changed. */
export async function loadDemoMembers({ db, clock, trialItems }: DemoMembersDeps): Promise<void> {
  const now = clock.now();
  const isNew = !(await hasDemoAccounts(db));
  const passwordHash = isNew ? await argon2Hasher().hash(demoPassword) : null;
  await db.transaction().execute(async (transaction) => {
    for (const account of demoAccounts) {
      const values = { ...accountValues(account, passwordHash, now), trial_item_limit: trialItems };
      await (isNew ? insertDemoAccount(transaction, values) : renewDemoAccount(transaction, values));
    }
    if (!isNew) return;
    const unreadFor = demoAccounts.filter(({ unread }) => unread).map(({ id }) => id);
    await insertDemoNotices(transaction, unreadFor, now);
    await insertDemoRequests(transaction, demoRequests, now);
    await insertDemoCancellation(transaction, demoCancellation, now);
  });
}

/** Deletes their sessions and notices too. */
export async function removeDemoMembers(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteDemoTrialItems(transaction);
    await deleteDemoAccounts(transaction);
  });
}

function accountValues(account: DemoAccount, passwordHash: string | null, now: Date): AccountValues {
  return {
    id: account.id,
    login_user_name: account.name,
    password_hash: passwordHash,
    state: account.state,
    staff_role: account.staffRole,
    nick_name: account.nickName,
    charge_state: account.cn.state,
    charge_expire_date: toExpiry(account.cn, now),
    can_visit_module: [...account.cn.modules],
    charge_state_en: account.en.state,
    charge_en_expire_date: toExpiry(account.en, now),
    can_visit_module_en: [...account.en.modules],
    ...companyValues(account),
    edition: 'cn',
    avatar: null,
    // Also where its cancellation has been approved since.
    former_name_hash: null,
    created_at: now,
    email_proven_at: now,
    mobile_proven_at: now,
    is_demo: true,
  };
}

function companyValues({ id, name, company }: DemoAccount) {
  // 100 is no prefix of a mobile network and example.com is kept for examples: neither reaches anybody.
  const telephone = `+86 100 0000 ${String(id).padStart(4, '0')}`;
  return {
    company_name: company.name,
    company_local_name: company.localName,
    company_type: company.type,
    product_type: company.product,
    company_country: company.country,
    company_province: company.province,
    company_phone_number: telephone,
    company_email: `${name}@example.com`,
    company_web_site: 'https://example.com/',
    contact_person_name: company.person,
    contact_person_sex: company.sex,
    contact_person_english_name: company.personEnglish,
    contact_person_cell_phone_number: telephone,
  };
}

function toExpiry({ daysLeft }: DemoMembership, now: Date): Date | null {
  return daysLeft === null ? null : new Date(now.getTime() + daysLeft * dayMs);
}
