import type { InputOf } from '@btc/contract/wire/operation.ts';
import type { companyInput } from '@btc/contract/members/company-fields.ts';
import type { UserSignUp } from '@btc/contract/members/sign-up.ts';
import { type FieldIssue } from '@btc/contract/wire/errors.ts';
import { findCountry, findSubdivision, listSubdivisions } from '@btc/reference/places/countries.ts';
import type { DB } from '#platform/db/tables.generated.ts';

type SignUp = InputOf<typeof UserSignUp>;
export type CompanyField = keyof typeof companyInput;
export type CompanyInput = Pick<SignUp, CompanyField>;
export type CompanyChange = { readonly [Field in CompanyField]?: CompanyInput[Field] | undefined };

export const companyColumnsByField = {
  CompanyName: 'company_name',
  CompanyLocalName: 'company_local_name',
  CompanyType: 'company_type',
  ProductType: 'product_type',
  CompanyCountry: 'company_country',
  CompanyProvince: 'company_province',
  CompanyPhoneNumber: 'company_phone_number',
  CompanyFaxNumber: 'company_fax_number',
  CompanyEmail: 'company_email',
  CompanyWebSite: 'company_web_site',
  ContactPersonName: 'contact_person_name',
  ContactPersonSex: 'contact_person_sex',
  ContactPersonEnglishName: 'contact_person_english_name',
  ContactPersonCellPhoneNumber: 'contact_person_cell_phone_number',
} as const satisfies Record<CompanyField, keyof DB['account']>;

export type CompanyColumn = (typeof companyColumnsByField)[CompanyField];
export const companyColumnNames: readonly CompanyColumn[] = Object.values(companyColumnsByField);

export type CompanyColumns = { readonly [Column in CompanyColumn]?: string | null };

export function buildCompanyColumns(change: CompanyChange): CompanyColumns {
  const set: Record<string, string | null> = {};
  for (const [field, column] of Object.entries(companyColumnsByField)) {
    const value = change[field as CompanyField]; // Object.entries forgets the keys' type
    if (value !== undefined) set[column] = value;
  }
  return set;
}

/** Faults of a country and province together, which no single field can show. */
export function placeIssues(country: string, province: string | null): readonly FieldIssue[] {
  if (findCountry(country) === undefined) return [{ Field: 'CompanyCountry', Rule: 'unknowncountry' }];
  if (listSubdivisions(country).length === 0) return [];
  if (province === null) return [{ Field: 'CompanyProvince', Rule: 'provincerequired' }];
  return findSubdivision(country, province) === undefined
    ? [{ Field: 'CompanyProvince', Rule: 'unknownprovince' }]
    : [];
}
