import type { UserProfile } from '@btc/contract/members/profile.ts';
import type { Format } from '#i18n/format.ts';
import type { AccountMessages } from './account.zh.ts';

/** A named value of the account; what is not filled in is left out. */
export interface AccountRow {
  readonly name: string;
  readonly value: string;
}

export interface AccountSection {
  readonly title: string;
  readonly rows: readonly AccountRow[];
}

/** The profile as the account page shows it: sections of filled-in values. */
export function accountSections(profile: UserProfile, t: AccountMessages): readonly AccountSection[] {
  const type = profile.CompanyType;
  return [
    section(t.account, [
      [t.userName, profile.LoginUserName],
      [t.nickName, profile.NickName],
    ]),
    section(t.company, [
      [t.companyLocalName, profile.CompanyLocalName],
      [t.companyName, profile.CompanyName],
      [t.companyType, type === null ? null : (t.companyTypes[type] ?? type)],
      [t.companyEmail, profile.CompanyEmail],
      [t.companyPhone, profile.CompanyPhoneNumber],
      [t.companyFax, profile.CompanyFaxNumber],
      [t.webSite, profile.CompanyWebSite],
    ]),
    section(t.contactPerson, [
      [t.personName, profile.ContactPersonName],
      [t.personEnglishName, profile.ContactPersonEnglishName],
      [t.sex, profile.ContactPersonSex === null ? null : t.sexes[profile.ContactPersonSex]],
      [t.cellPhone, profile.ContactPersonCellPhoneNumber],
    ]),
  ];
}

export interface MembershipRow {
  readonly edition: string;
  readonly state: string;
  readonly until: string;
  readonly opens: string;
}

const nothing = '–';

/** The membership of both editions, a row each. */
export function membershipRows(profile: UserProfile, t: AccountMessages, format: Format): readonly MembershipRow[] {
  const row = (edition: string, fields: { state: number; ends: string | null; modules: string }): MembershipRow => ({
    edition,
    state: t.states[fields.state] ?? nothing,
    until: fields.ends === null ? nothing : format.date(fields.ends),
    opens: fields.modules === '' ? nothing : moduleNames(fields.modules, t),
  });
  return [
    row(t.chinese, {
      state: profile.ChargeState,
      ends: profile.ChargeExpireDate,
      modules: profile.CanVisitModule,
    }),
    row(t.english, {
      state: profile.ChargeStataEn,
      ends: profile.ChargeEnExpireDate,
      modules: profile.CanVisitModuleEn,
    }),
  ];
}

function moduleNames(list: string, t: AccountMessages): string {
  const names = list.split('|').map((module) => t.modules[module] ?? module);
  return names.join(t.moduleSeparator);
}

function section(title: string, rows: readonly (readonly [string, string | null])[]): AccountSection {
  return {
    title,
    rows: rows.flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, value }])),
  };
}
