import type { NoticeKind } from '@btc/contract/members/notice.ts';
import type { Db } from '../db/db.ts';

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
