/** The parts of the account page in order; each name is also its hash (`#membership`). */
export const accountParts = [
  'profile',
  'membership',
  'notices',
  'company',
  'saved',
  'newsletter',
  'security',
  'dataKeys',
  'consents',
  'ownData',
  'cancellation',
] as const;
export type AccountPart = (typeof accountParts)[number];
