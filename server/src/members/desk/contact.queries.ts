import type { Slice } from '#platform/api/paging.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';

export interface ContactFilter {
  readonly id?: number | undefined;
  readonly state?: string | undefined;
}

function messages(db: Db, { id, state }: ContactFilter) {
  return db
    .selectFrom('contact_message')
    .$if(id !== undefined, (query) => query.where('contact_message.id', '=', id ?? 0))
    .$if(state !== undefined, (query) => query.where('contact_message.state', '=', state ?? ''));
}

export function listContactMessages(db: Db, filter: ContactFilter, { limit, offset }: Slice) {
  return messages(db, filter)
    .leftJoin('account as handler', 'handler.id', 'contact_message.handled_by')
    .selectAll('contact_message')
    .select('handler.login_user_name as handler_name')
    .orderBy('contact_message.created_at', 'desc')
    .orderBy('contact_message.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type ContactRow = Awaited<ReturnType<typeof listContactMessages>>[number];

export function countContactMessages(db: Db, filter: ContactFilter): Promise<number> {
  return countRows(messages(db, filter));
}

export function listReplies(db: Db, messageIds: readonly number[]) {
  if (messageIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('contact_reply')
    .leftJoin('account as sender', 'sender.id', 'contact_reply.sent_by')
    .select(['contact_message_id', 'content', 'sent_at', 'sender.login_user_name as sender_name'])
    .where('contact_message_id', 'in', [...messageIds])
    .orderBy('sent_at')
    .orderBy('contact_reply.id')
    .execute();
}

export function lockContactMessage(db: Db, id: number) {
  return db.selectFrom('contact_message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface NewReply {
  readonly messageId: number;
  readonly content: string;
  readonly staffId: number;
  readonly mailId: string;
  readonly now: Date;
}

export async function insertReply(db: Db, reply: NewReply): Promise<void> {
  await db
    .insertInto('contact_reply')
    .values({
      contact_message_id: reply.messageId,
      content: reply.content,
      sent_by: reply.staffId,
      sent_at: reply.now,
      mail_id: reply.mailId,
    })
    .execute();
}

export async function setContactState(
  db: Db,
  change: { readonly id: number; readonly state: 'answered' | 'closed'; readonly staffId: number; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('contact_message')
    .set({ state: change.state, handled_at: change.now, handled_by: change.staffId })
    .where('id', '=', change.id)
    .execute();
}
