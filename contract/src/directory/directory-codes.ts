/*
 * The words of the directory that calls, pages and records share, without zod so that browsers can load them.
 */

/** What an event of the calendar is. */
export const exhibitionKinds = ['fair', 'conference', 'business'] as const;
export type ExhibitionKind = (typeof exhibitionKinds)[number];

/** How an event stands today in Shanghai; a cancelled one says so whatever its days. */
export const exhibitionTimes = ['coming', 'running', 'over', 'cancelled'] as const;
export type ExhibitionTime = (typeof exhibitionTimes)[number];

/** What of the calendar is asked for: what is not over yet, or what is. */
export const exhibitionSpans = ['coming', 'past'] as const;
export type ExhibitionSpan = (typeof exhibitionSpans)[number];

/** Where an event stands with the editors; readers see published and cancelled ones. */
export const exhibitionStates = ['draft', 'published', 'cancelled', 'withdrawn'] as const;
export type ExhibitionState = (typeof exhibitionStates)[number];

/** What a merchant is. */
export const merchantTypes = ['importer', 'trader', 'producer', 'coldStore', 'logistics', 'retail', 'service'] as const;
export type MerchantType = (typeof merchantTypes)[number];

/** What a merchant deals in or does for others. */
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

/** Where an entry stands with the editors; readers see published ones. */
export const merchantStates = ['draft', 'published', 'withdrawn'] as const;
export type MerchantState = (typeof merchantStates)[number];

/** The contact details of an entry; members with the module MeatMarket see them. */
export const contactKinds = ['Person', 'Phone', 'Email', 'Address', 'Website'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** What becomes of a claim to an entry. */
export const claimStates = ['open', 'accepted', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** How long the fields of a claim may be, and how many claims a member may make in a day. */
export const claimRule = { person: 60, duty: 60, phone: 32, message: 1000, aDay: 5 } as const;

/** What a telephone number looks like: digits with the signs that people put between them, and an extension. */
export const claimPhonePattern = /^\+?\(?\d[\d\s()/.-]{4,}(?:\s?(?:[xX]|[eE][xX][tT]\.?|转|#)\s?\d{1,6})?$/;

/** How long the texts of the directory may be. */
export const directoryRule = { words: 60, name: 80, nameEn: 120, summary: 160, body: 6000, index: 120 } as const;
