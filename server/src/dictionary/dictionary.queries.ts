import { type EntryKind, entryKinds, type NameRole, nameRoles } from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { Db } from '#platform/db/db.ts';
import type { DictionaryRows } from './dictionary-rows.ts';
import { knownCode } from '#platform/db/known-code.ts';

export function toEntryKind(text: string): EntryKind {
  return knownCode(entryKinds, text);
}

export function toNameRole(text: string): NameRole {
  return knownCode(nameRoles, text);
}

/** Current version of the dictionary; read wherever a cut is named. */
export async function readDictionaryVersion(db: Db): Promise<string> {
  const { version } = await db.selectFrom('dictionary_version').select('version').executeTakeFirstOrThrow();
  return version;
}

export async function readDictionaryRows(db: Db): Promise<DictionaryRows> {
  const entries = await db
    .selectFrom('dictionary_entry')
    .selectAll()
    .orderBy('kind')
    .orderBy('sort_key')
    .orderBy('code')
    .execute();
  const names = await db.selectFrom('dictionary_name').selectAll().orderBy('id').execute();
  const taught = await db
    .selectFrom('dictionary_alias')
    .select(['kind', 'code', 'written', 'spelling'])
    .orderBy('id')
    .execute();
  const substitutes = await db.selectFrom('dictionary_substitute').selectAll().orderBy('id').execute();
  return {
    entries: entries.map((row) => ({ ...row, kind: toEntryKind(row.kind) })),
    names: names.map((row) => ({ ...row, kind: toEntryKind(row.kind), role: toNameRole(row.role) })),
    taught,
    substitutes: substitutes.map((row) => ({ ...row, kind: toEntryKind(row.kind) })),
  };
}

export async function listEntryKeys(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('dictionary_entry').select(['kind', 'code']).execute();
  return new Set(rows.map(({ kind, code }) => `${kind} ${code}`));
}

/** Adds entries with their names; those added by somebody else meanwhile stay as they are. */
export async function insertEntries(
  db: Db,
  { entries, names }: Pick<DictionaryRows, 'entries' | 'names'>,
): Promise<void> {
  const added = await db
    .insertInto('dictionary_entry')
    .values([...entries])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'code'])
    .execute();
  const keys = new Set(added.map(({ kind, code }) => `${kind} ${code}`));
  const own = names.filter(({ kind, code }) => keys.has(`${kind} ${code}`));
  if (own.length > 0) await db.insertInto('dictionary_name').values(own).execute();
}
