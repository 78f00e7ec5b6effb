import type { EntryRow, NameRow, SubstituteRow } from '#dictionary/face.ts';
import type { Db } from '#platform/db/db.ts';

const columns = ['id', 'kind', 'code', 'written', 'spelling', 'added_at'] as const;

export interface AliasRow {
  readonly id: number;
  readonly kind: string;
  readonly code: string;
  readonly written: string;
  readonly spelling: string;
  readonly added_at: Date;
}

export async function listAliases(db: Db, kind: string): Promise<readonly AliasRow[]> {
  return db.selectFrom('dictionary_alias').select(columns).where('kind', '=', kind).orderBy('id').execute();
}

/** Adds a spelling to one or several entries; skips entries that have it already. Returns the rows added. */
export async function insertAliases(db: Db, aliases: readonly Omit<AliasRow, 'id'>[]): Promise<readonly AliasRow[]> {
  return db
    .insertInto('dictionary_alias')
    .values([...aliases])
    .onConflict((conflict) => conflict.columns(['kind', 'spelling', 'code']).doNothing())
    .returning(columns)
    .execute();
}

/** Removes a spelling from all its entries; returns the removed rows, none for an unknown id. */
export async function deleteAlias(db: Db, id: number): Promise<readonly AliasRow[]> {
  const named = await db.selectFrom('dictionary_alias').select(columns).where('id', '=', id).executeTakeFirst();
  if (named === undefined) return [];
  return db
    .deleteFrom('dictionary_alias')
    .where('kind', '=', named.kind)
    .where('spelling', '=', named.spelling)
    .returning(columns)
    .execute();
}

type EntryValues = Omit<EntryRow, 'kind' | 'code' | 'sort_key' | 'revision' | 'evidence'> & {
  readonly changed_at: Date;
};
type EntryKey = Pick<EntryRow, 'kind' | 'code'>;

/** Appends an entry to its kind; false where the code is in use. */
export async function insertEntry(db: Db, { kind, code }: EntryKey, values: EntryValues): Promise<boolean> {
  const last = await db
    .selectFrom('dictionary_entry')
    .select((expression) => expression.fn.max('sort_key').as('sort_key'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  const added = await db
    .insertInto('dictionary_entry')
    .values({ kind, code, ...values, sort_key: (last?.sort_key ?? -1) + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute();
  return added.length === 1;
}

/** Updates an entry at the given revision; false where it has been changed since. */
export async function updateEntry(
  db: Db,
  { kind, code, revision }: EntryKey & { readonly revision: number },
  values: EntryValues,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dictionary_entry')
    .set({ ...values, revision: revision + 1 })
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceSubstitutes(
  db: Db,
  { kind, code }: EntryKey,
  substitutes: readonly Omit<SubstituteRow, 'kind' | 'code'>[],
): Promise<void> {
  await db.deleteFrom('dictionary_substitute').where('kind', '=', kind).where('code', '=', code).execute();
  if (substitutes.length === 0) return;
  await db
    .insertInto('dictionary_substitute')
    .values(substitutes.map((substitute) => ({ kind, code, ...substitute })))
    .execute();
}

export async function replaceNames(
  db: Db,
  { kind, code }: EntryKey,
  names: readonly Pick<NameRow, 'role' | 'written' | 'source'>[],
): Promise<void> {
  await db.deleteFrom('dictionary_name').where('kind', '=', kind).where('code', '=', code).execute();
  if (names.length === 0) return;
  await db
    .insertInto('dictionary_name')
    .values(names.map((name) => ({ kind, code, ...name })))
    .execute();
}
