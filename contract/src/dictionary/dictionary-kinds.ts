/*
 * What the dictionary knows and by which rules it is changed. Free of zod, because the screens of the console use it too.
 */

export const entryKinds = ['beefCut', 'porkCut', 'port', 'term'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Dictionaries that imports match names against; the last five are code tables: three of customs, words for no party, titles of columns. */
export const dictionaryKinds = [...entryKinds, 'origin', 'district', 'province', 'party', 'title'] as const;
export type DictionaryKind = (typeof dictionaryKinds)[number];

/** The only code of the dictionary of parties: whoever is named so is no company. */
export const nobodyCode = 'NOBODY';

export const aliasRule = { maxLength: 60, maxOfEntry: 50, maxEntries: 6 } as const;

/** Alternative names: trade, search-only, catalogue numbers, and the languages of two origins. */
export const nameRoles = ['market', 'search', 'ausMeat', 'imps', 'pt', 'es'] as const;
export type NameRole = (typeof nameRoles)[number];

export const rolesByKind = {
  beefCut: nameRoles,
  porkCut: ['market', 'search', 'imps', 'pt', 'es'],
  port: ['market', 'search'],
  term: ['market', 'search', 'pt', 'es'],
} as const satisfies Record<EntryKind, readonly NameRole[]>;

export const entryRule = {
  maxCode: 40,
  maxName: 80,
  maxSource: 200,
  maxNote: 300,
  maxNames: 30,
  maxSubstitutes: 12,
} as const;

/** Codes appear in addresses and in text references. */
export const entryCodePattern = /^[a-z0-9][a-z0-9_]{0,39}$/;

/** Item numbers of AUS-MEAT and IMPS. */
export const itemNumberPattern = /^\d{3,4}[A-Z]{0,2}$/;

export const seedSources = {
  portal: { cn: '随系统发布的名录', en: 'List that comes with the portal' },
  trade: { cn: '业内通称', en: 'Trade usage' },
  ausMeat: { cn: 'AUS-MEAT《澳大利亚肉类手册》', en: 'AUS-MEAT, Handbook of Australian Meat' },
  imps: { cn: '美国农业部 IMPS', en: 'USDA, IMPS' },
} as const;
export type SeedSource = keyof typeof seedSources;

/** The name of a seed source, or the text as typed. */
export function formatSourceText(source: string, edition: 'cn' | 'en'): string {
  const seed = Object.entries(seedSources).find(([code]) => code === source)?.[1];
  return seed?.[edition] ?? source;
}
