import type { UserProfile } from '@btc/contract/members/profile.ts';
import type { ProfileField } from '@btc/contract/members/profile-labels.ts';

/** Fields that a membership application requires besides the company name. */
export const applicationFields = [
  'CompanyType',
  'ProductType',
  'CompanyCountry',
  'ContactPersonName',
  'ContactPersonSex',
  'ContactPersonCellPhoneNumber',
  'CompanyEmail',
] as const satisfies readonly ProfileField[];

export function canApply(profile: UserProfile): boolean {
  const isGiven = (field: ProfileField) => (profile[field] ?? '') !== '';
  return applicationFields.every(isGiven) && (isGiven('CompanyName') || isGiven('CompanyLocalName'));
}
