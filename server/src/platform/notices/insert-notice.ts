import type { NoticeKind } from '@btc/contract/members/notice.ts';
import type { Db } from '../db/db.ts';

export type NoticeDetail = Readonly<Record<string, string | number | boolean | null>>;

export interface NewNotice {
  readonly userId: number;
  readonly kind: NoticeKind;
  readonly detail: NoticeDetail;
  readonly now: Date;
}

export function insertNotice(db: Db, notice: NewNotice): Promise<void> {
  return insertNotices(db, [notice]);
}

export async function insertNotices(db: Db, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await db
    .insertInto('notice')
    .values(
      notices.map(({ userId, kind, detail, now }) => ({
        user_id: userId,
        kind,
        detail: JSON.stringify(detail),
        created_at: now,
      })),
    )
    .execute();
}
