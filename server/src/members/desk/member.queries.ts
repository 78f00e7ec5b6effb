import { type ExpressionBuilder, sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import { type Slice, sortBy } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import type { DB } from '#platform/db/tables.generated.ts';
import { likePattern } from '#platform/search/like-pattern.ts';

export interface MemberFilter {
  readonly keyword: string | undefined;
  readonly state: string | undefined;
  readonly chargeState: number | undefined;
  readonly expiringBefore: Date | undefined;
  readonly staffOnly: boolean;
  readonly now: Date;
}

const foundIn = [
  'login_user_name',
  'company_name',
  'company_local_name',
  'company_email',
  'contact_person_name',
  'contact_person_english_name',
  'contact_person_cell_phone_number',
] as const;

function matches(expression: ExpressionBuilder<DB, 'account'>, filter: MemberFilter) {
  const { keyword, state, chargeState, expiringBefore, staffOnly, now } = filter;
  const { or, and } = expression;
  const conditions = [
    ...(keyword === undefined ? [] : [or(foundIn.map((column) => expression(column, 'ilike', likePattern(keyword))))]),
    ...(state === undefined ? [] : [expression('state', '=', state)]),
    ...(staffOnly ? [expression('staff_role', 'is not', null)] : []),
  ];
  if (chargeState !== undefined) {
    conditions.push(
      or([expression('charge_state', '=', chargeState), expression('charge_state_en', '=', chargeState)]),
    );
  }
  if (expiringBefore !== undefined) {
    const ends = (
      stateColumn: 'charge_state' | 'charge_state_en',
      dateColumn: 'charge_expire_date' | 'charge_en_expire_date',
    ) =>
      and([
        expression(stateColumn, '=', 3),
        expression(dateColumn, '>', now),
        expression(dateColumn, '<=', expiringBefore),
      ]);
    conditions.push(or([ends('charge_state', 'charge_expire_date'), ends('charge_state_en', 'charge_en_expire_date')]));
  }
  return and(conditions);
}

const sorted = {
  name: sql`lower(login_user_name)`,
  cn: sql`charge_expire_date`,
  en: sql`charge_en_expire_date`,
  times: sql`created_at`,
};

export function listMembers(db: Db, filter: MemberFilter, { limit, offset, sort }: Slice) {
  const found = db
    .selectFrom('account')
    .selectAll()
    .where((expression) => matches(expression, filter));
  return sortBy(found, sort, sorted)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export function countMembers(db: Db, filter: MemberFilter): Promise<number> {
  return countRows(db.selectFrom('account').where((expression) => matches(expression, filter)));
}

/** Locks an account, so that values read now are the ones the change replaces. */
export function lockMember(db: Db, memberId: number) {
  return db.selectFrom('account').selectAll().where('id', '=', memberId).forUpdate().executeTakeFirst();
}

export function findMemberCounts(db: Db, memberId: number, now: Date) {
  return db
    .selectFrom('account')
    .select((expression) => [
      expression
        .selectFrom('trial_item_used')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('opened'))
        .where('user_id', '=', memberId)
        .as('trial_used'),
      expression
        .selectFrom('session')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('live'))
        .where('session.user_id', '=', memberId)
        .where('session.expires_at', '>', now)
        .as('live_sessions'),
      expression
        .exists(
          expression
            .selectFrom('staff_second_factor')
            .select('staff_second_factor.user_id')
            .where('staff_second_factor.user_id', '=', memberId)
            .where('confirmed_at', 'is not', null),
        )
        .as('has_second_factor'),
    ])
    .where('id', '=', memberId)
    .executeTakeFirst();
}

export async function isCancellationRequested(db: Db, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('cancellation_request')
    .select('id')
    .where('user_id', '=', memberId)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return row !== undefined;
}

export function listDeskStaff(db: Db) {
  return db
    .selectFrom('account')
    .select(['id', 'login_user_name', 'staff_role'])
    .where('staff_role', 'in', ['desk', 'admin'])
    .where('state', '=', 'normal')
    .orderBy(sql`lower(login_user_name)`)
    .execute();
}
