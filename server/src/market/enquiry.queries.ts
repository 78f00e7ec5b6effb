import type { Slice } from '#platform/api/paging.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';
import type { RecentActivity } from './writer.service.ts';

export interface NewEnquiry {
  readonly postId: number;
  readonly senderId: number;
  readonly content: string;
  readonly hash: Buffer;
  readonly now: Date;
}

/** Stores an enquiry; undefined where the same exists already, even if another call is just writing it. */
export async function insertEnquiry(db: Db, enquiry: NewEnquiry): Promise<number | undefined> {
  const row = await db
    .insertInto('market_enquiry')
    .values({
      post_id: enquiry.postId,
      sender_id: enquiry.senderId,
      content: enquiry.content,
      content_hash: enquiry.hash,
      created_at: enquiry.now,
    })
    .onConflict((conflict) => conflict.column('content_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findEnquiry(db: Db, hash: Buffer) {
  return db
    .selectFrom('market_enquiry')
    .select(['id', 'created_at'])
    .where('content_hash', '=', hash)
    .executeTakeFirst();
}

export async function setEnquiryMail(db: Db, id: number, mailId: string): Promise<void> {
  await db.updateTable('market_enquiry').set({ mail_id: mailId }).where('id', '=', id).execute();
}

export function countEnquiriesSince(db: Db, senderId: number, since: Date): Promise<RecentActivity> {
  return db
    .selectFrom('market_enquiry')
    .select((expression) => [expression.fn.countAll<number>().as('found'), expression.fn.min('created_at').as('first')])
    .where('sender_id', '=', senderId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export function listEnquiries(db: Db, postId: number, { limit, offset }: Slice) {
  return db
    .selectFrom('market_enquiry as enquiry')
    .leftJoin('account', 'account.id', 'enquiry.sender_id')
    .select(['enquiry.id', 'enquiry.content', 'enquiry.created_at'])
    .select(['account.company_name', 'account.company_local_name'])
    .where('enquiry.post_id', '=', postId)
    .orderBy('enquiry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countEnquiries(db: Db, postId: number): Promise<number> {
  return countRows(db.selectFrom('market_enquiry').where('post_id', '=', postId));
}
