/** The dictionaries of names that imports go by. */
export const dictionaryKinds = ['beefCut', 'porkCut', 'origin', 'district', 'province', 'port'] as const;
export type DictionaryKind = (typeof dictionaryKinds)[number];

/** What an alias may be. */
export const aliasRule = { maxLength: 60, mostOfEntry: 50 } as const;
