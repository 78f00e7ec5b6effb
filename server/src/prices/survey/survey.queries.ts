import { type SqlBool, sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

export interface ItemFilter {
  readonly ids?: readonly number[] | undefined;
  readonly state?: string | undefined;
  readonly origin?: string | undefined;
  readonly cut?: string | undefined;
  readonly now: Date;
}

/** The state that counts: an open item whose deadline has passed is closed. */
function stateAt(now: Date) {
  return sql<string>`case when i.state = 'open' and i.closes_at <= ${now} then 'closed' else i.state end`;
}

function weeklyPrice(weeks: ReturnType<typeof sql<number>>) {
  return sql<string | null>`(
    select c.price from price_cell as c
    where c.meat = 'beef' and c.market_type = 'forward' and c.origin = i.origin and c.cut = i.cut
      and c.week = date_trunc('week', i.opens_at at time zone 'Asia/Shanghai')::date + 7 * ${weeks}
  )`;
}

function items(db: Db, { ids, state, origin, cut, now }: ItemFilter) {
  let query = db.selectFrom('survey_item as i');
  if (ids !== undefined) query = query.where('i.id', 'in', [...ids]);
  if (state !== undefined) query = query.where(sql<SqlBool>`${stateAt(now)} = ${state}`);
  // What is open to answers has begun.
  if (state === 'open') query = query.where('i.opens_at', '<=', now);
  if (origin !== undefined) query = query.where('i.origin', '=', origin);
  if (cut !== undefined) query = query.where('i.cut', '=', cut);
  return query;
}

export function listItems(db: Db, filter: ItemFilter, { limit, offset }: Slice) {
  return items(db, filter)
    .select((eb) => [
      'i.id',
      'i.origin',
      'i.cut',
      'i.horizon_weeks',
      'i.opens_at',
      'i.closes_at',
      'i.is_demo',
      stateAt(filter.now).as('state'),
      eb.fn.coalesce('i.base_price', weeklyPrice(sql<number>`0`)).as('base_price'),
      eb.fn.coalesce('i.outcome_price', weeklyPrice(sql<number>`i.horizon_weeks`)).as('outcome_price'),
      eb
        .selectFrom('survey_answer as a')
        .select((one) => one.fn.countAll<number>().as('answers'))
        .whereRef('a.item_id', '=', 'i.id')
        .as('answers'),
    ])
    .orderBy('i.closes_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

export function countItems(db: Db, filter: ItemFilter): Promise<number> {
  return countRows(items(db, filter));
}

export async function countStates(db: Db, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('survey_item as i')
    // Grouped by its name, which must not be that of the column.
    .select((eb) => [stateAt(now).as('standing'), eb.fn.countAll<number>().as('found')])
    .groupBy('standing')
    .execute();
  return new Map(rows.map((row) => [row.standing, row.found]));
}

/** The answers to items, without who gave them. */
export function listAnswers(db: Db, itemIds: readonly number[]) {
  if (itemIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('survey_answer')
    .select(['item_id', 'opinion', 'role', 'expect_low', 'expect_high'])
    .where('item_id', 'in', [...itemIds])
    .orderBy('id')
    .execute();
}

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

export function listOwnAnswers(db: Db, userId: number, itemIds: readonly number[]) {
  if (itemIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('survey_answer')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', 'in', [...itemIds])
    .execute();
}

export type OwnAnswerRow = Awaited<ReturnType<typeof listOwnAnswers>>[number];

export function lockItem(db: Db, id: number) {
  return db.selectFrom('survey_item').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Share lock: answers may be written at the same time, a change of the item waits. */
export function lockItemForShare(db: Db, id: number) {
  return db.selectFrom('survey_item').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

export interface NewAnswer {
  readonly itemId: number;
  readonly userId: number;
  readonly opinion: string;
  readonly expectLow: string | null;
  readonly expectHigh: string | null;
  readonly role: string;
  readonly note: string | null;
  readonly now: Date;
}

/** One answer per member and item; a new one replaces it. */
export async function saveAnswer(db: Db, answer: NewAnswer): Promise<void> {
  const values = {
    opinion: answer.opinion,
    expect_low: answer.expectLow,
    expect_high: answer.expectHigh,
    role: answer.role,
    note: answer.note,
    answered_at: answer.now,
  };
  await db
    .insertInto('survey_answer')
    .values({ item_id: answer.itemId, user_id: answer.userId, ...values })
    .onConflict((conflict) => conflict.columns(['item_id', 'user_id']).doUpdateSet(values))
    .execute();
}

export interface ItemDraft {
  readonly origin: string;
  readonly cut: string;
  readonly horizon: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly basePrice: string | null;
}

function toColumns({ origin, cut, horizon, opensAt, closesAt, basePrice }: ItemDraft) {
  return {
    origin,
    cut,
    horizon_weeks: horizon,
    opens_at: opensAt,
    closes_at: closesAt,
    base_price: basePrice,
  };
}

export async function insertItem(db: Db, draft: ItemDraft): Promise<number> {
  const row = await db
    .insertInto('survey_item')
    .values({ ...toColumns(draft), state: 'draft' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateItem(db: Db, id: number, draft: ItemDraft): Promise<void> {
  await db.updateTable('survey_item').set(toColumns(draft)).where('id', '=', id).execute();
}

export async function setItem(
  db: Db,
  id: number,
  change: {
    readonly state?: 'open' | 'closed';
    readonly opens_at?: Date;
    readonly closes_at?: Date;
    readonly base_price?: string;
    readonly outcome_price?: string;
  },
): Promise<void> {
  await db.updateTable('survey_item').set(change).where('id', '=', id).execute();
}
