import type { Edition } from './access.ts';

const labels = {
  company: {
    CompanyLocalName: { cn: '公司名称', en: 'Company (local)' },
    CompanyName: { cn: '公司英文名称', en: 'Company (English)' },
    CompanyType: { cn: '公司类型', en: 'Company type' },
    ProductType: { cn: '产品类型', en: 'Products' },
    CompanyCountry: { cn: '国家或地区', en: 'Country or region' },
    CompanyProvince: { cn: '省份', en: 'Province' },
    CompanyPhoneNumber: { cn: '电话', en: 'Telephone' },
    CompanyFaxNumber: { cn: '传真', en: 'Fax' },
    CompanyWebSite: { cn: '网站', en: 'Website' },
  },
  person: {
    ContactPersonName: { cn: '联系人', en: 'Contact person' },
    ContactPersonEnglishName: { cn: '联系人英文名', en: 'Contact (English)' },
    ContactPersonSex: { cn: '称谓', en: 'Title' },
    ContactPersonCellPhoneNumber: { cn: '手机', en: 'Mobile' },
    CompanyEmail: { cn: '邮箱', en: 'Email' },
  },
  account: {
    NickName: { cn: '昵称', en: 'Nickname' },
    Edition: { cn: '邮件语言', en: 'Language of mails' },
  },
} as const;

type FieldOf<Part> = Part extends keyof typeof labels ? keyof (typeof labels)[Part] : never;
export type ProfileField = FieldOf<keyof typeof labels>;

function toNames<Part extends object>(part: Part): readonly (keyof Part)[] {
  return Object.keys(part) as (keyof Part)[]; // Object.keys forgets what it lists
}

export const profileParts = [
  { part: 'company', fields: toNames(labels.company) },
  { part: 'person', fields: toNames(labels.person) },
  { part: 'account', fields: toNames(labels.account) },
] as const;
export const profileFields: readonly ProfileField[] = profileParts.flatMap(({ fields }) => fields);

const byField: Readonly<Record<ProfileField, Readonly<Record<Edition, string>>>> = {
  ...labels.company,
  ...labels.person,
  ...labels.account,
};

export function labelProfile(edition: Edition): Readonly<Record<ProfileField, string>> {
  const named = Object.entries(byField).map(([field, label]) => [field, label[edition]]);
  return Object.fromEntries(named) as Record<ProfileField, string>; // Object.fromEntries forgets the names
}
