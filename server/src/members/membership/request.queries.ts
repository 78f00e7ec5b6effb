import type { Slice } from '#platform/api/paging.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';

export interface NewRequest {
  readonly userId: number;
  readonly level: string;
  readonly requireType: string;
  readonly requireTypeText: string | null;
  readonly gradeMoney: number;
  readonly forCn: boolean;
  readonly forEn: boolean;
  readonly contact: object;
  readonly now: Date;
}

/** Stores a request; undefined where an open one of this level and kind exists, even with concurrent requests. */
export async function insertRequest(db: Db, request: NewRequest): Promise<number | undefined> {
  const row = await db
    .insertInto('membership_request')
    .values({
      user_id: request.userId,
      level: request.level,
      require_type: request.requireType,
      require_type_text: request.requireTypeText,
      grade_money: request.gradeMoney,
      for_cn: request.forCn,
      for_en: request.forEn,
      contact: JSON.stringify(request.contact),
      created_at: request.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface OpenRequest {
  readonly userId: number;
  readonly level: string;
  readonly isTrial: boolean;
}

export function findOpenRequest(db: Db, { userId, level, isTrial }: OpenRequest) {
  return db
    .selectFrom('membership_request')
    .select(['id', 'state'])
    .where('user_id', '=', userId)
    .where('level', '=', level)
    .where('require_type', isTrial ? '=' : '<>', 'Free')
    .where('state', 'in', ['new', 'contacted'])
    .executeTakeFirst();
}

/** Marks members without or with a lapsed membership as applied; a running membership is kept. */
export async function markApplied(db: Db, userId: number, edition: 'cn' | 'en'): Promise<void> {
  const state = edition === 'cn' ? 'charge_state' : 'charge_state_en';
  await db
    .updateTable('account')
    .set({ [state]: 1 })
    .where('id', '=', userId)
    .where(state, 'in', [0, 4])
    .execute();
}

export function listOwnRequests(db: Db, userId: number, { limit, offset }: Slice) {
  return db
    .selectFrom('membership_request')
    .select(['id', 'level', 'require_type', 'grade_money', 'for_cn', 'for_en', 'state'])
    .select(['created_at', 'decided_at', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countOwnRequests(db: Db, userId: number): Promise<number> {
  return countRows(db.selectFrom('membership_request').where('user_id', '=', userId));
}
