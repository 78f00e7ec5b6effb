import type { EntryKind } from './dictionary-kinds.ts';

/** Without edition prefix. */
export const dictionaryPath = '/Dictionary';

/** The id of an entry on the dictionary's page: a beef cut and a pork cut may share a code. */
export function toEntryId(kind: EntryKind | 'status', code: string): string {
  return `${kind}-${code}`;
}

/** Where an entry is shown, without edition prefix. */
export function toEntryPath(kind: EntryKind | 'status', code: string): string {
  return `${dictionaryPath}#${toEntryId(kind, code)}`;
}
