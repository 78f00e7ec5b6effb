import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { ListFilter } from '#platform/db/tables.generated.ts';

export function listListFilters(db: Db, { userId, screen }: { readonly userId: number; readonly screen: string }) {
  return db
    .selectFrom('list_filter')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .where('screen', '=', screen)
    .orderBy('name')
    .execute();
}

/** Saves a filter, replacing the one of the same name; returns its number. */
export async function saveListFilter(db: Db, filter: Insertable<ListFilter>): Promise<number> {
  const { id } = await db
    .insertInto('list_filter')
    .values(filter)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'screen', 'name']).doUpdateSet((eb) => ({
        query: eb.ref('excluded.query'),
        saved_at: eb.ref('excluded.saved_at'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteListFilter(db: Db, { userId, id }: { readonly userId: number; readonly id: number }) {
  await db.deleteFrom('list_filter').where('user_id', '=', userId).where('id', '=', id).execute();
}
