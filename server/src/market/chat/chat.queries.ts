import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import { companyColumns } from '../company.queries.ts';
import type { RecentActivity } from '../writer.service.ts';

export interface ThreadFilter {
  readonly type?: string | undefined;
  readonly words?: string | undefined;
}

const threadColumns = [
  'thread.id',
  'thread.type',
  'thread.title',
  'thread.created_at',
  'thread.last_message_at',
  'thread.message_count',
  'thread.closed_at',
  'thread.is_demo',
] as const;

function threads(db: Db) {
  return db
    .selectFrom('market_thread as thread')
    .innerJoin('market_company as author', 'author.id', 'thread.company_id')
    .innerJoin('account', 'account.id', 'author.account_id')
    .where('thread.removed_at', 'is', null);
}

function filtered(db: Db, { type, words }: ThreadFilter) {
  let query = threads(db);
  if (type !== undefined) query = query.where('thread.type', '=', type);
  if (words !== undefined) query = query.where(sql<boolean>`thread.search @@ ${words}::tsquery`);
  return query;
}

export function listThreads(db: Db, filter: ThreadFilter, { limit, offset }: Slice) {
  return filtered(db, filter)
    .select([...threadColumns, ...companyColumns])
    .orderBy('thread.last_message_at', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type ThreadRow = Awaited<ReturnType<typeof listThreads>>[number];

export function countThreads(db: Db, filter: ThreadFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

export function findThread(db: Db, id: number): Promise<ThreadRow | undefined> {
  return threads(db)
    .select([...threadColumns, ...companyColumns])
    .where('thread.id', '=', id)
    .executeTakeFirst();
}

export function lockThread(db: Db, id: number) {
  return db
    .selectFrom('market_thread')
    .select(['id', 'closed_at'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function listMessages(db: Db, threadId: number, { limit, offset }: Slice) {
  return db
    .selectFrom('market_message as message')
    .innerJoin('market_company as author', 'author.id', 'message.company_id')
    .innerJoin('account', 'account.id', 'author.account_id')
    .select(['message.id', 'message.content', 'message.created_at', 'message.removed_at', 'account.state'])
    .select(companyColumns)
    .where('message.thread_id', '=', threadId)
    .orderBy('message.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** Counts removed messages too: they keep their place. */
export function countMessages(db: Db, threadId: number): Promise<number> {
  return countRows(db.selectFrom('market_message').where('thread_id', '=', threadId));
}

export interface NewThread {
  readonly companyId: number;
  readonly type: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly now: Date;
}

export async function insertThread(db: Db, thread: NewThread): Promise<number> {
  const { id } = await db
    .insertInto('market_thread')
    .values({
      company_id: thread.companyId,
      type: thread.type,
      title: thread.title,
      search: sql<string>`array_to_tsvector(${[...thread.words]}::text[])`,
      last_message_at: thread.now,
      created_at: thread.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewMessage {
  readonly threadId: number;
  readonly companyId: number;
  readonly content: string;
  readonly hash: Buffer;
  readonly now: Date;
}

export async function insertMessage(db: Db, message: NewMessage): Promise<number> {
  const { id } = await db
    .insertInto('market_message')
    .values({
      thread_id: message.threadId,
      company_id: message.companyId,
      content: message.content,
      content_hash: message.hash,
      created_at: message.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('market_thread')
    .set((expression) => ({ message_count: expression('message_count', '+', 1), last_message_at: message.now }))
    .where('id', '=', message.threadId)
    .execute();
  return id;
}

/** A message of a firm with the same words since a time; removed ones do not count. */
export function findSameMessage(
  db: Db,
  { companyId, hash, since }: { readonly companyId: number; readonly hash: Buffer; readonly since: Date },
) {
  return db
    .selectFrom('market_message')
    .select(['id', 'thread_id'])
    .where('company_id', '=', companyId)
    .where('content_hash', '=', hash)
    .where('created_at', '>', since)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export function countBefore(db: Db, threadId: number, id: number): Promise<number> {
  return countRows(db.selectFrom('market_message').where('thread_id', '=', threadId).where('id', '<', id));
}

export function countWrittenSince(
  db: Db,
  table: 'market_thread' | 'market_message',
  { companyId, since }: { readonly companyId: number; readonly since: Date },
): Promise<RecentActivity> {
  return db
    .selectFrom(table)
    .select((expression) => [expression.fn.countAll<number>().as('found'), expression.fn.min('created_at').as('first')])
    .where('company_id', '=', companyId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}
