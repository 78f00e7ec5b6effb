import { companyTypes, contactSexes, productTypes } from '@btc/contract/members/account-rules.ts';
import type { Operations } from '@btc/contract/operations.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';

/** What of company and contact can be changed, in the order of the form. */
export const companyFields = [
  'CompanyLocalName',
  'CompanyName',
  'CompanyType',
  'ProductType',
  'CompanyCountry',
  'CompanyProvince',
  'CompanyPhoneNumber',
  'CompanyFaxNumber',
  'CompanyEmail',
  'CompanyWebSite',
  'ContactPersonName',
  'ContactPersonSex',
  'ContactPersonEnglishName',
  'ContactPersonCellPhoneNumber',
  'NickName',
  'Edition',
] as const;
export type CompanyField = (typeof companyFields)[number];
/** As it stands in the form: what is missing is empty. */
export type CompanyDraft = Readonly<Record<CompanyField, string>>;

/** What the form begins with. */
export function toDraft(stored: Readonly<Record<CompanyField, string | null>>): CompanyDraft {
  const of = (field: CompanyField): string => stored[field] ?? '';
  return {
    CompanyLocalName: of('CompanyLocalName'),
    CompanyName: of('CompanyName'),
    CompanyType: of('CompanyType'),
    ProductType: of('ProductType'),
    CompanyCountry: of('CompanyCountry'),
    CompanyProvince: of('CompanyProvince'),
    CompanyPhoneNumber: of('CompanyPhoneNumber'),
    CompanyFaxNumber: of('CompanyFaxNumber'),
    CompanyEmail: of('CompanyEmail'),
    CompanyWebSite: of('CompanyWebSite'),
    ContactPersonName: of('ContactPersonName'),
    ContactPersonSex: of('ContactPersonSex'),
    ContactPersonEnglishName: of('ContactPersonEnglishName'),
    ContactPersonCellPhoneNumber: of('ContactPersonCellPhoneNumber'),
    NickName: of('NickName'),
    Edition: of('Edition'),
  };
}

/** The fields that differ from what the form began with; what is left alone is not sent, so it cannot undo another's change. */
export function changedFields(before: CompanyDraft, after: CompanyDraft): readonly CompanyField[] {
  return companyFields.filter((field) => before[field].trim() !== after[field].trim());
}

type Change = Omit<RequestOf<Operations['UpdateUserInfo']>, 'UserID' | 'Password' | 'EmailCode' | 'MobileCode'>;

/** The part of a call that a draft makes: its changed fields, empty ones as none. */
export function toChange(before: CompanyDraft, after: CompanyDraft): Change {
  const fields = new Set<CompanyField>(changedFields(before, after));
  const text = (field: CompanyField) => (fields.has(field) ? after[field].trim() : undefined);
  const [type, product] = [text('CompanyType'), text('ProductType')];
  const [sex, edition] = [text('ContactPersonSex'), text('Edition')];
  return {
    ...given({
      CompanyLocalName: text('CompanyLocalName'),
      CompanyName: text('CompanyName'),
      CompanyType: companyTypes.find((one) => one === type),
      ProductType: productTypes.find((one) => one === product),
      CompanyCountry: text('CompanyCountry'),
      CompanyProvince: text('CompanyProvince'),
      CompanyPhoneNumber: text('CompanyPhoneNumber'),
      CompanyFaxNumber: text('CompanyFaxNumber'),
      CompanyEmail: text('CompanyEmail'),
      CompanyWebSite: text('CompanyWebSite'),
      ContactPersonName: text('ContactPersonName'),
      ContactPersonSex: contactSexes.find((one) => one === sex),
      ContactPersonEnglishName: text('ContactPersonEnglishName'),
      ContactPersonCellPhoneNumber: text('ContactPersonCellPhoneNumber'),
      Edition: edition === 'cn' || edition === 'en' ? edition : undefined,
    }),
    ...(fields.has('NickName') ? { NickName: after.NickName.trim() || null } : {}),
  };
}

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** The members that have a value. */
function given<Values extends object>(values: Values): Given<Values> {
  const present: Given<Values> = {};
  return Object.assign(present, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
}
