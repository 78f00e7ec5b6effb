import { sql } from 'kysely';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import { likePattern } from '#platform/search/like-pattern.ts';
import type { Reported } from '../report.queries.ts';

export interface ContentFilter {
  readonly show: 'reported' | 'removed' | 'all';
  /** Part of a text, a title or a firm's name. */
  readonly part?: string | undefined;
  /** A tsquery that also finds posts about the goods that the words name. */
  readonly goods?: string | null | undefined;
  readonly one?: Reported | undefined;
}

export interface ContentRow {
  readonly kind: 'post' | 'message';
  readonly id: number;
  readonly page_id: number;
  readonly title: string | null;
  readonly meat: string | null;
  readonly origin: string | null;
  readonly cut: string | null;
  readonly spec: string | null;
  readonly body: string | null;
  readonly closed_at: Date | null;
  readonly removed_at: Date | null;
  readonly removed_reason: string | null;
  readonly remover: string | null;
  readonly created_at: Date;
  readonly account_id: number;
  readonly login_user_name: string;
  readonly company_name: string | null;
  readonly company_local_name: string | null;
  readonly open_reports: number;
}

const content = sql`
  select c.*, author.account_id, account.login_user_name, account.company_name, account.company_local_name,
    remover.login_user_name as remover, r.open_reports, r.first_report
  from (
    select 'post' as kind, p.id, p.id as page_id, p.title, p.meat, p.origin, p.cut, p.spec, p.body, p.closed_at,
      p.removed_at, p.removed_reason, p.removed_by, p.company_id, p.created_at
    from market_post p
    union all
    select 'message', m.id, m.thread_id, t.title, null, null, null, null, m.content, t.closed_at,
      m.removed_at, m.removed_reason, m.removed_by, m.company_id, m.created_at
    from market_message m join market_thread t on t.id = m.thread_id
  ) c
  join market_company author on author.id = c.company_id
  join account on account.id = author.account_id
  left join account remover on remover.id = c.removed_by
  cross join lateral (
    select count(*)::int as open_reports, min(created_at) as first_report
    from market_report
    where handled_at is null
      and case c.kind when 'post' then post_id = c.id else message_id = c.id end
  ) r`;

function sought({ part, goods }: ContentFilter) {
  if (part === undefined) return sql`true`;
  const like = likePattern(part);
  const named =
    goods === undefined || goods === null
      ? sql`false`
      : sql`f.kind = 'post' and f.id in (select id from market_post where search @@ ${goods}::tsquery)`;
  return sql`(concat_ws(' ', f.title, f.spec, f.body, f.company_name, f.company_local_name, f.login_user_name) ilike ${like} or (${named}))`;
}

function condition(filter: ContentFilter) {
  const { show, one } = filter;
  return sql`
    where ${show === 'reported' ? sql`f.open_reports > 0` : show === 'removed' ? sql`f.removed_at is not null` : sql`true`}
      and ${one === undefined ? sql`true` : sql`f.kind = ${one.kind} and f.id = ${one.id}`}
      and ${sought(filter)}`;
}

/** Posts and messages with their number of open reports; longest reported first, then the newest. */
export async function listContent(db: Db, filter: ContentFilter, { limit, offset }: Slice) {
  const order = filter.show === 'reported' ? sql`f.first_report, f.id` : sql`f.created_at desc, f.id desc`;
  const { rows } = await sql<ContentRow>`
    select * from (${content}) f ${condition(filter)} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countContent(db: Db, filter: ContentFilter): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (${content}) f ${condition(filter)}`.execute(db);
  return rows[0]?.found ?? 0;
}

export function listReports(db: Db, things: readonly Reported[]) {
  const ids = (kind: Reported['kind']) => [0, ...things.filter((thing) => thing.kind === kind).map(({ id }) => id)];
  return db
    .selectFrom('market_report as report')
    .leftJoin('account', 'account.id', 'report.reporter_id')
    .select(['report.id', 'report.post_id', 'report.message_id', 'report.reason', 'report.note'])
    .select(['report.created_at', 'report.handled_at', 'account.login_user_name as reporter'])
    .where((expression) =>
      expression.or([
        expression('report.post_id', 'in', ids('post')),
        expression('report.message_id', 'in', ids('message')),
      ]),
    )
    .orderBy('report.id', 'desc')
    .execute();
}

export function lockContent(db: Db, { kind, id }: Reported) {
  return kind === 'post'
    ? db
        .selectFrom('market_post as item')
        .innerJoin('market_company as author', 'author.id', 'item.company_id')
        .select(['item.removed_at', 'item.removed_reason', 'author.account_id'])
        .where('item.id', '=', id)
        .forNoKeyUpdate('item')
        .executeTakeFirst()
    : db
        .selectFrom('market_message as item')
        .innerJoin('market_company as author', 'author.id', 'item.company_id')
        .select(['item.removed_at', 'item.removed_reason', 'author.account_id'])
        .where('item.id', '=', id)
        .forNoKeyUpdate('item')
        .executeTakeFirst();
}

export interface Removal {
  readonly at: Date;
  readonly reason: string;
  readonly by: number;
}

/** Removes content from the site; with null puts it back. */
export async function setRemoved(db: Db, { kind, id }: Reported, removal: Removal | null): Promise<void> {
  const change = {
    removed_at: removal?.at ?? null,
    removed_reason: removal?.reason ?? null,
    removed_by: removal?.by ?? null,
  };
  if (kind === 'post') {
    await db.updateTable('market_post').set(change).where('id', '=', id).execute();
    return;
  }
  const { thread_id: threadId } = await db
    .updateTable('market_message')
    .set(change)
    .where('id', '=', id)
    .returning('thread_id')
    .executeTakeFirstOrThrow();
  await countThreadAgain(db, threadId);
}

/** Recounts a thread's visible messages; the thread is shown only as long as its first message is. */
async function countThreadAgain(db: Db, threadId: number): Promise<void> {
  await sql`
    update market_thread set
      message_count = (select count(*) from market_message where thread_id = ${threadId} and removed_at is null),
      removed_at = (select removed_at from market_message where thread_id = ${threadId} order by id limit 1)
    where id = ${threadId}`.execute(db);
}

/** Closes the open reports of something; returns how many there were. */
export async function handleReports(
  db: Db,
  { kind, id }: Reported,
  by: { readonly at: Date; readonly staffId: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('market_report')
    .set({ handled_at: by.at, handled_by: by.staffId })
    .where(kind === 'post' ? 'post_id' : 'message_id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
