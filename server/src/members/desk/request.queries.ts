import { phoneCheckDays } from '@btc/contract/members/desk/desk-member.ts';
import { dayMs } from '@btc/contract/time.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import { type Slice, sortBy } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import type { DB } from '#platform/db/tables.generated.ts';
import { likePattern } from '#platform/search/like-pattern.ts';

export interface RequestFilter {
  readonly id?: number | undefined;
  readonly state?: string | undefined;
  readonly assignedTo?: number | undefined;
  readonly memberId?: number | undefined;
  readonly keyword?: string | undefined;
}

function matches(
  expression: ExpressionBuilder<DB & { member: DB['account'] }, 'membership_request' | 'member'>,
  filter: RequestFilter,
) {
  const { id, state, assignedTo, memberId, keyword } = filter;
  return expression.and([
    ...(id === undefined ? [] : [expression('membership_request.id', '=', id)]),
    ...(state === undefined ? [] : [expression('membership_request.state', '=', state)]),
    ...(assignedTo === undefined ? [] : [expression('membership_request.assigned_to', '=', assignedTo)]),
    ...(memberId === undefined ? [] : [expression('membership_request.user_id', '=', memberId)]),
    ...(keyword === undefined
      ? []
      : [
          expression.or(
            (['member.login_user_name', 'member.company_name', 'member.company_local_name'] as const).map((column) =>
              expression(column, 'ilike', likePattern(keyword)),
            ),
          ),
        ]),
  ]);
}

function requests(db: Db, filter: RequestFilter) {
  return db
    .selectFrom('membership_request')
    .innerJoin('account as member', 'member.id', 'membership_request.user_id')
    .where((expression) => matches(expression, filter));
}

const sorted = {
  company: sql`coalesce(member.company_name, member.company_local_name, member.login_user_name)`,
  date: sql`membership_request.created_at`,
};

export function listRequests(db: Db, filter: RequestFilter, { limit, offset, sort }: Slice) {
  const found = requests(db, filter)
    .leftJoin('account as assigned', 'assigned.id', 'membership_request.assigned_to')
    .leftJoin('account as decider', 'decider.id', 'membership_request.decided_by')
    .selectAll('membership_request')
    .select([
      'member.login_user_name',
      'member.charge_state',
      'member.charge_expire_date',
      'member.can_visit_module',
      'member.charge_state_en',
      'member.charge_en_expire_date',
      'member.can_visit_module_en',
      'assigned.login_user_name as assigned_name',
      'decider.login_user_name as decider_name',
    ]);
  return sortBy(found, sort, sorted)
    .orderBy('membership_request.created_at', 'desc')
    .orderBy('membership_request.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type RequestRow = Awaited<ReturnType<typeof listRequests>>[number];

export function countRequests(db: Db, filter: RequestFilter): Promise<number> {
  return countRows(requests(db, filter));
}

export function listNotes(db: Db, requestIds: readonly number[]) {
  if (requestIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('membership_request_note')
    .leftJoin('account', 'account.id', 'membership_request_note.author_id')
    .select(['request_id', 'author_id', 'note', 'membership_request_note.created_at', 'account.login_user_name'])
    .where('request_id', 'in', [...requestIds])
    .orderBy('membership_request_note.created_at')
    .orderBy('membership_request_note.id')
    .execute();
}

export function lockRequest(db: Db, id: number) {
  return db.selectFrom('membership_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setAssigned(db: Db, id: number, staffId: number | null): Promise<void> {
  await db.updateTable('membership_request').set({ assigned_to: staffId }).where('id', '=', id).execute();
}

export async function isDeskStaff(db: Db, staffId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', staffId)
    .where('staff_role', 'in', ['desk', 'admin'])
    .where('state', '=', 'normal')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertNote(
  db: Db,
  note: { readonly requestId: number; readonly authorId: number; readonly text: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('membership_request_note')
    .values({ request_id: note.requestId, author_id: note.authorId, note: note.text, created_at: note.now })
    .execute();
}

export async function setContacted(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('membership_request')
    .set({ state: 'contacted', contacted_at: now })
    .where('id', '=', id)
    .where('state', '=', 'new')
    .execute();
}

/** Time of the last recent call noted on a request of the member; null where there was none. */
export async function findLastContact(db: Db, memberId: number, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('membership_request')
    .select('contacted_at')
    .where('user_id', '=', memberId)
    .where('contacted_at', '>=', new Date(now.getTime() - phoneCheckDays * dayMs))
    .orderBy('contacted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.contacted_at ?? null;
}

export interface Decision {
  readonly id: number;
  readonly state: 'granted' | 'refused';
  readonly staffId: number;
  readonly reason: string | null;
  readonly now: Date;
}

export async function decide(db: Db, { id, state, staffId, reason, now }: Decision): Promise<void> {
  await db
    .updateTable('membership_request')
    .set({ state, decided_at: now, decided_by: staffId, reason })
    .where('id', '=', id)
    .execute();
}

export type OpenState = 'new' | 'contacted';

export async function reopen(db: Db, id: number, state: OpenState): Promise<void> {
  const open = { state, decided_at: null, decided_by: null, reason: null };
  await db.updateTable('membership_request').set(open).where('id', '=', id).execute();
}

/** Takes "applied" back where no other request is open: to lapsed after a membership, else to none. */
export async function clearApplied(
  db: Db,
  { userId, edition, now }: { readonly userId: number; readonly edition: 'cn' | 'en'; readonly now: Date },
): Promise<void> {
  const [state, expires, matches] =
    edition === 'cn'
      ? (['charge_state', 'charge_expire_date', 'for_cn'] as const)
      : (['charge_state_en', 'charge_en_expire_date', 'for_en'] as const);
  await db
    .updateTable('account')
    .set((expression) => ({
      [state]: expression.case().when(expires, '<=', now).then(4).else(0).end(),
    }))
    .where('id', '=', userId)
    .where(state, '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership_request')
            .select('id')
            .where('user_id', '=', userId)
            .where(matches, '=', true)
            .where('membership_request.state', 'in', ['new', 'contacted']),
        ),
      ),
    )
    .execute();
}
