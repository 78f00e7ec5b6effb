import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

export function listNotices(db: Db, userId: number, { limit, offset }: Slice) {
  return db
    .selectFrom('notice')
    .select(['id', 'kind', 'detail', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countNotices(db: Db, userId: number): Promise<{ readonly all: number; readonly unread: number }> {
  return db
    .selectFrom('notice')
    .select((expression) => [
      expression.fn.countAll<number>().as('all'),
      expression.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Marks unread notices as read; without numbers, all of them. */
export async function markRead(
  db: Db,
  read: { readonly userId: number; readonly ids: readonly number[] | undefined; readonly now: Date },
): Promise<void> {
  if (read.ids?.length === 0) return;
  await db
    .updateTable('notice')
    .set({ read_at: read.now })
    .where('user_id', '=', read.userId)
    .where('read_at', 'is', null)
    .$if(read.ids !== undefined, (query) => query.where('id', 'in', [...(read.ids ?? [])]))
    .execute();
}
