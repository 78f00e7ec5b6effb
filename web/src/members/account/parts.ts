/** The parts of the account page in their order; each is a place in the page (`#membership`). */
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
