import { type StaffRole, editions, isExpiring, isOnTrial } from '@btc/contract/members/access.ts';
import type { Company, GetFrontUserInfoByUserID, GetUserInfo, UserProfile } from '@btc/contract/members/profile.ts';
import type { StaffStep } from '@btc/contract/members/staff-sign-in.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { toMembershipFields } from '#platform/session/membership-fields.ts';
import { type ProfileRow } from './account.queries.ts';
import { type CompanyColumn, companyColumnsByField, type CompanyField } from './sign-up/company-input.ts';

/** Next sign-in step of staff whose role is not yet in force; demonstration staff has no second factor. */
export function findStaffStep(
  account: Pick<ProfileRow, 'staff_role' | 'is_demo' | 'has_staff_password' | 'has_second_factor'>,
  inForce: boolean,
): StaffStep | null {
  if (account.staff_role === null || account.is_demo || inForce) return null;
  if (!account.has_staff_password) return 'password';
  return account.has_second_factor === true ? 'code' : 'enrol';
}

export function presentProfile(row: ProfileRow, staffRole: StaffRole | null, now: Date): UserProfile {
  return {
    ...toIdentity(row),
    ...toMembershipFields(row),
    ...toExpiry(row, now),
    Trial: toTrial(row, now),
    ...toCompany(row),
    StaffRole: staffRole,
    StaffStep: findStaffStep(row, staffRole !== null),
    Edition: storedWord(editions, row.edition),
    EmailProven: row.email_proven_at !== null,
  };
}

export function presentUserInfo(row: ProfileRow): OutputOf<typeof GetUserInfo>['Row'] {
  return { UserID: row.id, LoginUserName: row.login_user_name, ...toCompany(row) };
}

export function presentFrontUser(row: ProfileRow, now: Date): OutputOf<typeof GetFrontUserInfoByUserID>['Row'] {
  return { ...toIdentity(row), ...toExpiry(row, now) };
}

function toIdentity(row: ProfileRow) {
  return {
    UserID: row.id,
    LoginUserName: row.login_user_name,
    NickName: row.nick_name,
    Avator: row.avatar,
    RedDot: row.has_unread_notice === true,
  };
}

function toExpiry(row: ProfileRow, now: Date) {
  const membership = toMembershipFields(row);
  return { isExpire: isExpiring(membership, 'cn', now), isEnExpire: isExpiring(membership, 'en', now) };
}

function toTrial(row: ProfileRow, now: Date): UserProfile['Trial'] {
  const fields = toMembershipFields(row);
  const onTrial =
    isOnTrial(fields, 'cn', { besides: row.trial_until, now }) ||
    isOnTrial(fields, 'en', { besides: row.trial_until_en, now });
  if (!onTrial) return null;
  const used = row.trial_items_used ?? 0;
  return { Total: row.trial_item_limit, Used: used, Left: Math.max(0, row.trial_item_limit - used) };
}

export function toCompany(row: Pick<ProfileRow, CompanyColumn>): Company {
  const fields = Object.entries(companyColumnsByField).map(([field, column]) => [field, row[column]]);
  // Object.fromEntries forgets the names.
  const company = Object.fromEntries(fields) as Record<CompanyField, string | null>;
  return { ...company, ContactPersonSex: findSex(row.contact_person_sex) };
}

function findSex(stored: string | null): 'Mr' | 'Ms' | null {
  return stored === 'Mr' || stored === 'Ms' ? stored : null;
}
