import type { UserProfile } from '@btc/contract/members/profile.ts';
import type { Edition } from '#i18n/edition.ts';
import type { Format } from '#i18n/format.ts';
import type { AccountMessages } from './messages.zh.ts';

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

/** The membership of one edition: its state, and what there is to say about it. */
export function membershipSection(
  profile: UserProfile,
  edition: Edition,
  words: { readonly t: AccountMessages; readonly format: Format },
): AccountSection {
  const { t, format } = words;
  const fields =
    edition === 'en'
      ? { state: profile.ChargeStataEn, ends: profile.ChargeEnExpireDate, modules: profile.CanVisitModuleEn }
      : { state: profile.ChargeState, ends: profile.ChargeExpireDate, modules: profile.CanVisitModule };
  return section(edition === 'en' ? t.englishMembership : t.chineseMembership, [
    [t.state, t.states[fields.state] ?? null],
    [t.until, fields.ends === null ? null : format.date(fields.ends)],
    [t.opens, fields.modules === '' ? null : moduleNames(fields.modules, t)],
  ]);
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
