import type { EntryKind } from './dictionary-kinds.ts';

/** Without edition prefix. */
export const dictionaryPath = '/Dictionary';

/** Element id on the dictionary page; the kind is needed because beef and pork cuts may share a code. */
export function toEntryId(kind: EntryKind | 'status', code: string): string {
  return `${kind}-${code}`;
}

export function toEntryPath(kind: EntryKind | 'status', code: string): string {
  return `${dictionaryPath}#${toEntryId(kind, code)}`;
}

/** The page of a cut, without edition prefix: a code that both meats have means beef, unless pork is said. */
export function toCutPath(meat: 'beef' | 'pork', code: string): string {
  return `/Cut/${code}${meat === 'pork' ? '?meat=pork' : ''}`;
}
