/*
 * What the dictionary knows and by which rules it is changed. Free of zod, because the screens of the console use it too.
 */

/** What the console adds and changes: cuts, ports and cities, words of the trade. */
export const entryKinds = ['beefCut', 'porkCut', 'port', 'term'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The dictionaries of names that imports go by; the last three are code tables of the customs. */
export const dictionaryKinds = [...entryKinds, 'origin', 'district', 'province'] as const;
export type DictionaryKind = (typeof dictionaryKinds)[number];

/** What a spelling that is taught may be, and for how many entries it may stand. */
export const aliasRule = { maxLength: 60, maxOfEntry: 50, maxEntries: 6 } as const;

/** What else an entry is called: by the trade, in searches only, by number of a catalogue, in the languages of two origins. */
export const nameRoles = ['market', 'search', 'ausMeat', 'imps', 'pt', 'es'] as const;
export type NameRole = (typeof nameRoles)[number];

/** The roles of a kind: only cuts have numbers. */
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

/** Codes are parts of addresses and of references in texts. */
export const entryCodePattern = /^[a-z0-9][a-z0-9_]{0,39}$/;

/** Item numbers of AUS-MEAT and IMPS. */
export const itemNumberPattern = /^\d{3,4}[A-Z]{0,2}$/;

/** The sources of what the portal brought along; what the console adds says its source in words. */
export const seedSources = {
  portal: { cn: '随系统发布的名录', en: 'List that comes with the portal' },
  trade: { cn: '业内通称', en: 'Trade usage' },
  ausMeat: { cn: 'AUS-MEAT《澳大利亚肉类手册》', en: 'AUS-MEAT, Handbook of Australian Meat' },
  imps: { cn: '美国农业部 IMPS', en: 'USDA, IMPS' },
} as const;
export type SeedSource = keyof typeof seedSources;

/** A source in an edition: one of the portal's own, or as it was typed. */
export function formatSourceText(source: string, edition: 'cn' | 'en'): string {
  const seed = Object.entries(seedSources).find(([code]) => code === source)?.[1];
  return seed?.[edition] ?? source;
}
