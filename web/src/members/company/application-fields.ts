import type { UserProfile } from '@btc/contract/members/profile.ts';
import type { ProfileField } from '@btc/contract/members/profile-labels.ts';

/** What an application for a membership is made with, beside the name of the company. */
export const applicationFields = [
  'CompanyType',
  'ProductType',
  'CompanyCountry',
  'ContactPersonName',
  'ContactPersonSex',
  'ContactPersonCellPhoneNumber',
  'CompanyEmail',
] as const satisfies readonly ProfileField[];

/** Whether an account has given all that an application is made with. */
export function canApply(profile: UserProfile): boolean {
  const isGiven = (field: ProfileField) => (profile[field] ?? '') !== '';
  return applicationFields.every(isGiven) && (isGiven('CompanyName') || isGiven('CompanyLocalName'));
}
