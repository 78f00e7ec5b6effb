/*
 * The words of the directory that calls, pages and records share, without zod so that browsers can load them.
 */

export const exhibitionKinds = ['fair', 'conference', 'business'] as const;
export type ExhibitionKind = (typeof exhibitionKinds)[number];

/** Status of an event today in Shanghai; `cancelled` whatever its dates. */
export const exhibitionTimes = ['coming', 'running', 'over', 'cancelled'] as const;
export type ExhibitionTime = (typeof exhibitionTimes)[number];

export const exhibitionSpans = ['coming', 'past'] as const;
export type ExhibitionSpan = (typeof exhibitionSpans)[number];

/** Editorial state; readers see published and cancelled events. */
export const exhibitionStates = ['draft', 'published', 'cancelled', 'withdrawn'] as const;
export type ExhibitionState = (typeof exhibitionStates)[number];

export const merchantTypes = ['importer', 'trader', 'producer', 'coldStore', 'logistics', 'retail', 'service'] as const;
export type MerchantType = (typeof merchantTypes)[number];

export const merchantProducts = [
  'frozenBeef',
  'chilledBeef',
  'beefOffal',
  'frozenPork',
  'porkOffal',
  'lamb',
  'prepared',
  'storage',
  'transport',
  'clearance',
] as const;
export type MerchantProduct = (typeof merchantProducts)[number];

export const merchantStates = ['draft', 'published', 'withdrawn'] as const;
export type MerchantState = (typeof merchantStates)[number];

/** The contact details of an entry; members with the module MeatMarket see them. */
export const contactKinds = ['Person', 'Phone', 'Email', 'Address', 'Website'] as const;
export type ContactKind = (typeof contactKinds)[number];

export const claimStates = ['open', 'accepted', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Maximum lengths in characters, and claims per member and day. */
export const claimRule = { person: 60, duty: 60, phone: 32, message: 1000, aDay: 5 } as const;

export const claimPhonePattern = /^\+?\(?\d[\d\s()/.-]{4,}(?:\s?(?:[xX]|[eE][xX][tT]\.?|转|#)\s?\d{1,6})?$/;

export const directoryRule = { words: 60, name: 80, nameEn: 120, summary: 160, body: 6000, index: 120 } as const;
