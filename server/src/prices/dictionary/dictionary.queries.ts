import type { Db } from '#platform/db/db.ts';

const columns = ['id', 'kind', 'code', 'written', 'added_at'] as const;

export interface AliasRow {
  readonly id: number;
  readonly kind: string;
  readonly code: string;
  readonly written: string;
  readonly added_at: Date;
}

/** The spellings that were added to a dictionary, oldest first. */
export async function listAliases(db: Db, kind: string): Promise<readonly AliasRow[]> {
  return db.selectFrom('dictionary_alias').select(columns).where('kind', '=', kind).orderBy('id').execute();
}

/** Adds a spelling; undefined where it is taken. */
export async function insertAlias(
  db: Db,
  alias: Omit<AliasRow, 'id'> & { readonly spelling: string },
): Promise<AliasRow | undefined> {
  return db
    .insertInto('dictionary_alias')
    .values(alias)
    .onConflict((conflict) => conflict.columns(['kind', 'spelling']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Takes a spelling out; undefined where there is none. */
export async function deleteAlias(db: Db, id: number): Promise<AliasRow | undefined> {
  return db.deleteFrom('dictionary_alias').where('id', '=', id).returning(columns).executeTakeFirst();
}
