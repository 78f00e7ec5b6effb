import type { Insertable } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import { sql } from 'kysely';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import type { DB } from '#platform/db/tables.generated.ts';
import { companyColumns } from './company.queries.ts';
import type { RecentActivity } from './writer.service.ts';

export interface PostFilter {
  readonly type?: string | undefined;
  readonly side?: string | undefined;
  readonly meat?: string | undefined;
  readonly origin?: string | undefined;
  readonly cut?: string | undefined;
  readonly term?: string | undefined;
  /** Posts of one member only, in every state. */
  readonly ownOf?: number | undefined;
  readonly state: 'open' | 'closed' | 'all';
  /** A tsquery. */
  readonly words?: string | undefined;
  /** Plants named in posts are searched only for readers who may see names. */
  readonly plant?: { readonly keys: readonly string[]; readonly isOpen: boolean } | undefined;
  readonly today: string;
}

const postColumns = [
  'post.id',
  'post.type',
  'post.side',
  'post.title',
  'post.meat',
  'post.origin',
  'post.cut',
  'post.storage',
  'post.spec',
  'post.plant_no',
  'post.quantity',
  'post.quantity_unit',
  'post.term',
  'post.port',
  'post.shipment_month',
  'post.price',
  'post.price_unit',
  'post.body',
  'post.valid_until',
  'post.closed_at',
  'post.removed_at',
  'post.is_demo',
  'post.created_at',
  'post.updated_at',
] as const;

function posts(db: Db) {
  return db
    .selectFrom('market_post as post')
    .innerJoin('market_company as author', 'author.id', 'post.company_id')
    .innerJoin('account', 'account.id', 'author.account_id');
}

/** Visible posts: not removed, and not by a firm that staff have blocked. */
function shown(db: Db, { ownOf }: Pick<PostFilter, 'ownOf'>) {
  return ownOf === undefined
    ? posts(db).where('post.removed_at', 'is', null).where('account.state', '<>', 'blocked')
    : posts(db).where('author.account_id', '=', ownOf);
}

function filtered(db: Db, filter: PostFilter) {
  const { type, side, meat, origin, cut, term, state, words, plant, today } = filter;
  const isOpen = sql<boolean>`post.closed_at is null and post.removed_at is null and post.valid_until >= ${today}`;
  let query = shown(db, filter);
  if (type !== undefined) query = query.where('post.type', '=', type);
  if (side !== undefined) query = query.where('post.side', '=', side);
  if (meat !== undefined) query = query.where('post.meat', '=', meat);
  if (origin !== undefined) query = query.where('post.origin', '=', origin);
  if (cut !== undefined) query = query.where('post.cut', '=', cut);
  if (term !== undefined) query = query.where('post.term', '=', term);
  if (state === 'open') query = query.where(isOpen);
  if (state === 'closed') query = query.where(sql<boolean>`not (${isOpen})`);
  if (words !== undefined) query = query.where(sql<boolean>`post.search @@ ${words}::tsquery`);
  if (plant !== undefined) {
    query = query.where(sql<boolean>`${plant.isOpen} and post.plant_key = any(${[...plant.keys]}::text[])`);
  }
  return query;
}

export function listPosts(db: Db, filter: PostFilter, { limit, offset }: Slice) {
  return filtered(db, filter)
    .select([...postColumns, ...companyColumns])
    .orderBy('post.created_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type PostRow = Awaited<ReturnType<typeof listPosts>>[number];

export function countPosts(db: Db, filter: PostFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

/** One post; its writer also gets it after it was removed. */
export function findPost(db: Db, id: number, readerId: number | null): Promise<PostRow | undefined> {
  return posts(db)
    .select([...postColumns, ...companyColumns])
    .where('post.id', '=', id)
    .where((expression) =>
      expression.or([
        expression.and([expression('post.removed_at', 'is', null), expression('account.state', '<>', 'blocked')]),
        expression('author.account_id', '=', readerId ?? 0),
      ]),
    )
    .executeTakeFirst();
}

export function lockPost(db: Db, id: number) {
  return posts(db)
    .select([...postColumns, ...companyColumns])
    .select(['account.state as poster_state', 'account.company_email', 'account.edition as poster_edition'])
    .select([
      'account.login_user_name',
      'account.contact_person_name',
      'account.contact_person_english_name',
      'account.email_proven_at',
    ])
    .where('post.id', '=', id)
    .forNoKeyUpdate('post')
    .executeTakeFirst();
}

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;

export async function countOpenTypes(db: Db, today: string): Promise<ReadonlyMap<string, number>> {
  const rows = await filtered(db, { state: 'open', today })
    .select((expression) => ['post.type', expression.fn.countAll<number>().as('found')])
    .groupBy('post.type')
    .execute();
  return new Map(rows.map((row) => [row.type, row.found]));
}

export function listPosted(db: Db, today: string) {
  return filtered(db, { state: 'open', today }).select(['post.origin', 'post.meat', 'post.cut']).distinct().execute();
}

export type PostValues = Omit<Insertable<DB['market_post']>, 'search'>;

const asVector = (words: readonly string[]) => sql<string>`array_to_tsvector(${[...words]}::text[])`;

export async function insertPost(db: Db, values: PostValues, words: readonly string[]): Promise<number> {
  const { id } = await db
    .insertInto('market_post')
    .values({ ...values, search: asVector(words) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePost(
  db: Db,
  id: number,
  { values, words }: { readonly values: Partial<PostValues>; readonly words: readonly string[] },
): Promise<void> {
  await db
    .updateTable('market_post')
    .set({ ...values, search: asVector(words) })
    .where('id', '=', id)
    .execute();
}

export async function closePost(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('market_post').set({ closed_at: now }).where('id', '=', id).execute();
}

export async function findSamePost(
  db: Db,
  { companyId, hash, since }: { readonly companyId: number; readonly hash: Buffer; readonly since: Date },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('market_post')
    .select('id')
    .where('company_id', '=', companyId)
    .where('content_hash', '=', hash)
    .where('created_at', '>', since)
    .where('closed_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export function countPostsSince(db: Db, companyId: number, since: Date): Promise<RecentActivity> {
  return db
    .selectFrom('market_post')
    .select((expression) => [expression.fn.countAll<number>().as('found'), expression.fn.min('created_at').as('first')])
    .where('company_id', '=', companyId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}
