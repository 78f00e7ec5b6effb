import type { NoticeKind } from '@btc/contract/members/notice.ts';
import type { Db } from '#platform/db/db.ts';
import type { Page } from '../membership/request.queries.ts';

export type NoticeDetail = Readonly<Record<string, string | number | boolean | null>>;

export interface NewNotice {
  readonly userId: number;
  readonly kind: NoticeKind;
  readonly detail: NoticeDetail;
  readonly now: Date;
}

/** Tells a member something; it shows as the red dot until it is read. */
export async function insertNotice(db: Db, { userId, kind, detail, now }: NewNotice): Promise<void> {
  await db
    .insertInto('notice')
    .values({ user_id: userId, kind, detail: JSON.stringify(detail), created_at: now })
    .execute();
}

export function listNotices(db: Db, userId: number, { limit, offset }: Page) {
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

/** Marks unread notices of a member as read; all of them without numbers. */
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
